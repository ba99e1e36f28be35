import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { languages } from '@freight/contract';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const foreign = languages.filter((language) => language !== 'en').join('|');
const catalogue = new RegExp(`/(?:${foreign})\\.ts$`);

/**
 * Catalogues and the page of their texts hold other languages, the list of changes what was written then, and the page of
 * mutation testing quotes code.
 */
const isRead = (file: string) =>
  /\.(tsx?|mjs|css|md)$/.test(file) &&
  !catalogue.test(file) &&
  !/CHANGELOG|docs\/texts|docs\/figures\/mutation|content\/legal|drizzle\/|^packages\/kit\/types\//.test(
    file,
  );
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(isRead);

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const testNames = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)/g;
const names = /\b(?:const|let|function|class|interface|type)\s+\w+/g;

/** What is written for engineers: pages whole, of code the comments, the names of tests and what is declared. */
function proseOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (extname(file) === '.md') return text;
  return [comments, testNames, names].flatMap((part) => text.match(part) ?? []).join('\n');
}

const prose = files.map(proseOf).join('\n');

/**
 * Habits that make a sentence slow to read, each with how often it is still there. A ceiling may only fall: rewrite a
 * sentence, then lower it.
 */
const habits: readonly [habit: string, pattern: RegExp, ceiling: number][] = [
  ['data that tells', /\b(?:tells?|told|telling)\b/gi, 0],
  ['data that says', /\b(?:says|said)\b/gi, 3],
  ['nobody and somebody', /\b(?:nobody|somebody)\b/gi, 2],
  ['whoever, whatever, wherever', /\b(?:who|what|wher)ever\b/gi, 0],
  ['what stands', /\bstands?\b/gi, 0],
  ['what hears, wants or brings', /\b(?:hears?|heard|wants?|brings?)\b/gi, 0],
  ['is none, no such, no harm', /\b(?:is none|is no such|no harm)\b/gi, 3],
  ['a line that is away', /\b(?:is away|the line)\b/gi, 0],
  ['taking away, letting go', /\b(?:takeAway|letGo|letPass|letGlide|goOn)\b/g, 0],
  ['falls short, at once, by itself', /\b(?:falls short|at once|by itself)\b/gi, 0],
];

test.each(habits)('%s: no more often than before', (_, pattern, ceiling) => {
  expect(prose.match(pattern)?.length ?? 0).toBeLessThanOrEqual(ceiling);
});
