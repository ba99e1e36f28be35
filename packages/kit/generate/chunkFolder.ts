import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the chunks while the build is written: its last part is as long as the hash that replaces it. */
export const draftFolder = 'chunks/0000000';

/**
 * Names the folder of the chunks by a hash of them all, so that each of its files can be kept for ever. A hash in every name
 * would change as often, because nearly all chunks name the one that all elements share, and the loader would carry each of
 * them (`docs/decisions/0057-one-hash.md`).
 */
export function chunkFolder(): Plugin {
  return {
    name: 'freight-chunk-folder',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const draft = join(dir, draftFolder);
      const hash = createHash('sha256');
      for (const name of (await readdir(draft)).sort())
        hash.update(name).update(await readFile(join(draft, name)));
      const folder = `chunks/${hash.digest('hex').slice(0, 7)}`;
      await rename(draft, join(dir, folder));
      const lists = Object.keys(bundle).filter(
        (name) => !name.startsWith('chunks/') && /\.js(?:on)?$/.test(name),
      );
      for (const name of lists) {
        const text = await readFile(join(dir, name), 'utf8');
        await writeFile(join(dir, name), text.replaceAll(draftFolder, folder));
      }
    },
  };
}
