import { expect, test } from 'vitest';
import { newCaseNumber, readCaseNumber } from './caseNumber.ts';

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
