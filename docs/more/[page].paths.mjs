import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Guides that are kept beside the code they describe: the page's name, and its file in the repository. */
const guides = Object.entries({
  server: 'packages/server/README.md',
  changes: 'packages/kit/CHANGELOG.md',
});

export default {
  watch: guides.map(([, source]) => `../../${source}`),
  paths: () =>
    guides.map(([page, source]) => ({
      params: { page, source },
      content: readFileSync(join(root, source), 'utf8'),
    })),
};
