import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Guides that stand beside the code they are about. */
export default {
  watch: ['../../packages/server/README.md'],
  paths: () => [
    {
      params: { page: 'server' },
      content: readFileSync(join(root, 'packages', 'server', 'README.md'), 'utf8'),
    },
  ],
};
