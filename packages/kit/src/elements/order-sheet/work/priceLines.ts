import { isAborted } from '@freight/client';
import { dropoffText, type Line, pickupText, stateOf } from '#elements/order-sheet/lines/line.ts';
import { findPlace } from '#elements/send/prefill/findPlace.ts';
import { askPrice } from '#elements/send/steps/askPrice.ts';
import { explain, type Failure } from '#i18n/explain.ts';
import type { Location } from '#maps/places/places.ts';
import { changeLine, onBestDay, orderSheet, withSending } from './sheet.ts';

/** Lines that are priced at the same time: more would only wait for the same server. */
const atOnce = 4;
/** Milliseconds after which prices are asked for again where none was to be had. */
const pause = 5_000;
/** Answers that say nothing about the line: none at all, too many calls, or a server that is not there. */
const tellsNothing = [0, 429, 502, 503, 504];

/** Looks an address up once, however many lines have it; a search that failed is made again. */
function searchOnce(signal: AbortSignal) {
  const known = new Map<string, Promise<Location | undefined>>();
  return (text: string): Promise<Location | undefined> => {
    const found =
      known.get(text) ??
      findPlace({ text }, signal).catch((error: unknown) => {
        known.delete(text);
        throw error;
      });
    known.set(text, found);
    return found;
  };
}

/** Puts an answer into its line, if that is still the line it was asked for. */
function answer(asked: Line, change: (line: Line) => Line): void {
  const { idempotencyKey, draft } = asked.sending;
  changeLine(idempotencyKey, (line) => {
    const isSame = line.texts === asked.texts && line.sending.draft.selectedVehicle === draft.selectedVehicle;
    return isSame && stateOf(line) === 'open' ? change(line) : line;
  });
}

async function priceLine(
  asked: Line,
  search: ReturnType<typeof searchOnce>,
  signal: AbortSignal,
): Promise<void> {
  const { texts, sending } = asked;
  const { pickup: shared } = orderSheet().getState();
  const own = pickupText(texts);
  const ends = {
    pickup: sending.draft.pickupLocation ?? (own ? await search(own) : shared),
    dropoff: sending.draft.dropoffLocation ?? (await search(dropoffText(texts))),
  };
  for (const at of ['dropoff', 'pickup'] as const) {
    if (ends[at]) continue;
    answer(asked, (line) => ({ ...line, trouble: { at } }));
    return;
  }
  const draft = {
    ...sending.draft,
    pickupLocation: ends.pickup ?? null,
    dropoffLocation: ends.dropoff ?? null,
  };
  const { pricing, priced, promisedBy } = await askPrice(draft, signal);
  answer(asked, (line) => {
    const answered = withSending(line, { draft: { ...draft, pricing }, priced, promisedBy });
    return onBestDay(answered, orderSheet().getState().until);
  });
}

/**
 * Looks up and prices all open lines of the sheet, also those that become open meanwhile, until the signal ends it. While no
 * answer is to be had it pauses and calls back with the reason, then with nothing.
 */
export function priceLines(signal: AbortSignal, onPause: (reason?: Failure) => void): void {
  const search = searchOnce(signal);
  const underWay = new Set<string>();
  let paused: ReturnType<typeof setTimeout> | undefined;
  async function work(key: string, line: Line): Promise<void> {
    underWay.add(key);
    try {
      await priceLine(line, search, signal);
      if (!signal.aborted && paused === undefined) onPause();
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      const { status, cause: _, ...failure } = explain(error);
      if (tellsNothing.includes(status)) {
        onPause(failure);
        paused ??= setTimeout(goOn, pause);
        return;
      }
      answer(line, (asked) => ({ ...asked, trouble: { at: 'price', failure } }));
    } finally {
      underWay.delete(key);
      if (!signal.aborted) begin();
    }
  }
  function goOn(): void {
    paused = undefined;
    begin();
  }
  function begin(): void {
    if (paused !== undefined) return;
    const { lines, pickup } = orderSheet().getState();
    for (const line of lines) {
      if (underWay.size >= atOnce) return;
      const key = line.sending.idempotencyKey;
      const hasPickup = pickup !== null || line.texts.pickup !== undefined;
      if (!underWay.has(key) && hasPickup && stateOf(line) === 'open') void work(key, line);
    }
  }
  const stop = orderSheet().subscribe(begin);
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(paused);
  });
  begin();
}
