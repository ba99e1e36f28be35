import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseKit } from './release.mjs';

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'freight-release-'));
});
afterEach(() => rmSync(above, { recursive: true }));

const code = {
  'freight.js': 'loader',
  'chunks/b1b2c3d/freight-track.js': 'track',
  'chunks/b1b2c3d/core.js': 'core',
};
function build(files: Record<string, string>): string {
  const dist = join(above, 'dist');
  for (const [name, content] of Object.entries({
    ...files,
    '.vite/manifest.json': '{}',
    'frames/a.css': 'a{}',
  })) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  return dist;
}
const release = (files: Record<string, string>, version = '1.0.0') =>
  releaseKit({ dist: build(files), version, folder: join(above, 'releases'), url: 'https://f.example/kit' });
const jsonOf = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

test('puts the kit below its version, with the hash of every file', async () => {
  const folder = await release(code);
  expect(folder).toBe(join(above, 'releases', '1.0.0'));
  expect(readFileSync(join(folder, 'chunks/b1b2c3d/core.js'), 'utf8')).toBe('core');
  expect(jsonOf(folder, 'integrity.json')).toEqual({
    version: '1.0.0',
    files: {
      'chunks/b1b2c3d/core.js': hashOf('core'),
      'chunks/b1b2c3d/freight-track.js': hashOf('track'),
      'frames/a.css': hashOf('a{}'),
      'freight.js': hashOf('loader'),
    },
  });
  expect(readdirSync(join(above, 'releases'))).toEqual(['1.0.0']);
  expect(readdirSync(folder)).not.toContain('.vite');
});

test('has an import map ready that names and checks every script, also those that come later', async () => {
  const { imports, integrity } = jsonOf(await release(code), 'importmap.json');
  expect(imports['@freight/kit/freight.js']).toBe('https://f.example/kit/1.0.0/freight.js');
  expect(imports['@freight/kit/elements/freight-track']).toBe(
    'https://f.example/kit/1.0.0/chunks/b1b2c3d/freight-track.js',
  );
  expect(integrity).toEqual({
    'https://f.example/kit/1.0.0/chunks/b1b2c3d/core.js': hashOf('core'),
    'https://f.example/kit/1.0.0/chunks/b1b2c3d/freight-track.js': hashOf('track'),
    'https://f.example/kit/1.0.0/freight.js': hashOf('loader'),
  });
});

test('never changes what was released: the same files again are well, others are refused', async () => {
  const folder = await release(code);
  expect(await release(code)).toBe(folder);
  await expect(release({ ...code, 'freight.js': 'changed' })).rejects.toThrow(
    '1.0.0 was released with other files; raise the version in packages/kit/package.json and build again.',
  );
  expect(readFileSync(join(folder, 'freight.js'), 'utf8')).toBe('loader');
  expect(readdirSync(join(above, 'releases'))).toEqual(['1.0.0']);
});

test('keeps the releases before', async () => {
  await release(code);
  await release({ ...code, 'freight.js': 'changed' }, '1.0.1');
  expect(readdirSync(join(above, 'releases'))).toEqual(['1.0.0', '1.0.1']);
});
