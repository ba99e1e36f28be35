import type { StoredArrival } from '#db/schema/orders.ts';
import type { PromiseMailName } from './orderTexts.ts';

/** The mail about a promise as it is noted in `order_mails`: its name and the index of the promise. */
export const promiseMailNote = (name: PromiseMailName, index: number): string => `${name} ${index}`;

function readNote(note: string): { name: PromiseMailName; index: number } | undefined {
  const [, name, index] = /^(late|caughtUp) (\d+)$/.exec(note) ?? [];
  return name === 'late' || name === 'caughtUp' ? { name, index: Number(index) } : undefined;
}

/**
 * The mail that an order's newest promise needs, if any. The customer knows the first promise, or the one of the last
 * such mail: what is expected later than that by more than `lateAfterMs` is late. What was late and is expected within
 * the first promise again has been caught up.
 */
export function promiseMail(
  arrivals: readonly StoredArrival[],
  notes: readonly string[],
  lateAfterMs: number,
): PromiseMailName | undefined {
  const newest = arrivals.length - 1;
  // What customers asked for themselves is not late: it is what they know from then on.
  const asked = Math.max(
    0,
    arrivals.findLastIndex(({ reason }) => reason === 'customerAsked'),
  );
  // An order of the demo begins again: notes about promises that it does not have yet are of an earlier time.
  const sent = notes
    .flatMap((note) => readNote(note) ?? [])
    .filter(({ index }) => index > asked && index < newest)
    .sort((a, b) => b.index - a.index)[0];
  const [first, known, last] = [arrivals[asked], arrivals[sent?.index ?? asked], arrivals[newest]];
  if (newest < 1 || !first || !known || !last) return undefined;
  const expected = Date.parse(last.expected);
  if (expected > Date.parse(known.to) + lateAfterMs) return 'late';
  return sent?.name === 'late' && expected <= Date.parse(first.to) ? 'caughtUp' : undefined;
}
