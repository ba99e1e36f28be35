import { expect, test } from 'vitest';
import { newCaseNumber, readCaseNumber } from './caseNumber.ts';
import { endOfDay } from './deadlines.ts';

test.each([
  ['in winter', '2026-11-22T14:00:00Z', 7, '2026-11-29T22:59:59.999Z'],
  ['in summer', '2026-07-01T14:00:00Z', 14, '2026-07-15T21:59:59.999Z'],
  ['late in the evening, which is the next day there', '2026-11-22T23:30:00Z', 7, '2026-11-30T22:59:59.999Z'],
  ['over the night the clocks go forward', '2026-03-26T12:00:00Z', 3, '2026-03-29T21:59:59.999Z'],
  ['to the night before it', '2026-03-26T12:00:00Z', 2, '2026-03-28T22:59:59.999Z'],
  ['over the night the clocks go back', '2026-10-22T12:00:00Z', 3, '2026-10-25T22:59:59.999Z'],
])('a deadline ends with its day where the goods were delivered: %s [K6]', (_, from, days, until) => {
  expect(endOfDay(new Date(from), days).toISOString()).toBe(until);
});

test('reads a case number as people type it, and finds a wrong character [K6]', () => {
  for (let times = 0; times < 200; times += 1) {
    const made = newCaseNumber();
    expect(made).toMatch(/^S(-[0-9A-HJKMNP-TV-Z]{3}){3}$/);
    const typed = made.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    for (const way of [typed, made.slice(2), made.replaceAll('-', ' ')])
      expect(readCaseNumber(way)).toBe(made);
    const wrong = made.replace(/.$/, (last) => (last === 'X' ? 'Y' : 'X'));
    expect(readCaseNumber(wrong)).toBeUndefined();
  }
  for (const typed of ['', 'S', 'S-123', 'FR7K-2M9P-QX4T']) expect(readCaseNumber(typed)).toBeUndefined();
});
