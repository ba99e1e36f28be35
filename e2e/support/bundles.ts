import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import webpack, { type Configuration } from 'webpack';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
// On Windows npm is a script.
const shell = process.platform === 'win32';

/** Packs the kit as npm would deliver it, into this folder; the name of the file. */
export async function packKit(folder: string): Promise<string> {
  const kit = join(root, 'packages', 'kit');
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: kit,
    shell,
  });
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string }>);
  return packed?.filename ?? '';
}

/** A host's project in a folder of its own, with the package that npm would deliver, and the page that shows it. */
export async function hostProject(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-host-'));
  const packed = await packKit(folder);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  // The package needs no other, so no registry is asked.
  const offline = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...offline, `./${packed}`], { cwd: folder, shell });
  await writeFile(join(folder, 'main.js'), script);
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title><link rel="icon" href="data:,"><body><script type="module" src="./main.js"></script></body></html>',
  );
  return folder;
}

/** Bundles a host's page as its tool does by default and returns the folder to be served. */
export const bundlers = {
  async webpack(folder: string): Promise<string> {
    const path = join(folder, 'dist');
    const configuration: Configuration = {
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path, filename: 'main.js' },
      // Small files show nothing here, and take long.
      optimization: { minimize: false },
      performance: false,
    };
    const compile = webpack(configuration);
    const stats = await promisify(compile.run.bind(compile))();
    const told = stats?.toJson({ errors: true, warnings: true });
    const messages = [...(told?.errors ?? []), ...(told?.warnings ?? [])].map(({ message }) => message);
    if (messages.length > 0) throw new Error(messages.join('\n'));
    await copyFile(join(folder, 'index.html'), join(path, 'index.html'));
    return path;
  },

  async vite(folder: string): Promise<string> {
    await build({ root: folder, configFile: false, logLevel: 'error', build: { minify: false } });
    return join(folder, 'dist');
  },
} satisfies Record<string, (folder: string) => Promise<string>>;
