import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

const kit = join(import.meta.dirname, '..');
const notice = '// Generated from the sources by `npm run generate`; changes are lost.\n';

/** Entries whose types are read from their sources. */
const entries = {
  index: join(kit, 'src', 'index.ts'),
  freight: join(kit, 'src', 'loader', 'freight.ts'),
  rehearsal: join(kit, 'src', 'rehearsal', 'index.ts'),
};

/** Leaves out a room's additions to the page's registry, which are internal, and the types that only they need. */
const withoutShared = {
  name: 'freight-without-shared',
  transform: (code: string, id: string) =>
    id.endsWith('.d.ts') ? code.replace(/^declare module '#[\s\S]*?^\}\n?/gm, '') : undefined,
};

/** Everything the exports of a file need, in one declaration file. Throws when it needs a package outside. */
async function bundleTypings(input: string): Promise<string> {
  const bundle = await rolldown({
    input,
    external: /^(?!\.|#|\/|@freight\/)/,
    treeshake: { moduleSideEffects: false },
    plugins: [
      withoutShared,
      dts({
        emitDtsOnly: true,
        // Its folder is the root of the emitted declarations, so it holds all packages that are bundled.
        tsconfig: join(kit, '..', 'tsconfig.types.json'),
        // Silences the notice that the compiler it runs is new.
        logger: { info: () => {}, warn: () => {}, error: console.error },
      }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const [{ code }] = output;
  const [foreign] = code.match(/^import .*$|\bimport\(['"].*$/m) ?? [];
  if (foreign !== undefined) throw new Error(`The types of ${input} need what is not published: ${foreign}`);
  return `${notice}export type * from './elements.js';\n\n${code}\n`;
}

/** The types of the kit's entries, each in one file that needs no other. */
export async function entryTypings(): Promise<Record<keyof typeof entries, string>> {
  const [index, freight, rehearsal] = await Promise.all(
    [entries.index, entries.freight, entries.rehearsal].map(bundleTypings),
  );
  return { index, freight, rehearsal } as Record<keyof typeof entries, string>;
}

/** `types/element.d.ts`: what the entry of every single element exports. */
export const elementEntryTypings = `${notice}export type * from './elements.js';

/** Resolves when the tag is defined. */
export declare const ready: Promise<void>;
`;
