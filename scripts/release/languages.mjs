/**
 * `npm run language` creates the texts that are missing in any language from the English ones, and prints how many are
 * still to be translated. `npm run language fi` adds a language first: afterwards it works everywhere, in English words.
 * Then `npm run generate`.
 */
import { existsSync, globSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { parseSync } from 'vite';
import { root, StartupError } from '#scripts/run/install.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

const list = 'packages/contract/src/limits.ts';
const playground = 'demo-site/public/playground/index.html';
const plugin = 'docs/wordpress-plugin/freight/languages';

/** @param {string} file */
const read = (file) => readFile(join(root, file), 'utf8');
/** @param {string} file @param {string} text */
const write = (file, text) => writeFile(join(root, file), text);
/** @param {string[]} patterns */
const find = (...patterns) => globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** The languages of the contract, as its source has them now. @returns {Promise<string[]>} */
async function readLanguages() {
  const codes = /languages = \[(.*?)\]/.exec(await read(list))?.[1] ?? '';
  return [...codes.matchAll(/'(\w+)'/g)].map(([, code = '']) => code);
}

/** Where most people speak the language: `fi-FI`. @param {string} code */
function localeOf(code) {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}-${region}`;
}

/** @param {string} code */
async function addToLists(code) {
  const isLanguage =
    /^[a-z]{2}$/.test(code) && new Intl.DisplayNames('en', { type: 'language' }).of(code) !== code;
  if (!isLanguage)
    throw new StartupError(`"${code}" is not the two-letter code of a language, such as "fi".`);
  const languages = await readLanguages();
  if (languages.includes(code)) return;
  const last = languages.at(-1);
  const source = await read(list);
  const longer = source
    .replace(/(languages = \[.*?)\]/, `$1, '${code}']`)
    .replace(/(locales: [^=]*= \{[^}]*?),? \}/, `$1, ${code}: '${localeOf(code)}' }`);
  await write(list, longer);
  const option = (/** @type {string | undefined} */ name) => `<option>${name}</option>`;
  const page = await read(playground);
  await write(playground, page.replace(option(last), `${option(last)}\n            ${option(code)}`));
}

const catalogues = () => find('packages/kit/src/**/en.ts', 'demo-site/src/content/**/en.ts');
/** @param {string} english @param {string} code */
const translationOf = (english, code) => english.replace(/en\.ts$/, `${code}.ts`);

/** A catalogue with the English texts, in the form of a translation. @param {string} file */
async function englishCopy(file) {
  const english = await read(file);
  // Those of the site have the type of the Swedish ones, the English as well.
  if (file.startsWith('demo-site/')) return english;
  const texts = /^(?:export )?const \w+ = (\{[\s\S]*^\})/m.exec(english)?.[1];
  const type = /^export type (\w+)/m.exec(english)?.[1];
  if (type) return `import type { ${type} } from './en.ts';\n\nexport default ${texts} satisfies ${type};\n`;
  const name = /^export const (\w+)/m.exec(english)?.[1];
  return `import type { Catalog } from '#i18n/texts.ts';\nimport type { ${name} as en } from './en.ts';\n\nexport default ${texts} satisfies Catalog<typeof en>;\n`;
}

/** Modules that hold texts in all languages beside each other. */
const modules = () => find('packages/{sample-services,server}/src/**/*.ts', 'demo-site/src/**/*.{ts,tsx}');

/** @typedef {{start: number, end: number, key: string, value: unknown}} Entry A property of an object in a source. */

/** @typedef {Record<string, unknown>} Node A node of a syntax tree, or a list of them. */
/** @typedef {{start: number, end: number, key?: {name?: string, value?: string}, value: unknown}} Property */

/** Calls back with every node of a syntax tree. @param {unknown} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  visit(/** @type {Node} */ (node));
  for (const part of Object.values(node)) walk(part, visit);
}

/** @param {string} source */
const parse = (source) => parseSync('module.tsx', source).program;

/** The objects of a module that have an entry for English and for German. @param {string} source @returns {Entry[][]} */
function textsByLanguage(source) {
  /** @type {Entry[][]} */
  const found = [];
  if (!/\bde\b/.test(source)) return found;
  walk(parse(source), (node) => {
    if (node['type'] !== 'ObjectExpression') return;
    const properties = /** @type {Property[]} */ (node['properties']);
    /** @type {Entry[]} */
    const entries = properties.map(({ start, end, key, value }) => {
      return { start, end, key: key?.name ?? key?.value ?? '', value };
    });
    if (['en', 'de'].every((code) => entries.some(({ key }) => key === code))) found.push(entries);
  });
  return found;
}

/** Adds the missing languages to each of those objects, with the English entry. @param {string} source @param {string[]} languages */
function withEntries(source, languages) {
  let written = source;
  // From the end, so that earlier places stay where they are.
  for (const entries of textsByLanguage(source).toReversed()) {
    const english = entries.find(({ key }) => key === 'en');
    const end = entries.at(-1)?.end ?? 0;
    if (!english) continue;
    const added = languages
      .filter((code) => code !== 'sv' && !entries.some(({ key }) => key === code))
      .map((code) => {
        const copy = source.slice(english.start, english.end).replaceAll('/en.ts', `/${code}.ts`);
        return `, ${copy.replace(/^en/, code)}`;
      });
    written = written.slice(0, end) + added.join('') + written.slice(end);
  }
  return written;
}

/** WordPress names these languages without a country. */
const withoutCountry = ['ar', 'ca', 'cy', 'el', 'et', 'eu', 'fi', 'hr', 'ja', 'lv', 'sq', 'th', 'uk', 'vi'];

/** @param {string} code */
const pluginFile = (code) =>
  `${plugin}/freight-${withoutCountry.includes(code) ? code : localeOf(code).replace('-', '_')}.po`;

/** A catalogue of the plugin without translations, which shows English. @param {string} code */
async function emptyPluginCatalogue(code) {
  const [model = ''] = (await readdir(join(root, plugin))).filter((name) => name.endsWith('.po'));
  const { headers, ...catalogue } = po.parse(await read(`${plugin}/${model}`));
  for (const messages of Object.values(catalogue.translations))
    for (const message of Object.values(messages)) if (message.msgid !== '') message.msgstr = [''];
  const language = /freight-(.+)\.po/.exec(pluginFile(code))?.[1] ?? code;
  return `${po
    .compile({ ...catalogue, headers: { ...headers, Language: language } })
    .toString()
    .trimEnd()}\n`;
}

/** Creates every text that a language lacks. @returns {Promise<string[]>} The files that were created or changed. */
async function complete() {
  const languages = await readLanguages();
  /** @type {string[]} */
  const changed = [];
  const save = async (/** @type {string} */ file, /** @type {string} */ text) => {
    await write(file, text);
    changed.push(file);
  };
  for (const english of catalogues())
    for (const code of languages) {
      const file = translationOf(english, code);
      if (!existsSync(join(root, file))) await save(file, await englishCopy(english));
    }
  for (const file of modules()) {
    const source = await read(file);
    const longer = withEntries(source, languages);
    if (longer !== source) await save(file, longer);
  }
  for (const code of languages.filter((one) => one !== 'en'))
    if (!existsSync(join(root, pluginFile(code))))
      await save(pluginFile(code), await emptyPluginCatalogue(code));
  return changed;
}

/** The texts of a syntax tree that hold a letter; no keys, no addresses of modules. @param {unknown} tree */
function textsIn(tree) {
  /** @type {string[]} */
  const texts = [];
  const skipped = new Set();
  walk(tree, (node) => {
    const { type, key, value } = node;
    if (type === 'Property') skipped.add(key);
    if (/^Import|^TS/.test(`${type}`)) walk(node, (part) => skipped.add(part));
    if (skipped.has(node)) return;
    const { cooked } = /** @type {{cooked?: string}} */ (type === 'TemplateElement' ? value : {});
    const text = type === 'Literal' ? value : cooked;
    if (typeof text === 'string' && /\p{Letter}/u.test(text)) texts.push(text);
  });
  return texts;
}

/**
 * The texts of a language that are the same as in English: those that are not translated yet, and a few that are the
 * same in both.
 * @param {string} code
 * @returns {Promise<{all: number, same: {file: string, text: string}[]}>}
 */
export async function readUntranslated(code) {
  /** @type {{file: string, english: unknown, own: unknown}[]} */
  const pairs = [];
  for (const english of catalogues()) {
    const file = translationOf(english, code);
    pairs.push({ file, english: parse(await read(english)), own: parse(await read(file)) });
  }
  for (const file of modules().filter((one) => !/\.test\./.test(one)))
    for (const entries of textsByLanguage(await read(file))) {
      const [english, own] = ['en', code].map((one) => entries.find(({ key }) => key === one)?.value);
      pairs.push({ file, english, own });
    }
  const texts = pairs.flatMap(({ file, english, own }) => {
    const known = new Set(textsIn(english));
    return textsIn(own).map((text) => ({ file, text, isSame: known.has(text) }));
  });
  const { translations } = po.parse(await read(pluginFile(code)));
  for (const messages of Object.values(translations))
    for (const { msgid, msgstr } of Object.values(messages))
      if (msgid !== '') texts.push({ file: pluginFile(code), text: msgid, isSame: !msgstr[0] });
  return { all: texts.length, same: texts.filter(({ isSame }) => isSame) };
}

await runCommand(import.meta, async () => {
  const [code] = process.argv.slice(2);
  if (code) await addToLists(code);
  const changed = await complete();
  for (const file of changed) console.log(file);
  const sources = changed.filter((file) => !file.endsWith('.po')).concat(list);
  await run(`biome check --write ${sources.join(' ')}`);
  for (const language of (await readLanguages()).filter((one) => one !== 'en')) {
    const { all, same } = await readUntranslated(language);
    console.log(`${language}: ${same.length} of ${all} texts are the same as in English`);
    if (language !== code) continue;
    for (const [file, texts = []] of Object.entries(Object.groupBy(same, (one) => one.file)))
      console.log(`  ${file}: ${texts.length}`);
  }
});
