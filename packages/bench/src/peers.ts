import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildScript } from './builtCards.ts';

/** Other vendors' elements with a field for an address, from their packages: name of the row and tag. */
export const peerTags: Readonly<Record<string, string>> = {
  gmpx: 'gmpx-place-picker',
  mapbox: 'mapbox-search-box',
};

const imports: Readonly<Record<string, string>> = {
  gmpx: "import '@googlemaps/extended-component-library/place_picker.js';",
  mapbox: "import '@mapbox/search-js-web';",
};

/** Not in the lockfile: one is not open source, and installs 65 MB of maps as a peer dependency. */
const packages = ['@googlemaps/extended-component-library@0.6.15', '@mapbox/search-js-web@1.6.0'];

/**
 * The scripts of others' elements by name, each one file; empty with a line of why where their packages cannot be
 * fetched. `folder` keeps them for the next run.
 */
export async function builtPeers(folder: string, log: (line: string) => void): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  if (!existsSync(join(folder, 'node_modules', '@mapbox', 'search-js-web'))) {
    const command = `npm install --no-save --legacy-peer-deps --ignore-scripts --no-audit --no-fund ${packages.join(' ')}`;
    const { status } = spawnSync(command, { cwd: folder, shell: true });
    if (status !== 0) {
      log("Others' elements are left out: their packages could not be fetched.");
      return new Map();
    }
  }
  const scripts = new Map<string, string>();
  for (const [name, code] of Object.entries(imports)) {
    const entry = join(folder, `${name}.js`);
    writeFileSync(entry, code);
    scripts.set(`/peers/${name}.js`, await buildScript(entry));
  }
  return scripts;
}
