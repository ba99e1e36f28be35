import { expect, it } from 'vitest';
import { provenBy, readDeviations, trace } from './proven.mjs';

const passed = (name: string) => ({ name, why: undefined });

it('counts only the ids at the end of the names of tests that passed [T5]', () => {
  const { rows, points } = provenBy([
    passed('stays signed in [SESS-01] [SESS-02]'),
    passed('says [WIZ-01] in the middle of its name'),
    passed('mends what was found [NOTIF-29] [T2]'),
    passed('is in a group [NAV-01] › of tests [MAP-03]'),
    { name: 'fails [SESS-03] [A1]', why: 'broken' },
  ]);
  expect([...rows]).toEqual(['SESS-01', 'SESS-02', 'NOTIF-29', 'NAV-01', 'MAP-03']);
  expect([...points]).toEqual(['T2']);
});

it('names what is missing and what does not exist, and what was decided otherwise apart [T5]', () => {
  const rows = new Set(['SESS-01', 'SESS-99', 'OPEN-07']);
  expect(trace(['SESS-01', 'SESS-02', 'CLIENT-12'], rows, ['CLIENT-12', 'CLIENT-99'])).toEqual({
    missing: ['SESS-02'],
    unknown: ['SESS-99', 'CLIENT-99'],
    contradicted: [],
  });
});

it('names what was decided otherwise and is proven all the same [T5]', () => {
  const rows = new Set(['SESS-01', 'CLIENT-12']);
  expect(trace(['SESS-01', 'CLIENT-12', 'CLIENT-21'], rows, ['CLIENT-12', 'CLIENT-21'])).toEqual({
    missing: [],
    unknown: [],
    contradicted: ['CLIENT-12'],
  });
});

it('reads the list of deviations [T5]', () => {
  const table = '# Title\n\nCLIENT-01 in a text\n\n| row | why |\n| --- | --- |\n| CLIENT-12 | [SESS-01] |\n';
  expect(readDeviations(table)).toEqual(['CLIENT-12']);
});
