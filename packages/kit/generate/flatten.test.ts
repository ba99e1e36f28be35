import { expect, it } from 'vitest';
import { flattenDeclarations } from './flatten.ts';

const flatten = (files: Record<string, string>) =>
  flattenDeclarations('door', {
    read: (file) => files[file] ?? '',
    resolve: (specifier) => (specifier in files ? specifier : undefined),
  });

it('writes what the exports need into one file, and nothing else', () => {
  const flat = flatten({
    door: `export { configure, type Options as Configuration } from 'options';`,
    options: `import type { Language } from 'words';
      export interface Options { readonly language?: Language; apiUrl: string }
      export interface Unneeded { apiUrl: string }
      /** Sets what is different. */
      export declare function configure(change: Partial<Options>): void;`,
    words: `export type Language = (typeof languages)[number];
      declare const languages: readonly ['sv', 'en'];
      export {};`,
  });
  expect(flat).toBe(`declare const languages: readonly ['sv', 'en'];

type Language = (typeof languages)[number];

interface Options { readonly language?: Language; apiUrl: string }

/** Sets what is different. */
      declare function configure(change: Partial<Options>): void;

export { Options as Configuration, configure };
`);
});

it('keeps things of one name from two files apart', () => {
  const flat = flatten({
    door: `import type { State as Other } from 'other';
      export interface State { state: Other; other: string }`,
    other: `export interface State { on: boolean }`,
  });
  expect(flat).toContain('interface State { state: State2; other: string }');
  expect(flat).toContain('interface State2 { on: boolean }');
});

it('refuses types of packages that are not published with the kit', () => {
  const door = `import type { Store } from 'stores'; export declare const session: Store;`;
  expect(() => flatten({ door })).toThrow('need Store of stores, which is not published');
});

it('refuses types nobody wrote down', () => {
  const door = `export declare const session: import('stores').Store;`;
  expect(() => flatten({ door, stores: 'export interface Store {}' })).toThrow('write it out');
});
