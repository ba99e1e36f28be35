import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const packages = join(import.meta.dirname, '..', '..', 'packages');

/** In the copy that is changed, the packages are those of the copy, not the linked originals. */
const alias = ['client', 'contract'].flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return Object.entries<string>(exports).map(([path, file]) => ({
    find: new RegExp(`^@freight/${name}${path.slice(1)}$`),
    replacement: join(packages, name, file),
  }));
});

/** The tests that `npm run quality mutation` lets judge: those that need no server, no browser and no other process. */
export default defineConfig({
  resolve: { alias },
  define: { __FREIGHT_VERSION__: '"test"' },
  test: {
    include: (process.env['FREIGHT_MUTATION_TESTS'] ?? '').split(','),
    testTimeout: 20_000,
  },
});
