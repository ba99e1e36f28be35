import { type CapabilityName, capabilityVersions, paths } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf } from '#fields/fields.ts';
import { parseBody } from '#http/body.ts';

const names = Object.keys(capabilityVersions) as CapabilityName[];

/** Capabilities listed at a version this client supports; empty for any other answer. */
function readCapabilities(answer: unknown): readonly CapabilityName[] {
  const body = fieldsOf(answer);
  const listed = fieldsOf(body['data'] ?? body);
  return names.filter((name) => fieldsOf(listed[name])['version'] === capabilityVersions[name]);
}

/** What the API has beyond the documented contract. */
export function createCapabilities({ send }: Pick<Core, 'send'>) {
  async function ask(): Promise<readonly CapabilityName[]> {
    try {
      // Without a token: the answer is the same for all users, and a refusal must not touch the session.
      const answer = await send('GET', paths.capabilities, { bearer: '' });
      return readCapabilities(parseBody(await answer.text()));
    } catch {
      return [];
    }
  }
  let asked: Promise<readonly CapabilityName[]> | undefined;
  return {
    /** Never rejects: the list is empty if the API gives no answer, or another one. It is requested once. */
    offered: (): Promise<readonly CapabilityName[]> => {
      asked ??= ask();
      return asked;
    },
  };
}
