import { partnerKeyHeader, paths } from '@freight/contract';
import { configuration } from '#platform/configuration.ts';
import type { ProblemCode } from '#platform/problemCodes.ts';
import { isWebPage } from './explainingFetch.ts';

/** How long the API took to answer this page, or why it cannot be had. */
export interface ApiAnswer {
  milliseconds: number;
  code: ProblemCode | undefined;
}

/** Milliseconds. */
const patience = 4_000;

/** Asks the API as an element would, with the page's key; never rejects. */
export async function askApi(api: string): Promise<ApiAnswer> {
  const begun = performance.now();
  const { key } = configuration.getState();
  const answer = await fetch(api + paths.capabilities, {
    ...(key && { headers: { [partnerKeyHeader]: key } }),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  const milliseconds = performance.now() - begun;
  // An API without capabilities says so in JSON.
  if (answer && answer.status !== 403 && !isWebPage(answer)) return { milliseconds, code: undefined };
  const { causeOf, codeOf } = await import('./explainFailure.ts');
  const code = answer ? await codeOf(answer) : await causeOf(api);
  return { milliseconds, code: code ?? 'api-unreachable' };
}
