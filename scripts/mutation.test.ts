import { expect, test } from 'vitest';
import { pageOf, scoreOf } from './mutation.mjs';

const at = (line: number) => ({ start: { line } });
const mutants = [
  { status: 'Killed', location: at(1) },
  { status: 'Timeout', location: at(1) },
  { status: 'Ignored', location: at(1) },
  { status: 'NoCoverage', replacement: 'a || b', location: at(1) },
  { status: 'Survived', replacement: '', location: at(2) },
];

test('a score is what was noticed of what could be, without what was left out', () => {
  expect(scoreOf(mutants)).toBe(50);
  expect(scoreOf([])).toBe(100);
});

test('the page names each file with its score and each change that nobody noticed, and keeps what people wrote', () => {
  const before = 'Above.\n<!-- run -->\nold\n<!-- /run -->\nBelow.';
  const page = pageOf(before, { 'a.ts': { source: 'if (a | b) {\n  c();\n}', mutants } }, '2026-11-23, here');
  expect(page).toContain('**50.0 %** of 4 changes');
  expect(page).toContain('| a.ts | 4 | 2 | 2 | 50 % |');
  expect(page).toContain('| a.ts:1 | `if (a \\| b) {` | `a \\|\\| b` |');
  expect(page).toContain('| a.ts:2 | `c();` | nothing |');
  expect(page).not.toContain('old');
  expect(page).toMatch(/^Above\.[\s\S]*Below\.$/);
  expect(() => pageOf('', {}, '')).toThrow('no place');
});
