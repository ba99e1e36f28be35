import { expect, test } from 'vitest';
import { promiseMail } from './promiseMail.ts';

const minute = 60_000;
const lateAfter = 15 * minute;
const base = Date.parse('2026-11-22T12:00:00Z');
/** A promise expected so many minutes after noon, with half an hour before and after. */
function promised(expectedAt: number) {
  const at = (minutes: number) => new Date(base + minutes * minute).toISOString();
  return { from: at(expectedAt - 30), to: at(expectedAt + 30), at: at(-300), expected: at(expectedAt) };
}
/** The notes of the mails that a row of promises leads to, as they are added one by one. */
function notesOf(...minutes: number[]): string[] {
  const arrivals = minutes.map(promised);
  const notes: string[] = [];
  for (let count = 1; count <= arrivals.length; count++) {
    const name = promiseMail(arrivals.slice(0, count), notes, lateAfter);
    if (name) notes.push(`${name} ${count - 1}`);
  }
  return notes;
}

test('needs no mail for the first promise, nor for one that is less late than the setting [K1]', () => {
  expect(notesOf(0)).toEqual([]);
  expect(notesOf(0, 45)).toEqual([]);
  expect(notesOf(0, 46)).toEqual(['late 1']);
});

test('adds up delays that are not late alone [K1]', () => {
  expect(notesOf(0, 25, 50)).toEqual(['late 2']);
});

test('needs one mail for a delay, and another only when it is as late again [K1]', () => {
  expect(notesOf(0, 60, 80, 105)).toEqual(['late 1']);
  expect(notesOf(0, 60, 80, 106)).toEqual(['late 1', 'late 3']);
});

test('needs one mail when a late order is expected within the first promise again [K1]', () => {
  expect(notesOf(0, 60, 31)).toEqual(['late 1']);
  expect(notesOf(0, 60, 30)).toEqual(['late 1', 'caughtUp 2']);
  expect(notesOf(0, 60, 30, 15)).toEqual(['late 1', 'caughtUp 2']);
  expect(notesOf(0, 20, 0)).toEqual([]);
  expect(notesOf(0, 60, 30, 76)).toEqual(['late 1', 'caughtUp 2', 'late 3']);
});

test('measures delays by the day that the customer asked for, from then on [K4]', () => {
  const asked = { ...promised(1_440), reason: 'customerAsked' as const };
  const name = (...arrivals: Parameters<typeof promiseMail>[0]) => promiseMail(arrivals, [], lateAfter);
  expect(name(promised(0), asked)).toBeUndefined();
  expect(name(promised(0), asked, promised(1_440 + 45))).toBeUndefined();
  expect(name(promised(0), asked, promised(1_440 + 46))).toBe('late');
  expect(promiseMail([promised(0), promised(60), asked], ['late 1'], lateAfter)).toBeUndefined();
});

test('ignores notes of other mails, and of promises an order that began again does not have yet', () => {
  const arrivals = [promised(0), promised(60)];
  expect(promiseMail(arrivals, ['onTheWay', 'late', 'late 3'], lateAfter)).toBe('late');
});
