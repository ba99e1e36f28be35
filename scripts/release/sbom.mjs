/**
 * `npm run quality sbom -- FILE`: what the kit, the site and the server are made of at run time, as a CycloneDX document: each
 * library with its version, licence and hash, out of the lockfile. Without a name it is `sbom.cdx.json`.
 * A release holds one as `sbom.cdx.json`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '#scripts/run/build.mjs';
import { root, StartupError } from '#scripts/run/install.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';
import { needs } from './assemble.mjs';

/** @typedef {{'bom-ref': string, name: string, version: string, licenses?: unknown[], hashes?: unknown[]}} Component */
/** @typedef {{ref: string, dependsOn: string[]}} Edge */
/** @typedef {{bomFormat: string, specVersion: string, metadata: {component: Component}, components: Component[], dependencies: Edge[]}} Sbom */

/** npm's list of everything. Throws a `StartupError` where npm has no such command (before 9.8). @returns {Promise<Sbom>} */
async function listed() {
  const { code, output } = await run(
    // Libraries of the documentation request older versions of optional dependencies.
    'npm sbom --sbom-format cyclonedx --sbom-type application --loglevel silent --legacy-peer-deps',
  );
  const begin = output.indexOf('{');
  if (code !== 0 || begin < 0) throw new StartupError(`npm could not list the libraries:\n${output}`);
  return JSON.parse(output.slice(begin));
}

/** Packages that run on the server or in a page without being built into the kit. */
export const running = ['packages/server', 'packages/client', 'demo-site'];

/**
 * What those need at run time, as `name@version`. npm's `--omit dev` leaves out what some package needs for its tests as
 * well, and keeps what builds the kit; the lockfile knows better.
 */
async function installed() {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  /** @type {Set<string>} */
  const places = new Set(running.flatMap((place) => [...needs(packages, place)]));
  return new Set(
    [...places].map(
      (place) => `${place.slice(place.lastIndexOf('node_modules/') + 13)}@${packages[place].version}`,
    ),
  );
}

/** The names of the libraries in the built kit; for npm they are development dependencies. */
async function bundled() {
  await buildStale();
  const file = join(root, 'packages', 'kit', 'dist', '.vite', 'modules.json');
  /** @type {Record<string, {modules: string[]}>} */
  const scripts = JSON.parse(await readFile(file, 'utf8'));
  const modules = Object.values(scripts).flatMap((script) => script.modules);
  return new Set(modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []));
}

/** The libraries in production: those installed for it, and those built into the kit. */
export async function sbom() {
  const [all, present, inside] = await Promise.all([listed(), installed(), bundled()]);
  const components = all.components.filter(
    ({ 'bom-ref': ref }) => present.has(ref) || inside.has(ref.slice(0, ref.lastIndexOf('@'))),
  );
  const kept = new Set([...components, all.metadata.component].map((component) => component['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  // npm names the whole after its current folder.
  const component = { ...all.metadata.component, name: 'freight' };
  return { ...all, metadata: { ...all.metadata, component }, components, dependencies };
}

await runCommand(import.meta, async () => {
  const [file = 'sbom.cdx.json'] = process.argv.slice(2);
  const document = await sbom();
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(`✓ ${document.components.length} libraries in ${file}`);
});
