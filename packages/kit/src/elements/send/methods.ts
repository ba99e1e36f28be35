import { camelCase } from '#bridge/definition.ts';
import type { Called, Method, Methods } from '#bridge/methods/method.ts';
import { methodError } from '#bridge/methods/methodError.ts';
import { prefillAttributes } from './prefill/definition.ts';

const names = Object.keys(prefillAttributes).map(camelCase);

/** Sets the properties of these names to the values of a page, all or none of them. */
export const prefillOf =
  (known: readonly string[]): Method =>
  async ({ host }, given) => {
    const values: Readonly<Record<string, unknown>> = Object(given);
    if (values !== given) throw methodError('method-argument', 'prefill() needs an object with values.');
    const other = Object.keys(values).find((name) => !known.includes(name));
    if (other) throw methodError('method-argument', `prefill() has no value ${other.slice(0, 30)}.`);
    const { readGiven } = await import('./prefill/readGiven.ts');
    const [refusal] = readGiven(values).refusals;
    if (refusal)
      throw methodError('method-argument', `prefill() cannot use ${refusal.name}: ${refusal.reason}.`);
    Object.assign(host, values);
  };

/** Gives up the order of this tab and starts the element from scratch. */
export async function resetSending({ remount }: Called): Promise<void> {
  const { discardDraft, orderDraft } = await import('./draft/orderDraft.ts');
  if (orderDraft().getState().orderedAt)
    throw methodError('method-unavailable', 'It is not known yet whether the order has been placed.');
  discardDraft();
  remount();
}

export const methods: Methods = { prefill: prefillOf(names), reset: resetSending };
