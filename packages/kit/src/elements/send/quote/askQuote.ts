import { createQuotes, type QuoteInput } from '@freight/client';
import { pause } from '@freight/client/pause';
import type { Quote } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';

/** Milliseconds without a change of the measures before they are priced. */
const rest = 350;

/** The lowest price of a transport, requested when the visitor has paused. */
export async function askQuote(input: QuoteInput, signal: AbortSignal): Promise<Quote> {
  await pause(rest, signal);
  return pageApi(createQuotes).quote(input, { signal });
}
