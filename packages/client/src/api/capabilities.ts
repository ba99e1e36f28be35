import { type CapabilityName, capabilityVersions, firstPaths } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError } from '#errors/apiError.ts';
import { fieldsOf, list } from '#fields/fields.ts';
import { parseBody } from '#http/body.ts';

/** What the API has beyond the documented contract, by name; only at a version this client supports. */
type Offered = Partial<Record<CapabilityName, Record<string, unknown>>>;

/** From whom messages of the company come; a host that begins with `*.` covers all below it. */
export interface KnownSenders {
  hosts: readonly string[];
  names: readonly string[];
  phones: readonly string[];
}

const names = Object.keys(capabilityVersions) as CapabilityName[];

/** Empty for any other answer. */
function readCapabilities(answer: unknown): Offered {
  const body = fieldsOf(answer);
  const listed = fieldsOf(body['data'] ?? body);
  return Object.fromEntries(
    names
      .map((name) => [name, fieldsOf(listed[name])] as const)
      .filter(([name, facts]) => facts['version'] === capabilityVersions[name]),
  );
}

const texts = (value: unknown): string[] =>
  list(value)
    .filter((one) => typeof one === 'string')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What the API has beyond the documented contract. */
export function createCapabilities({ send }: Pick<Core, 'send'>) {
  let asked: Promise<Offered> | undefined;
  const noAnswer = (reason: unknown): undefined => {
    // A refusal is an answer, after which there is nothing more to ask.
    if (!(reason instanceof ApiError && reason.status > 0)) asked = undefined;
  };
  async function ask(): Promise<Offered> {
    // Without a token: the answer is the same for all users, and a refusal must not touch the session.
    const answer = await send('GET', firstPaths.capabilities, { bearer: '' }).catch(noAnswer);
    return readCapabilities(parseBody((await answer?.text().catch(noAnswer)) ?? ''));
  }
  const offers = () => {
    asked ??= ask();
    return asked;
  };
  return {
    /** Never rejects: the list is empty if the API gives no answer, or another one. It is requested until it is answered. */
    async offered(): Promise<readonly CapabilityName[]> {
      return Object.keys(await offers()) as CapabilityName[];
    },

    /** Whether the API has answered, a refusal included; without that an empty list means nothing. */
    hasAnswered: (): boolean => asked !== undefined,

    /** The facts of a capability beside its version; undefined if it does not offer it. */
    facts: async (name: CapabilityName): Promise<Offered[CapabilityName]> => (await offers())[name],

    /** From whom messages of the company come; undefined if the API does not say by which hosts its links are known. */
    async senders(): Promise<KnownSenders | undefined> {
      const { senders } = await offers();
      const hosts = texts(senders?.['hosts']).map((host) => host.toLowerCase());
      if (hosts.length === 0) return undefined;
      return { hosts, names: texts(senders?.['names']), phones: texts(senders?.['phones']) };
    },
  };
}
