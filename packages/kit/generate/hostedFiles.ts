import { join } from 'node:path';

/** The files of the hosted kit that pages name themselves, and the sources they are built from. */
export const hostedEntries = {
  freight: 'src/loader/freight.ts',
  index: 'src/index.ts',
  frame: 'src/isolated/frame.ts',
  rehearsal: 'src/rehearsal/index.ts',
};

const kit = join(import.meta.dirname, '..');

/** The source behind an address such as `/kit/freight.js`; undefined for any other address. */
export function sourceOf(address: string): string | undefined {
  const [, name = ''] = /^\/kit\/(\w+)\.js$/.exec(address.replace(/[?#].*$/, '')) ?? [];
  const entry = Object.entries(hostedEntries).find(([one]) => one === name);
  return entry && join(kit, entry[1]);
}
