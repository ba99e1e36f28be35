/**
 * `npm run generate`, the part of the WordPress plugin. Translations are written by hand in its
 * `languages/freight-LOCALE.po`; this adds the texts that are new, removes those that are gone, and makes the files that
 * WordPress reads. With `--check` it writes nothing and fails when a file is stale.
 */
import { globSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { mo, po } from 'gettext-parser';
import { root, StartupError } from '#scripts/run/install.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

/** @typedef {import('gettext-parser').Catalogue} Catalogue */
/** @typedef {{context: string, text: string}} Text `context` is empty except in block.json. */

const plugin = join(root, 'docs', 'wordpress-plugin', 'freight');
const languages = join(plugin, 'languages');
const script = 'blocks.js';
/** The handle that blocks.js is registered with; WordPress looks for its translations by this name. */
const handle = 'freight-blocks';

/** @param {string} text @returns {Text} */
const plain = (text) => ({ context: '', text });

/** Texts of PHP and JavaScript, and those of the plugin's header that WordPress translates. @param {string} source */
function textsOfCode(source) {
  const header = source.matchAll(/^ \* (?:Plugin Name|Description): (.+)$/gm);
  const calls = source.matchAll(/_[_e]\(\s*'((?:[^'\\]|\\.)+)',\s*'freight',?\s*\)/g);
  return [...header, ...calls].map(([, text = '']) => plain(text.replace(/\\(.)/g, '$1')));
}

/** Texts of a block.json, with the contexts of WordPress's block-i18n.json. @param {string} source @returns {Text[]} */
function textsOfBlock(source) {
  const { title, description, keywords } = JSON.parse(source);
  return [
    { context: 'block title', text: title },
    { context: 'block description', text: description },
    ...keywords.map((/** @type {string} */ text) => ({ context: 'block keyword', text })),
  ];
}

/** All texts of the plugin in English, as a catalogue without translations. @returns {Promise<Catalogue>} */
async function template() {
  /** @type {Catalogue['translations']} */
  const translations = {};
  for (const path of globSync(['*.php', 'includes/*.php', script, 'blocks/*/block.json'], {
    cwd: plugin,
  }).sort()) {
    const file = path.split(sep).join('/');
    const source = await readFile(join(plugin, path), 'utf8');
    for (const { context, text } of file.endsWith('.json') ? textsOfBlock(source) : textsOfCode(source)) {
      const messages = translations[context] ?? {};
      translations[context] = messages;
      const files = messages[text]?.comments?.reference?.split('\n') ?? [];
      messages[text] = {
        ...(context ? { msgctxt: context } : {}),
        msgid: text,
        msgstr: [''],
        comments: {
          reference: [...new Set([...files, file])].join('\n'),
          ...(text.includes('%s') ? { flag: 'php-format' } : {}),
        },
      };
    }
  }
  const headers = { 'Project-Id-Version': 'Freight', 'Content-Type': 'text/plain; charset=UTF-8' };
  return { charset: 'utf-8', headers, translations };
}

/** The texts of the template with the translations of an earlier catalogue. @param {Catalogue} wanted @param {Catalogue} given */
function merge(wanted, { charset, headers, translations: given }) {
  const translations = structuredClone(wanted.translations);
  for (const [context, messages] of Object.entries(translations))
    for (const [text, message] of Object.entries(messages))
      message.msgstr = given[context]?.[text]?.msgstr ?? message.msgstr;
  return { charset, headers, translations };
}

/** The texts of blocks.js in the form of `wp.i18n.setLocaleData`. @param {Catalogue} catalogue */
function scriptData({ headers, translations }) {
  const messages = Object.values(translations[''] ?? {}).filter(({ comments }) =>
    comments?.reference?.split('\n').includes(script),
  );
  const about = { domain: 'messages', lang: headers['Language'], 'plural-forms': headers['Plural-Forms'] };
  const texts = Object.fromEntries(messages.map(({ msgid, msgstr }) => [msgid, msgstr]));
  return { domain: 'messages', locale_data: { messages: { '': about, ...texts } } };
}

/** Every file of the folder `languages` by its name, as it should be. @returns {Promise<Record<string, Buffer>>} */
export async function translationFiles() {
  const english = await template();
  /** @type {Record<string, Buffer>} */
  const files = { 'freight.pot': lines(po.compile(english)) };
  for (const file of (await readdir(languages)).filter((name) => name.endsWith('.po')).sort()) {
    const catalogue = merge(english, po.parse(await readFile(join(languages, file))));
    const name = file.slice(0, -'.po'.length);
    files[file] = lines(po.compile(catalogue));
    files[`${name}.mo`] = mo.compile(catalogue);
    files[`${name}-${handle}.json`] = lines(JSON.stringify(scriptData(catalogue), null, 2));
  }
  return files;
}

/** @param {Buffer | string} text */
const lines = (text) => Buffer.from(`${text.toString().trimEnd()}\n`);

await runCommand(import.meta, async () => {
  const stale = [];
  for (const [file, content] of Object.entries(await translationFiles())) {
    const path = join(languages, file);
    const current = await readFile(path).catch(() => undefined);
    if (current?.equals(content)) continue;
    stale.push(file);
    if (!process.argv.includes('--check')) await writeFile(path, content);
  }
  if (process.argv.includes('--check') && stale.length > 0)
    throw new StartupError(`Stale, run "npm run generate": ${stale.join(', ')}`);
});
