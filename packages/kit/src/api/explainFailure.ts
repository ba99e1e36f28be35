import { isAborted } from '@freight/client';
import { firstPaths } from '@freight/contract';
import { outsideText } from '#i18n/outsideTexts.ts';
import { replaceText } from '#i18n/texts.ts';
import { configuration } from '#platform/configuration.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import type { ProblemCode } from '#platform/problems/problemCodes.ts';
import { report } from '#platform/report.ts';

/** Milliseconds for each probe; a person is waiting. */
const patience = 4_000;

const ask = (address: string, mode: RequestMode) =>
  fetch(address, {
    mode,
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  );

/** Why the API's answers do not reach the page; undefined for a lost connection, which is no setup error. */
export async function causeOf(api: string): Promise<ProblemCode | undefined> {
  if (!navigator.onLine || api === self.origin) return undefined;
  const listening = new AbortController();
  let isBlocked = false;
  const note = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === 'connect-src' && blockedURI.startsWith(api);
  };
  pageDocument.addEventListener('securitypolicyviolation', note, { signal: listening.signal });
  const address = api + firstPaths.capabilities;
  // A server may keep its answers from all foreign pages, but not its scripts.
  const forAll = import.meta.url.startsWith(`${api}/`) ? import.meta.url : address;
  // Any answer will do, even a 404.
  const [mayRead, answers] = await Promise.all([ask(address, 'cors'), ask(forAll, 'no-cors')]);
  // A browser rejects the call first and dispatches the violation event in a later task.
  if (!answers) await new Promise((resolve) => setTimeout(resolve, 50));
  listening.abort();
  if (isBlocked) return 'policy-blocked';
  if (mayRead) return undefined;
  return answers ? 'origin-refused' : 'api-unreachable';
}

/**
 * Whether the API is at this address, although one of its answers does not look like it: its orders are behind a login,
 * which no other server asks for at this path.
 */
export const isApi = (api: string): Promise<boolean> =>
  fetch(api + firstPaths.transports, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  }).then(
    ({ status }) => status === 401,
    () => false,
  );

/** Statuses of a web server that does not have this address, or has one page for all addresses. */
const nowhere = [200, 404, 405];

/** Codes the reference API sends to pages that its operator has not allowed, and the problem each of them means. */
const refusals: Readonly<Record<string, ProblemCode>> = {
  'origin-not-allowed': 'origin-refused',
  'key-unknown': 'key-unknown',
};

/** Why the API refused a call, or `api-wrong` if the answer does not come from an API. */
export async function codeOf(api: string, answer: Response): Promise<ProblemCode | undefined> {
  if (answer.status !== 403)
    return nowhere.includes(answer.status) && !(await isApi(api)) ? 'api-wrong' : undefined;
  const { code } = (await answer.clone().json()) as { code?: string };
  return refusals[code ?? ''];
}

/** Milliseconds for which the answer to one probe holds for all calls that fail in the same way. */
const probedFor = 30_000;

/** By API and the status of its answer, 0 without an answer. */
const probes = new Map<string, { at: number; code: Promise<ProblemCode | undefined> }>();

/** A probe that failed while offline does not apply to the next call. */
addEventListener('online', () => probes.clear());

/** Why a call failed; calls that fail together, or soon after each other, wait for one probe. */
function probe(api: string, answer: Response | undefined): Promise<ProblemCode | undefined> {
  const kind = `${answer?.status ?? 0} ${api}`;
  const at = performance.now();
  const known = probes.get(kind);
  if (known && at - known.at < probedFor) return known.code;
  const code = answer ? codeOf(api, answer) : causeOf(api);
  probes.set(kind, { at, code });
  return code;
}

/**
 * Reports why a first call failed, was refused or was answered by a web page. If the page is the cause, visitors see
 * another message. True if a web page answered, which knows no orders.
 */
export async function explainFailure(api: string, result: Response | { error: unknown }): Promise<boolean> {
  const isAnswer = result instanceof Response;
  if (!isAnswer && isAborted(result.error)) return false;
  const code = await probe(api, isAnswer ? result : undefined);
  if (!code) return false;
  report(code, {
    api,
    origin: self.origin,
    key: configuration.getState().key,
    directive: 'connect-src, with wss: for live updates',
  });
  const sentence = outsideText('unreachable');
  replaceText('common', 'error.network', sentence);
  replaceText('errors', 'network', sentence);
  return code === 'api-wrong';
}
