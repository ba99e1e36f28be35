import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

/** All tracked and untracked files with the installed libraries, but with its own packages. @param {string} folder */
export async function copyRepository(folder) {
  const { output } = await run('git ls-files --cached --others --exclude-standard');
  for (const file of output.split('\n').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file)).catch(() => undefined);
  }
  for (const place of ['.', 'packages/server', 'packages/kit'])
    await linkLibraries(join(root, place), join(folder, place));
}

/** Caches of tools are separate in each copy. @param {string} name */
const isLibrary = (name) => name === '.bin' || !name.startsWith('.');

/** @param {string} from @param {string} to */
async function linkLibraries(from, to) {
  const libraries = join(from, 'node_modules');
  await mkdir(join(to, 'node_modules', '@freight'), { recursive: true });
  for (const name of await readdir(libraries).catch(() => [])) {
    if (name !== '@freight' && isLibrary(name))
      await symlink(join(libraries, name), join(to, 'node_modules', name));
  }
  for (const name of await readdir(join(libraries, '@freight')).catch(() => [])) {
    const target = await readlink(join(libraries, '@freight', name));
    await symlink(target, join(to, 'node_modules', '@freight', name));
  }
}
