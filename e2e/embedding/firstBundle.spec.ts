import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bundlers, firstBytes, hostProject } from '#support/bundles.ts';

const loader = `import '@freight/kit/freight.js';`;
const settings = `import { configure } from '@freight/kit'; configure({ helpPhone: '1' });`;

const hosts = [
  { imports: 'the loader', code: loader, limit: 15_000 },
  { imports: 'the settings', code: settings, limit: 15_000 },
  // Rollup and esbuild put the session into the first bundle as well, because elements use it.
  { imports: 'both', code: loader + settings, limit: 20_500 },
];

for (const [name, bundle] of Object.entries(bundlers))
  test(`${name} puts neither React nor an element into the first bundle of a host [P1]`, async () => {
    const project = await hostProject('');
    try {
      for (const { imports, code, limit } of hosts) {
        await writeFile(join(project, 'main.js'), code);
        const folder = await bundle(project);
        const bytes = await firstBytes(folder);
        expect(bytes, `a host that imports ${imports}`).toBeLessThanOrEqual(limit);
        await rm(folder, { recursive: true });
      }
    } finally {
      await rm(project, { recursive: true, force: true });
    }
  });
