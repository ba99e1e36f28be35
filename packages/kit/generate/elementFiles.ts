import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const elements = join(import.meta.dirname, '..', 'src', 'elements');

/** The door of every element: `{'elements/freight-track': '.../track/freight-track.tsx'}`. */
export async function elementFiles(): Promise<Record<string, string>> {
  const folders = await readdir(elements, { withFileTypes: true });
  return Object.fromEntries(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [`elements/freight-${name}`, join(elements, name, `freight-${name}.tsx`)]),
  );
}
