import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyCombobox } from './onlyCombobox.ts';

test('drops three assignments of the downshift that is installed, and keeps the one of the combobox', async () => {
  const folder = join(createRequire(import.meta.url).resolve('downshift'), '../..');
  const code = await readFile(join(folder, 'dist/downshift.esm.mjs'), 'utf8');
  const { transform } = onlyCombobox();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const result = Reflect.apply(transform.handler, {}, [code, 'downshift.esm.mjs']) as { code: string };
  const assignments = (text: string) => text.match(/^\w+\.stateChangeTypes = /gm);
  expect(assignments(code)).toHaveLength(4);
  expect(assignments(result.code)).toEqual(['useCombobox.stateChangeTypes = ']);
});
