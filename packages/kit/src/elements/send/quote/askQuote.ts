import { createQuotes, type QuoteInput } from '@freight/client';
import type { Quote } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';

/** Milliseconds without a change of the measures before they are priced. */
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

/** The lowest price of a transport, requested when the visitor has paused. */
export async function askQuote(input: QuoteInput, signal: AbortSignal): Promise<Quote> {
  await afterRest(signal);
  return pageApi(createQuotes).quote(input, { signal });
}
