import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import { build, parseAst } from 'vite';
import webpack, { type Configuration } from 'webpack';
import { npm } from '#scripts/run/npm.mjs';

const root = join(import.meta.dirname, '..', '..');

/** Packs the kit as npm would deliver it, into this folder; returns the file's name. */
export async function packKit(folder: string): Promise<string> {
  const kit = join(root, 'packages', 'kit');
  const packOutput = await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: kit,
  });
  const [packed] = Object.values(JSON.parse(packOutput) as Record<string, { filename: string }>);
  return packed?.filename ?? '';
}

/** A host's project in a folder of its own, with the package that npm would deliver, and the page that shows it. */
export async function hostProject(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-host-'));
  const packed = await packKit(folder);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  // The package has no dependencies, so no registry is needed.
  const offline = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await npm(['install', ...offline, `./${packed}`], { cwd: folder });
  await writeFile(join(folder, 'main.js'), script);
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title><link rel="icon" href="data:,"><body><script type="module" src="./main.js"></script></body></html>',
  );
  return folder;
}

/** A host page next to the bundle, for tools that handle no HTML. */
const copyPage = (folder: string, bundle: string) =>
  copyFile(join(folder, 'index.html'), join(bundle, 'index.html'));

/**
 * Bundles `main.js` of a host's project as each tool does by default, and returns the folder to be served. Not
 * minified, because that takes long.
 */
export const bundlers = {
  async webpack(folder: string): Promise<string> {
    const path = join(folder, 'dist');
    const configuration: Configuration = {
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path, filename: 'main.js' },
      optimization: { minimize: false },
      performance: false,
    };
    const compile = webpack(configuration);
    const stats = await promisify(compile.run.bind(compile))();
    const report = stats?.toJson({ errors: true, warnings: true });
    const messages = [...(report?.errors ?? []), ...(report?.warnings ?? [])].map(({ message }) => message);
    if (messages.length > 0) throw new Error(messages.join('\n'));
    await copyPage(folder, path);
    return path;
  },

  async vite(folder: string): Promise<string> {
    const output = { entryFileNames: 'main.js' };
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { minify: false, rolldownOptions: { output } },
    });
    return join(folder, 'dist');
  },

  async rollup(folder: string): Promise<string> {
    const { resolve } = createRequire(join(folder, 'main.js'));
    const bundle = await rollup({
      input: join(folder, 'main.js'),
      plugins: [
        { name: 'resolve', resolveId: (source) => (source.startsWith('@') ? resolve(source) : null) },
      ],
    });
    const path = join(folder, 'dist');
    await bundle.write({ dir: path, entryFileNames: 'main.js' });
    await copyPage(folder, path);
    return path;
  },

  async esbuild(folder: string): Promise<string> {
    const path = join(folder, 'dist');
    await esbuild.build({
      absWorkingDir: folder,
      entryPoints: ['main.js'],
      outdir: path,
      bundle: true,
      format: 'esm',
      splitting: true,
      logLevel: 'error',
    });
    await copyPage(folder, path);
    return path;
  },
} satisfies Record<string, (folder: string) => Promise<string>>;

/** Bytes of a bundle's `main.js` and of everything it imports statically, minified and compressed by gzip. */
export async function firstBytes(folder: string): Promise<number> {
  const files = new Set([join(folder, 'main.js')]);
  let bytes = 0;
  // The iteration includes entries that are added meanwhile.
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    const { code } = await esbuild.transform(source, { minify: true });
    bytes += gzipSync(code).length;
    for (const node of parseAst(code).body)
      if ('source' in node && node.source) files.add(join(dirname(file), String(node.source.value)));
  }
  return bytes;
}
