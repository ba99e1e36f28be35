/**
 * Which files of the product are pure: their answers depend on their arguments and on shipped data alone. Found by a
 * rule, so that `npm run quality mutation` tries a new file without anybody listing it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { Linter } from 'eslint';
import * as espree from 'espree';
import { root } from '#scripts/run/install.mjs';

const packages =
  /^(?:packages\/(?:contract|client|kit|sample-services|server)\/src|demo-site\/(?:src|generate))\//;
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);
/** Builders, helpers and long random runs of tests. */
const isForTests = (/** @type {string} */ file) =>
  isTest(file) || /\/(?:testing|soak)\/|\/testing\.ts$/.test(file);

/** Libraries that only calculate. */
const pureLibraries = ['zod', 'escape-html', 'ical-generator', 'vitest'];
/** Node's modules that only calculate, or read data shipped with the code. */
const pureImports = {
  'node:crypto': ['createHash', 'createHmac', 'timingSafeEqual'],
  'node:fs': ['readFileSync'],
  'node:url': ['fileURLToPath'],
  'node:path': ['join', 'dirname', 'posix'],
  'node:util': ['isDeepStrictEqual'],
};

/** Constructs that make a result depend on more: the clock, randomness, the timing of other code. */
const impure = [
  'AwaitExpression',
  ':function[async=true]',
  'ImportExpression',
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Math"][property.name="random"]',
];

/** DOM nodes as arguments: the effect on them shows only in a browser. */
const pageNodes = /[:<|(]\s*(?:HTML\w*Element|Element|Window|Document|ShadowRoot|LeafletMap)\b/;

/** @type {Linter.Config[]} */
const config = [
  {
    files: ['**/*.ts'],
    languageOptions: {
      ecmaVersion: 'latest',
      sourceType: 'module',
      parser: espree,
      // Besides the language itself, globals that are the same in each engine and keep no state.
      globals: {
        URL: 'readonly',
        URLSearchParams: 'readonly',
        TextEncoder: 'readonly',
        TextDecoder: 'readonly',
        Buffer: 'readonly',
        Promise: 'off',
        globalThis: 'off',
      },
    },
    rules: { 'no-undef': 'error', 'no-restricted-syntax': ['error', ...impure] },
  },
];

/** A test may wait; it still needs no page and no network. @type {Linter.Config[]} */
const testConfig = [
  ...config,
  { files: ['**/*.ts'], rules: { 'no-restricted-syntax': ['error', 'MetaProperty'] } },
];

/**
 * @typedef {object} Imported
 * @property {string} from
 * @property {string[]} names
 */

/** @param {string} text Without types. @returns {Imported[]} */
function importsOf(text) {
  const { body } = espree.parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  return body.flatMap((node) => {
    if (!('source' in node) || !node.source) return [];
    const specifiers = 'specifiers' in node ? node.specifiers : [];
    const names = specifiers.map((one) =>
      'imported' in one && 'name' in one.imported ? one.imported.name : '*',
    );
    return [{ from: String(node.source.value), names }];
  });
}

/** @type {Map<string, {exports?: Record<string, string>, imports?: Record<string, string>}>} */
const manifests = new Map();
/** @param {string} folder */
function manifestOf(folder) {
  const known = manifests.get(folder) ?? JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  manifests.set(folder, known);
  return /** @type {{exports?: Record<string, string>, imports?: Record<string, string>}} */ (known);
}

/** The file behind `./volume.ts`, `#ui/avatar/initials.ts` or `@freight/client/format`. @param {string} from @param {string} name */
function fileOf(from, name) {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const home = from
    .split('/')
    .slice(0, from.startsWith('packages/') ? 2 : 1)
    .join('/');
  if (name.startsWith('#')) {
    for (const [key, value] of Object.entries(manifestOf(home).imports ?? {})) {
      const [head = '', tail] = key.split('*');
      if (tail === undefined ? name === key : name.startsWith(head))
        return normalize(join(home, value.replace('*', name.slice(head.length))));
    }
  }
  const [, own, path = ''] = /^@freight\/([^/]+)(.*)$/.exec(name) ?? [];
  if (own === undefined) return undefined;
  const target = manifestOf(`packages/${own}`).exports?.[`.${path}`];
  return typeof target === 'string' ? normalize(join('packages', own, target)) : undefined;
}

/** @param {Imported} imported */
function isPureLibrary({ from, names }) {
  const allowed = pureImports[/** @type {keyof typeof pureImports} */ (from)];
  return (
    pureLibraries.includes(from) || (allowed !== undefined && names.every((name) => allowed.includes(name)))
  );
}

const linter = new Linter();

/** Whether a file's own text is pure, regardless of its imports. @param {string} text @param {Linter.Config[]} [rules] */
export const isPureText = (text, rules = config) =>
  (rules === testConfig || !pageNodes.test(text)) &&
  linter.verify(stripTypeScriptTypes(text), rules, 'file.ts').length === 0;

/**
 * @typedef {object} PureFile
 * @property {string} file
 * @property {number} lines
 * @property {boolean} calculates Whether it contains a function, unlike a table or a catalogue of texts.
 */

/**
 * The pure files of the product, the tests that need nothing but them, and the lines of all its code.
 * @returns {{pure: PureFile[], tests: string[], lines: number}}
 */
export function findPureFiles() {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'demo-site'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => packages.test(file) && /(?<!\.d)\.tsx?$/.test(file) && existsSync(join(root, file)));
  /** @type {Map<string, {lines: number, isCalm: boolean, calculates: boolean, needs: (string | undefined)[]}>} */
  const facts = new Map();
  let lines = 0;
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const own = text.split('\n').length - 1;
    if (!isForTests(file)) lines += own;
    if (file.endsWith('.tsx')) continue;
    const plain = stripTypeScriptTypes(text);
    facts.set(file, {
      lines: own,
      isCalm: isPureText(text, isTest(file) ? testConfig : config),
      calculates: /=>|\bfunction\b|\bclass\b/.test(plain),
      needs: importsOf(plain).flatMap((imported) =>
        isPureLibrary(imported) ? [] : [fileOf(file, imported.from)],
      ),
    });
  }
  // A file that imports an impure file is impure too.
  for (let before = -1; before !== facts.size; ) {
    before = facts.size;
    for (const [file, { isCalm, needs }] of facts)
      if (!isCalm || needs.some((need) => need === undefined || !facts.has(need))) facts.delete(file);
  }
  const pure = [...facts].flatMap(([file, { lines: own, calculates }]) =>
    isForTests(file) ? [] : [{ file, lines: own, calculates }],
  );
  return { pure, tests: [...facts.keys()].filter(isTest), lines };
}
