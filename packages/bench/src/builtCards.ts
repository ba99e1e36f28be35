import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** A module and all it imports as one file, minified as the kit is. */
export async function buildScript(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

const cards = join(import.meta.dirname, '..', 'cards');

/** The scripts of the hand-made cards, by their paths on the bench's server. */
export async function builtCards(): Promise<Map<string, string>> {
  const files: [path: string, file: string][] = [
    ['/cards/plain-track.js', 'plainTrack.ts'],
    ['/cards/plain-start.js', 'plainStart.ts'],
    ['/cards/react-track.js', 'reactTrack.tsx'],
    ['/cards/react-start.js', 'reactStart.tsx'],
  ];
  const scripts = new Map<string, string>();
  for (const [path, file] of files) scripts.set(path, await buildScript(join(cards, file)));
  return scripts;
}
