import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
// Below node_modules the project resolves the kit as an installed package, as any host project does.
const projects = join(root, 'node_modules', '.cache', 'freight');

const strict = ['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes'];
const libraries = ['--skipLibCheck', 'false', '--lib', 'es2022,dom,dom.iterable', '--types', ''];
const modules = ['--module', 'nodenext', '--target', 'es2022', '--jsx', 'react-jsx'];

/** The compiler's errors for a host's files, by their names; empty when they compile. */
export async function compileAsHost(files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(projects, { recursive: true });
  const folder = await mkdtemp(join(projects, 'consumer-'));
  try {
    for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
    const options = [...strict, ...libraries, ...modules];
    return spawnSync(process.execPath, [tsc, ...options, ...Object.keys(files)], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
