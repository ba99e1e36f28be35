import { expect, test } from 'vitest';
import { requireUncommon } from './commonPasswords.ts';

const accepts = (password: string, email = 'anna.exempel@example.com'): boolean => {
  try {
    requireUncommon(password, email);
    return true;
  } catch {
    return false;
  }
};

test.each([
  'letmein123',
  'Letmein!!!',
  'l3tm3in99',
  'letmeinletmein',
  'freight1',
  'Freight2026',
  '1freight1',
  'frakt1234',
  'P@ssw0rd1',
  'dragon2024!',
  '12monkey12',
  'qwerty!!',
  'Sommar2026',
  'iloveyou1',
  'anna.exempel1',
])('refuses %s [S26]', (password) => {
  expect(accepts(password)).toBe(false);
});

test.each([
  'correct horse battery',
  'freight-demo-2026',
  'björk-och-tall-7',
  'letmein to the office',
  'monkey83710255614',
  'x9!kPq2z',
  'Kv4rnbäcken',
])('accepts %s [S26]', (password) => {
  expect(accepts(password)).toBe(true);
});
