import { allPieces, createQuotes, type QuoteInput, type TransportDraft } from '@freight/client';
import { pause } from '@freight/client/pause';
import type { Quote } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';

/** Milliseconds without a change of the measures before they are priced. */
const rest = 350;

/** The lowest price of a draft that has its places and the measures of all its pieces; else undefined. */
export async function askDraftQuote(draft: TransportDraft, signal: AbortSignal): Promise<Quote | undefined> {
  const { pickupLocation: pickup, dropoffLocation: dropoff, packageDetails } = draft;
  if (!pickup || !dropoff) return undefined;
  const { weight, dimensions } = packageDetails;
  return askQuote({ pickup, dropoff, weight, dimensions, pieces: allPieces(draft) }, signal);
}

/** The lowest price of a transport, requested when the visitor has paused. */
export async function askQuote(input: QuoteInput, signal: AbortSignal): Promise<Quote> {
  await pause(rest, signal);
  return pageApi(createQuotes).quote(input, { signal });
}
