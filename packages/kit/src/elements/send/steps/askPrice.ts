import { createOrdering, priceInputOf } from '@freight/client';
import { etaHours } from '@freight/client/format';
import { pageApi } from '#api/calls/pageApi.ts';
import { type DraftContents, noFailure, type Priced, type Pricing } from '#elements/send/draft/draft.ts';
import { apiOrigin } from '#platform/configuration.ts';

/** What a price depends on. */
export const inputsOf = (draft: DraftContents): string => JSON.stringify(priceInputOf(draft));

/** The price of a draft, and which API has promised with it to recognise the order by its key. Rejects as the call does. */
export async function askPrice(
  draft: DraftContents,
  signal: AbortSignal,
): Promise<{ pricing: Pricing; priced: Priced; promisedBy: string }> {
  const ordering = pageApi(createOrdering);
  const { estimatedPrice, distance, routeId, appliedPreferences, ...parts } = await ordering.calculatePrice(
    draft,
    { signal },
  );
  return {
    pricing: { estimatedPrice, distance, eta: etaHours(distance), routeId, appliedPreferences },
    priced: {
      inputs: inputsOf(draft),
      failure: '',
      ...noFailure,
      soonestPrice: estimatedPrice,
      ...parts,
    },
    promisedBy: ordering.recognisesKeys() ? apiOrigin() : '',
  };
}
