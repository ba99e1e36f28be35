import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const packages = join(import.meta.dirname, '..', '..', 'packages');

/** In the changed copy, imports resolve to the copy's packages, not to the linked originals. */
const alias = ['client', 'contract', 'sample-services'].flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return Object.entries<string>(exports).map(([path, file]) => ({
    find: new RegExp(`^@freight/${name}${path.slice(1)}$`),
    replacement: join(packages, name, file),
  }));
});

/** The tests of `npm run quality mutation`: those that need no server, no browser and no other process. */
export default defineConfig({
  resolve: { alias },
  define: { __FREIGHT_VERSION__: '"test"' },
  test: {
    include: (process.env['FREIGHT_MUTATION_TESTS'] ?? '').split(','),
    // As for a change: a test that only waits for a busy machine must not count as failed.
    testTimeout: 60_000,
  },
});
