import { createQuotes, type QuoteInput } from '@freight/client';
import type { Quote } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';

/** Milliseconds the measures must have rested before they are priced. */
const rest = 350;

function afterRest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, rest);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** What a transport costs at least, asked for when the person has paused. */
export async function askQuote(input: QuoteInput, signal: AbortSignal): Promise<Quote> {
  await afterRest(signal);
  return pageApi(createQuotes).quote(input, { signal });
}
