import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lifeCell, lifeOf } from './life.ts';

const file = 'docs/own-api.md';

/** The page about an API of one's own, with the first version of each capability in its table. */
export async function capabilityPage(): Promise<Record<string, string>> {
  const page = await readFile(join(import.meta.dirname, '..', '..', '..', file), 'utf8');
  const from = page.indexOf('| name | since |');
  const to = page.indexOf('\n\n', from);
  const rows = page
    .slice(from, to)
    .replace(
      /^\| `(\w+)` \| [^|]+ \|/gm,
      (_, name: string) => `| \`${name}\` | ${lifeCell(lifeOf('capabilities', '', name))} |`,
    );
  return { [file]: page.slice(0, from) + rows + page.slice(to) };
}
