import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '..', 'package.json');
const { homepage } = JSON.parse(readFileSync(manifest, 'utf8')) as { homepage: string };

/** The documentation of a tag, below the homepage that the package's publisher sets. */
export const tagPageOf = (tag: string): string => new URL(`tags/${tag}`, homepage).href;
