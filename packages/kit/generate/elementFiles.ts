import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const elements = join(import.meta.dirname, '..', 'src', 'elements');

/** The entry of every element: `{"freight-track": '.../track/freight-track.tsx'}`. */
export const elementFiles = (): Record<string, string> =>
  Object.fromEntries(
    globSync('*/freight-*.tsx', { cwd: elements, exclude: ['**/*.test.tsx'] })
      .sort()
      .map((entry) => [basename(entry, '.tsx'), join(elements, entry)]),
  );
