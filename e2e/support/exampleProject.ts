import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { npm } from '#scripts/run/npm.mjs';
import { packKit } from './bundles.ts';

const root = join(import.meta.dirname, '..', '..');
const examples = join(root, 'docs', 'examples');
/** The API's address in the examples: where `npm start` serves it. */
const writtenApi = 'http://localhost:4000';

export const exampleNames = readdirSync(examples).filter((name) =>
  existsSync(join(examples, name, 'package.json')),
);

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages of an example besides the kit, with the requested versions. */
export function packagesOf(name: string): Record<string, string> {
  const { dependencies, devDependencies } = manifestIn(join(examples, name));
  const { '@freight/kit': _, ...others } = { ...dependencies, ...devDependencies };
  return others;
}

/** A copy of an example in a folder of its own, with the packed kit, connected to the API of a test. */
export class ExampleProject {
  readonly folder: string;
  #server: PreviewServer | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  static async copy(name: string, apiUrl: string): Promise<ExampleProject> {
    const folder = await mkdtemp(join(tmpdir(), `freight-example-${name}-`));
    await cp(join(examples, name), folder, {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist|server|\.\w+)$/.test(source),
    });
    const project = new ExampleProject(folder);
    project.replace(writtenApi, apiUrl);
    const manifest = manifestIn(folder);
    manifest.dependencies['@freight/kit'] = `file:./${await packKit(folder)}`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    return project;
  }

  /** Replaces a text in all the example's sources; returns the number of matches. */
  replace(before: string, after: string): number {
    let found = 0;
    const files = globSync('{*,src/**/*}', { cwd: this.folder, exclude: ['node_modules', '*.tgz'] });
    for (const file of files.map((name) => join(this.folder, name))) {
      if (!statSync(file).isFile()) continue;
      const code = readFileSync(file, 'utf8');
      found += code.split(before).length - 1;
      if (code.includes(before)) writeFileSync(file, code.replaceAll(before, after));
    }
    return found;
  }

  install(): Promise<string> {
    const { dependencies, devDependencies } = manifestIn(this.folder);
    const needsNothing = Object.keys({ ...dependencies, ...devDependencies }).length === 1;
    // The kit has no dependencies, so installing it alone needs no registry.
    const reach = needsNothing ? '--offline' : '--prefer-offline';
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    return this.#npm('install', reach, ...quiet);
  }

  /** Runs one of the example's scripts; rejects with its output. */
  script(name: string): Promise<string> {
    return this.#npm('run', '--silent', name);
  }

  /** The built page, on an origin of its own; missing files are answered by 404. */
  async serve(): Promise<string> {
    const built = join(this.folder, 'dist');
    this.#server = await preview({
      root: this.folder,
      appType: 'mpa',
      configFile: false,
      logLevel: 'error',
      build: { outDir: existsSync(built) ? built : this.folder },
      preview: { host: '127.0.0.1', port: 0 },
    });
    return this.#server.resolvedUrls?.local[0] ?? '';
  }

  async remove(): Promise<void> {
    await this.#server?.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #npm(...words: string[]): Promise<string> {
    const path = [process.env['PATH'], join(root, 'node_modules', '.bin')].join(delimiter);
    const env = {
      ...process.env,
      PATH: path,
      NODE_ENV: undefined,
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
    };
    return npm(words, { cwd: this.folder, env });
  }
}
