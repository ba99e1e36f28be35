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

test('a score is the share of changes noticed, without the ignored ones', () => {
  expect(scoreOf(mutants)).toBe(50);
  expect(scoreOf([])).toBe(100);
});

const about = { on: '2026-11-23, here', tried: ['a.ts', 'b.ts', 'c.ts'], mutatedLines: 300, lines: 2_000 };
const empty = 'Above.\n<!-- run -->\nold\n<!-- /run -->\nBelow.';
const run = { 'a.ts': { source: 'if (a | b) {\n  c();\n}', mutants } };

test('the page lists each file with its score and each unnoticed change, and keeps hand-written text', () => {
  const page = pageOf(empty, run, about);
  expect(page).toContain('**50.0 %** of 4 changes');
  expect(page).toContain('| a.ts | 4 | 2 | 2 | 50 % |');
  expect(page).toContain('| a.ts:1 | `if (a \\| b) {` | `a \\|\\| b` |');
  expect(page).toContain('| a.ts:2 | `c();` | nothing |');
  expect(page).not.toContain('old');
  expect(page).toMatch(/^Above\.[\s\S]*Below\.$/);
  expect(() => pageOf('', {}, about)).toThrow('no place');
});

test('the page shows which share of the lines is mutated, and lists the files not tried yet [T10]', () => {
  const page = pageOf(empty, run, about);
  expect(page).toContain('3 files with 300 lines: **15.0 %** of the 2000 lines');
  expect(page).toContain('Not tried yet:\n\n- b.ts\n- c.ts\n');
});

test('a run of some files keeps the last results of the others, and drops those that are gone [T10]', () => {
  const killed = [{ status: 'Killed', location: at(1) }];
  const first = pageOf(empty, { ...run, 'gone.ts': { source: '', mutants: killed } }, about);
  const second = pageOf(first, { 'b.ts': { source: '', mutants: killed } }, about);
  expect(second).toContain('**60.0 %** of 5 changes');
  expect(second).toContain('| a.ts | 4 | 2 | 2 | 50 % |');
  expect(second).toContain('| a.ts:2 | `c();` | nothing |');
  expect(second).toContain('| b.ts | 1 | 1 | 0 | 100 % |');
  expect(second).not.toContain('gone.ts');
});
