import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const english = globSync('packages/kit/src/**/en.ts', { cwd: root });

const catalogueOf = async (file: string): Promise<Record<string, string>> =>
  Object.values(
    (await import(pathToFileURL(join(root, file)).href)) as Record<string, Record<string, string>>,
  )[0] ?? {};

test.each(['sv', 'de'] as const)(
  'a sentence that is one in English is one in %s, whichever catalogue it is in [A36]',
  async (language) => {
    const translations = new Map<string, Set<string>>();
    for (const file of english) {
      const [sentences, translated] = await Promise.all([
        catalogueOf(file),
        catalogueOf(file.replace(/en\.ts$/, `${language}.ts`)),
      ]);
      for (const [key, sentence] of Object.entries(sentences)) {
        if (sentence.split(' ').length < 4) continue;
        const known = translations.get(sentence) ?? new Set();
        translations.set(sentence, known.add(translated[key] ?? ''));
      }
    }
    expect([...translations].filter(([, known]) => known.size > 1)).toEqual([]);
  },
);
