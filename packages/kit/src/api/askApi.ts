import { firstPaths, partnerKeyHeader } from '@freight/contract';
import { configuration } from '#platform/configuration.ts';
import type { ProblemCode } from '#platform/problems/problemCodes.ts';
import { isWebPage } from './calls/explainingFetch.ts';

/** How long the API took to answer this page, or why it cannot be reached. */
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
  const answer = await fetch(api + firstPaths.capabilities, {
    ...(key && { headers: { [partnerKeyHeader]: key } }),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  const milliseconds = performance.now() - begun;
  if (answer?.ok && !isWebPage(answer)) return { milliseconds, code: undefined };
  const { causeOf, codeOf, isApi } = await import('./explainFailure.ts');
  if (!answer) return { milliseconds, code: (await causeOf(api)) ?? 'api-unreachable' };
  // An API without capabilities is still an API.
  const code = answer.status === 403 ? await codeOf(api, answer) : undefined;
  return { milliseconds, code: code ?? ((await isApi(api)) ? undefined : 'api-wrong') };
}
