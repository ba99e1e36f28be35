import { readFileSync } from 'node:fs';

/** Reads a file of `packages/server/data` at its first use, and keeps what was made of it. */
export function dataFile<T>(path: string, parse: (text: string) => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: parse(readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8')) };
    return kept.value;
  };
}
