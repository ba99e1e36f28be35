import { createCapabilities } from '@freight/client';
import type { CapabilityName } from '@freight/contract';
import { pageCore } from '#api/calls/core.ts';

/** The request that the page has sent. */
let asked: ReturnType<typeof createCapabilities> | undefined;

/** What the page's API has beyond the documented contract, and whether it has answered at all. */
export async function offered(): Promise<{ offered: readonly CapabilityName[]; isAnswered: boolean }> {
  const capabilities = createCapabilities(pageCore());
  asked = capabilities;
  return { offered: await capabilities.offered(), isAnswered: capabilities.hasAnswered() };
}

/** The facts of a capability in the same answer; undefined if the API does not offer it. */
export const factsOf = (name: CapabilityName) => (asked ?? createCapabilities(pageCore())).facts(name);
