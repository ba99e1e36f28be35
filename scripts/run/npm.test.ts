import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFolder } from '@freight/testing/ends';
import { expect, test } from 'vitest';
import { root } from './install.mjs';
import { npm, npmEnv } from './npm.mjs';

const place = newFolder();

/** No folder can be created below a file, even by root. */
const file = join(place, 'file');
writeFileSync(file, '');
const { npm_config_cache: _, ...plain } = process.env;
const homeless = { ...plain, HOME: join(file, 'home') };

test('npm packs the kit for an account whose home cannot be written [M7]', async () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const output = await npm(args, { cwd: join(root, 'packages', 'kit'), env: homeless });
  expect(output).toContain('freight.js');
});

test('npm keeps the usual cache where it can be written, and another one otherwise [M7]', () => {
  expect(npmEnv({ ...plain, HOME: place })).not.toHaveProperty('npm_config_cache');
  expect(npmEnv({ ...plain, npm_config_cache: place }).npm_config_cache).toBe(place);
  if (process.platform !== 'win32') expect(npmEnv(homeless).npm_config_cache).toContain(tmpdir());
});

test('a failure of npm includes the output of npm [M7]', async () => {
  const silent = { ...plain, npm_config_loglevel: 'silent' };
  await expect(npm(['pack'], { cwd: place, env: silent })).rejects.toThrow(
    /npm pack failed in .*\n[\s\S]*package\.json/,
  );
});
