import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const copied = /^(contract|client|kit)$/;
const run = promisify(execFile);

/** Links the packages of a folder, except for those that are left out. */
function linkPackages(from: string, to: string, leftOut: RegExp): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!leftOut.test(name)) symlinkSync(join(from, name), join(to, name));
}

/** A copy of the kit and the packages it is built from, with the libraries of the original. */
function copyOfTheKit(): string {
  const copy = mkdtempSync(join(tmpdir(), 'freight-language-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  const libraries = join(copy, 'node_modules');
  linkPackages(join(root, 'node_modules'), libraries, /^[.]|^@freight$/);
  linkPackages(join(root, 'node_modules', '@freight'), join(libraries, '@freight'), copied);
  for (const name of readdirSync(join(root, 'packages')).filter((one) => copied.test(one))) {
    const target = join(copy, 'packages', name);
    cpSync(join(root, 'packages', name), target, {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist)$/.test(path),
    });
    symlinkSync(target, join(libraries, '@freight', name));
  }
  linkPackages(
    join(root, 'packages', 'kit', 'node_modules'),
    join(copy, 'packages', 'kit', 'node_modules'),
    /^[.]/,
  );
  return copy;
}

/** Both programs of the original, which work on the copy. */
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

test('a fourth language is its catalogues and one list', async () => {
  const copy = copyOfTheKit();
  const kit = join(copy, 'packages', 'kit');
  const list = join(copy, 'packages', 'contract', 'src', 'limits.ts');
  const known = readFileSync(list, 'utf8');
  writeFileSync(
    list,
    known
      .replace("['sv', 'en', 'de']", "['sv', 'en', 'de', 'da']")
      .replace("de: 'de-DE'", "de: 'de-DE', da: 'da-DK'"),
  );
  const catalogues = globSync('src/**/de.ts', { cwd: kit });
  expect(catalogues.length).toBeGreaterThan(20);
  for (const file of catalogues) {
    const german = readFileSync(join(kit, file), 'utf8');
    writeFileSync(join(kit, dirname(file), 'da.ts'), german.replace("'Paket verfolgen'", "'Følg pakken'"));
  }
  const product = { extends: './tsconfig.json', include: ['src'], exclude: ['src/testing', '**/*.test.*'] };
  writeFileSync(join(kit, 'product.json'), JSON.stringify(product));
  await run(bin('tsc'), ['--noEmit', '-p', join(kit, 'product.json')]);

  await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: kit });
  const built = readdirSync(join(kit, 'dist', 'chunks'));
  expect(built.filter((name) => /^card-da-/.test(name))).toHaveLength(1);
  expect(readFileSync(join(kit, 'dist', 'freight.js'), 'utf8')).toContain('Følg pakken');
}, 180_000);
