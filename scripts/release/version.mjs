/**
 * `npm run release -- version`: the next version of the kit, from the changes recorded in `.changeset`. Writes it
 * to every place that names it, moves the changes into the kit's CHANGELOG.md, and generates what follows from the version.
 */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, StartupError } from '#scripts/run/install.mjs';
import { run } from '#scripts/run/run.mjs';

const kit = join(root, 'packages', 'kit', 'package.json');
const versionOfKit = async () =>
  /** @type {{version: string}} */ (JSON.parse(await readFile(kit, 'utf8'))).version;

/** @param {string} command */
async function must(command) {
  const { code, output } = await run(command);
  if (code !== 0) throw new StartupError(`${output.trim()}\n"${command}" failed, see above.`);
}

/** @param {string} file From the root. @param {(text: string) => string} change */
async function rewrite(file, change) {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
}

/** The lockfile after a new version of a package of ours, as npm would write it. @param {string} text @param {string} version */
function lockfileWith(text, version) {
  /** @type {{packages: Record<string, {version?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>}>}} */
  const lockfile = JSON.parse(text);
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    if (place === 'packages/kit') entry.version = version;
    for (const dependencies of [entry.dependencies, entry.devDependencies])
      if (dependencies?.['@freight/kit']) dependencies['@freight/kit'] = version;
  }
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}

/** Returns the new version. Throws a `StartupError` when no change is recorded. */
export async function raiseVersion() {
  const before = await versionOfKit();
  await must('changeset version');
  const version = await versionOfKit();
  if (version === before)
    throw new StartupError('No change is recorded in .changeset; "npx changeset" records one.');
  await rewrite('package-lock.json', (text) => lockfileWith(text, version));
  for (const file of globSync('docs/examples/*/package.json', { cwd: root }))
    await rewrite(file, (text) =>
      text.replace(`"@freight/kit": "${before}"`, `"@freight/kit": "${version}"`),
    );
  await rewrite('docs/start-framework.md', (text) =>
    text.replaceAll(`freight-kit-${before}.tgz`, `freight-kit-${version}.tgz`),
  );
  await must('node packages/kit/generate/promise.ts');
  await must('node packages/kit/generate/generate.ts');
  return version;
}
