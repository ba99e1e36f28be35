import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { flattenDeclarations } from './flatten.ts';

const packages = join(import.meta.dirname, '..', '..');
const root = join(packages, '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const notice = '// Generated from the sources by `npm run generate`; changes are lost.\n';

interface Manifest {
  exports: Record<string, string>;
  imports: Record<string, string>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));

const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts');

/** The source file a specifier means, from `packages/`. Undefined for packages that are not ours. */
function resolveSource(specifier: string, file: string): string | undefined {
  if (specifier.startsWith('./')) return join(dirname(file), specifier);
  const own = file.split(sep)[0] ?? '';
  if (specifier.startsWith('#')) {
    const { imports } = manifestOf(own);
    const exact = imports[specifier];
    if (exact) return join(own, exact);
    const [room = '', ...rest] = specifier.split('/');
    return join(own, (imports[`${room}/*`] ?? '').replace('*', rest.join('/')));
  }
  const [, name, door = ''] = /^@freight\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  const target = name && manifestOf(name).exports[`.${door}`];
  return target ? join(name, target) : undefined;
}

/** Doors whose types are read from their sources. */
const entries = {
  index: join('kit', 'src', 'index.ts'),
  freight: join('kit', 'src', 'loader', 'freight.ts'),
};

/** Writes the declarations of everything behind the doors into a folder. */
async function emitDeclarations(folder: string): Promise<void> {
  const options = ['--emitDeclarationOnly', '--declaration', '--noEmit', 'false', '--outDir', folder];
  const settings = [
    '--ignoreConfig',
    '--rootDir',
    packages,
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  const strictness = ['--strict', '--target', 'es2024', '--lib', 'es2024,dom,dom.iterable', '--skipLibCheck'];
  const ours = ['--allowImportingTsExtensions', '--types', 'vite/client,node', '--jsx', 'react-jsx'];
  // What is reached through node_modules counts as foreign and gets no declarations, and which way a file is reached
  // first is a matter of luck; so every file is named.
  const ownFiles = ['contract', 'client'].flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
      .map((file) => join(name, 'src', file)),
  );
  const sources = [...Object.values(entries), join('kit', 'src', 'loader', 'virtual.d.ts'), ...ownFiles];
  const files = sources.map((source) => join(packages, source));
  const all = [...options, ...settings, ...strictness, ...ours, ...files];
  // Whether everything behind the door compiles is the type check's question; declarations come out anyway.
  await promisify(execFile)(process.execPath, [tsc, ...all], { cwd: join(packages, 'kit') }).catch(
    () => undefined,
  );
}

/**
 * `types/index.d.ts` and `types/freight.d.ts`: the types of the kit's doors, each in one file that needs no other
 * package. Throws when a door's types need something that is not published.
 */
export async function doorTypings(): Promise<Record<keyof typeof entries, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'freight-door-'));
  const inFolder = (file: string) => join(folder, declarationOf(file));
  const flatten = (entry: string) => {
    const flat = flattenDeclarations(entry, {
      read: (file) => readFileSync(inFolder(file), 'utf8'),
      resolve(specifier, file) {
        const source = resolveSource(specifier, file);
        return source && existsSync(inFolder(source)) ? source : undefined;
      },
    });
    return `${notice}export type * from './elements.js';\n\n${flat}`;
  };
  try {
    await emitDeclarations(folder);
    return { index: flatten(entries.index), freight: flatten(entries.freight) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `types/door.d.ts`: what the door of every single element exports. */
export const elementDoorTypings = `${notice}export type * from './elements.js';

/** Resolves when the tag is defined. */
export declare const ready: Promise<void>;
`;
