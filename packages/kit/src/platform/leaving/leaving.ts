/**
 * The page while it is being left. Browsers then end its requests, some before `pagehide` (Firefox, after `beforeunload`):
 * no failure of anything, and there is nobody to report it to. A page that comes out of the back-forward cache goes on.
 */

/** Milliseconds. After it, a page that should have been left has stayed: the link was a download, or a phone number. */
const staysAfter = 5_000;

let departures = 0;
let away: { back: Promise<void>; comeBack: () => void } | undefined;
let stays: ReturnType<typeof setTimeout> | undefined;

function leave(): void {
  departures += 1;
  clearTimeout(stays);
  if (away) return;
  let comeBack = () => {};
  const back = new Promise<void>((resolve) => {
    comeBack = resolve;
  });
  away = { back, comeBack };
}

function stay(): void {
  clearTimeout(stays);
  away?.comeBack();
  away = undefined;
}

if (typeof window !== 'undefined') {
  // Before the page's own listeners, which may end the event.
  const options = { capture: true };
  addEventListener('pagehide', leave, options);
  addEventListener('pageshow', stay, options);
  addEventListener(
    'beforeunload',
    () => {
      leave();
      stays = setTimeout(stay, staysAfter);
    },
    options,
  );
}

/** Whether the page is being left, or is in the back-forward cache. */
export const isLeaving = (): boolean => away !== undefined;

export interface Attempt {
  /** Whether it may be made again, as reading may: sending could happen twice. */
  isRepeatable: boolean;
  /** Whether its failure is an answer, which no leaving has cut off; none is by default. */
  isAnswer?: (error: unknown) => boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Settles as the attempt does, unless the page was left meanwhile and no answer came: then not before the page is back,
 * with a second attempt if that is allowed, else with the failure. Rejects with the signal's reason if it aborts.
 */
export async function unlessLeft<Result>(attempt: () => Promise<Result>, options: Attempt): Promise<Result> {
  const { isRepeatable, isAnswer, signal } = options;
  const before = departures;
  try {
    return await attempt();
  } catch (error) {
    if (isAnswer?.(error) || signal?.aborted || (!away && departures === before)) throw error;
    await untilBack(signal);
    if (!isRepeatable) throw error;
    return unlessLeft(attempt, options);
  }
}

/** Resolves when the page is here; never if it does not come back. */
function untilBack(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    (away?.back ?? Promise.resolve()).then(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
  });
}
