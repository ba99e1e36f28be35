import { isAborted } from '@freight/client';
import { pause } from '@freight/client/pause';
import { useEffect, useEffectEvent } from 'react';
import {
  type DraftContents,
  noFailure,
  noPricing,
  type OrderDraft,
  type Priced,
} from '#elements/send/draft/draft.ts';
import { keepPrice, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { explain } from '#i18n/explain.ts';
import { useStore } from '#platform/useStore.ts';
import { askPrice, inputsOf } from './askPrice.ts';
import { checkGoods } from './checkSteps.ts';

/** Milliseconds without a change of the inputs before they are priced [PRICE-03]. */
const debounce = 500;

/** The result of the price call for the draft as it is now; null while there is only an older one. */
export const currentPrice = ({ draft, priced }: OrderDraft): Priced | null =>
  priced?.inputs === inputsOf(draft) ? priced : null;

async function ask(draft: DraftContents, inputs: string, signal: AbortSignal): Promise<void> {
  try {
    await pause(debounce, signal);
    const { pricing, priced, promisedBy } = await askPrice(draft, signal);
    keepPrice(pricing, priced, promisedBy);
  } catch (error) {
    if (signal.aborted || isAborted(error)) return;
    const { status: _, cause: __, ...failure } = explain(error);
    keepPrice(noPricing, { inputs, failure: 'failed', ...failure });
  }
}

/**
 * The price of the draft, requested once per set of inputs, even if that fails; only `recalculate` repeats a failed
 * request [PRICE-04] (OPEN-60). Null while the price is being calculated [PRICE-01].
 */
export function usePrice(): Priced | null {
  const draft = useStore(orderDraft(), (state) => state.draft);
  const priced = useStore(orderDraft(), currentPrice);
  const inputs = inputsOf(draft);
  const isKnown = priced !== null;
  const latestDraft = useEffectEvent(() => draft);

  useEffect(() => {
    if (isKnown) return;
    const draft = latestDraft();
    if (Object.keys(checkGoods(draft)).length > 0) {
      keepPrice(noPricing, { inputs, failure: 'missing', ...noFailure });
      return;
    }
    const aborted = new AbortController();
    void ask(draft, inputs, aborted.signal);
    return () => aborted.abort();
  }, [inputs, isKnown]);

  return priced;
}
