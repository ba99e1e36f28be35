import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, mo, po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { root } from '#scripts/run/install.mjs';
import { translationFiles } from './pluginTranslations.mjs';

const plugin = join(root, 'docs', 'wordpress-plugin', 'freight');
const read = (...path: string[]) => readFileSync(join(plugin, ...path), 'utf8');
const guide = readFileSync(join(root, 'docs', 'wordpress.md'), 'utf8').replace(/\s+/g, ' ');

test('every block of the plugin is found by the words of three languages, in the editor of today [P7]', () => {
  const blocks = readdirSync(join(plugin, 'blocks'));
  expect(blocks).toHaveLength(4);
  for (const block of blocks) {
    const { apiVersion, keywords } = JSON.parse(read('blocks', block, 'block.json')) as {
      apiVersion: number;
      keywords: string[];
    };
    expect(apiVersion).toBe(3);
    expect(keywords).toEqual(expect.arrayContaining(['parcel', 'shipping', 'paket', 'frakt']));
  }
});

test('the plugin names the WordPress it was tried with [P7]', () => {
  expect(read('readme.txt')).toMatch(/^Tested up to: \d+\.\d+$/m);
});

test('the guide explains what stays after the plugin, where the ID is and which language the editor shows [P7]', () => {
  expect(guide).toContain('WordPress shows visitors `[freight_track]` as text. Remove them before');
  expect(guide).toContain('The package ID is in the block');
  expect(guide).toContain('`order-id` means the same');
  expect(guide).toContain("The plugin's settings and blocks are in Swedish, German or English");
  expect(guide).toContain("The link in a tag is in the site's language");
  expect(guide).toContain('an address without a kit is refused');
  expect(guide).toContain('Each tag holds a link to the company');
});

const locales = ['sv_SE', 'de_DE'];
const textsIn = ({ translations }: Catalogue) =>
  Object.values(translations).flatMap((messages) =>
    Object.values(messages).filter(({ msgid }) => msgid !== ''),
  );
const catalogueOf = (locale: string) => po.parse(read('languages', `freight-${locale}.po`));
const codeFiles = readdirSync(plugin, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:php|js)$/.test(file),
);

test('every text of the plugin is in its template [P7]', () => {
  const texts = textsIn(po.parse(read('languages', 'freight.pot')));
  const without = texts.filter(({ msgctxt }) => msgctxt === undefined).map(({ msgid }) => msgid);
  const calls = codeFiles.flatMap((file) => [
    ...read(file).matchAll(/\b\w*_[_enx]\(\s*'((?:[^'\\]|\\.)*)'/g),
  ]);
  expect(calls.length).toBeGreaterThan(30);
  const [name, description] = ['Plugin Name', 'Description'].map(
    (field) => new RegExp(`${field}: (.+)`).exec(read('freight.php'))?.[1],
  );
  expect(new Set(without)).toEqual(new Set([name, description, ...calls.map(([, text]) => text)]));
  for (const block of readdirSync(join(plugin, 'blocks'))) {
    const { textdomain, title, description, keywords } = JSON.parse(read('blocks', block, 'block.json'));
    expect(textdomain).toBe('freight');
    for (const [msgctxt, msgid] of [
      ['block title', title],
      ['block description', description],
      ...keywords.map((keyword: string) => ['block keyword', keyword]),
    ])
      expect(texts).toContainEqual(expect.objectContaining({ msgctxt, msgid }));
  }
});

test('no call of the plugin leaves the domain of its texts out [P7]', () => {
  const calls = codeFiles.flatMap(
    (file) => read(file).match(/\b\w*_[_enx]\((?:[^'()]|'(?:[^'\\]|\\.)*')*\)/g) ?? [],
  );
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((call) => !/,\s*'freight',?\s*\)$/.test(call))).toEqual([]);
});

test.for(locales)('%s has a translation of every text, and of no other [P7]', (locale) => {
  const key = ({ msgctxt, msgid }: { msgctxt?: string; msgid: string }) => `${msgctxt ?? ''}|${msgid}`;
  const texts = textsIn(catalogueOf(locale));
  expect(texts.map(key)).toEqual(textsIn(po.parse(read('languages', 'freight.pot'))).map(key));
  expect(texts.filter(({ msgstr }) => msgstr.length !== 1 || !msgstr[0]?.trim())).toEqual([]);
  const placesIn = (text = '') => text.match(/%s/g);
  expect(texts.filter(({ msgid, msgstr }) => `${placesIn(msgid)}` !== `${placesIn(msgstr[0])}`)).toEqual([]);
  const same = texts.filter(
    ({ msgctxt, msgid, msgstr }) => msgctxt !== 'block keyword' && msgid === msgstr[0],
  );
  expect(same.map(({ msgid }) => msgid)).toEqual(['Freight']);
});

test.for(locales)('WordPress and its editor read in %s what the catalogue has [P7]', (locale) => {
  const texts = textsIn(catalogueOf(locale));
  const compiled = mo.parse(readFileSync(join(plugin, 'languages', `freight-${locale}.mo`)));
  const translated = (catalogue: Catalogue) =>
    textsIn(catalogue)
      .map(({ msgctxt = '', msgid, msgstr }) => [msgctxt, msgid, ...msgstr].join('|'))
      .sort();
  expect(translated(compiled)).toEqual(translated(catalogueOf(locale)));
  const { locale_data } = JSON.parse(read('languages', `freight-${locale}-freight-blocks.json`));
  const { '': about, ...messages } = locale_data.messages;
  expect(about.lang).toBe(locale);
  const calls = [...read('blocks.js').matchAll(/\b__\(\s*'([^']+)'/g)].map(([, text]) => text);
  expect(messages).toEqual(
    Object.fromEntries(
      texts
        .filter(({ msgctxt, msgid }) => !msgctxt && calls.includes(msgid))
        .map(({ msgid, msgstr }) => [msgid, msgstr]),
    ),
  );
  expect(read('includes', 'elements.php')).toContain(
    "wp_set_script_translations( 'freight-blocks', 'freight'",
  );
});

test('the files of the translations are as `npm run generate` makes them [P7]', async () => {
  const files = await translationFiles();
  const folder = join(plugin, 'languages');
  expect(Object.keys(files).sort()).toEqual(readdirSync(folder).sort());
  for (const [file, content] of Object.entries(files))
    expect(content.equals(readFileSync(join(folder, file))), file).toBe(true);
});

test.for(locales)('a translation into %s keeps the words that a block is found by [P7]', (locale) => {
  const { 'block keyword': keywords = {} } = catalogueOf(locale).translations;
  for (const word of ['paket', 'frakt', 'Fracht']) expect(keywords[word]?.msgstr).toEqual([word]);
});

test('German of another country or kind reads the German file, where php is installed [P7]', ({
  annotate,
}) => {
  if (!hasPhp) return annotate(note);
  const fileOf = (file: string) => php(`echo json_encode(freight_language_file('${file}'));`);
  expect(fileOf('/nowhere/freight-de_AT.mo')).toBe('/nowhere/freight-de_DE.mo');
  expect(fileOf('/nowhere/freight-de_DE_formal-freight-blocks.json')).toBe(
    '/nowhere/freight-de_DE-freight-blocks.json',
  );
  expect(fileOf('/nowhere/freight-fr_FR.mo')).toBe('/nowhere/freight-fr_FR.mo');
  expect(fileOf('/nowhere/other-de_AT.mo')).toBe('/nowhere/other-de_AT.mo');
});

/** WordPress's functions that the plugin calls, where their result matters here. */
const wordPress = `
define('ABSPATH', '/');
$answer = array('code' => 200, 'type' => 'text/javascript'); $asked = array(); $errors = array();
function get_option($name, $default) { return array(); }
function __($text, $domain) { return $text; }
function esc_html__($text, $domain) { return $text; }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url_raw($text, $schemes) { return $text; }
function wp_parse_url($text, $part) { return parse_url($text, $part); }
function untrailingslashit($text) { return rtrim($text, '/'); }
function add_query_arg($name, $value, $url) { return $url . '?' . $name . '=' . $value; }
function add_settings_error($option, $name, $text) { global $errors; $errors[] = $text; }
function wp_remote_get($url, $options) { global $asked, $answer; $asked[] = $url; return $answer; }
function wp_remote_retrieve_header($answer, $name) { return $answer['type']; }
function wp_remote_retrieve_response_code($answer) { return $answer['code']; }
foreach (array('language', 'settings', 'elements', 'script') as $file) require $argv[1] . '/includes/' . $file . '.php';
`;
const php = (code: string): unknown => {
  const { stdout, stderr } = spawnSync('php', ['-r', wordPress + code, plugin], { encoding: 'utf8' });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`PHP said: ${stdout}${stderr}`);
  }
};
const hasPhp = spawnSync('php', ['--version']).status === 0;
const note = 'not run: this machine has no php; npm run quality wordpress needs it';

test('an address is asked once when saved, corrected, or refused with a sentence, where php is installed [P4]', ({
  annotate,
}) => {
  if (!hasPhp) return annotate(note);
  const save = (address: string, code: number, type: string) =>
    php(`$answer = array('code' => ${code}, 'type' => '${type}');
      $kept = freight_sanitize_settings(array('address' => '${address}'));
      echo json_encode(array($kept['address'], $asked, $errors));`);
  const script = 'https://freight.example.com/kit/freight.js';
  expect(save(script, 200, 'text/javascript')).toEqual(['https://freight.example.com', [script], []]);
  for (const [code, type] of [
    [404, 'text/html'],
    [200, 'text/html'],
    [0, ''],
  ] as const)
    expect(save('https://freight.example.com', code, type)).toEqual([
      '',
      [script],
      [expect.stringContaining(`There is no freight kit at ${script}, so nothing has been changed.`)],
    ]);
  expect(save('//evil.example', 200, 'text/javascript')).toEqual([
    '',
    [],
    ['An address begins with https:// and has no spaces.'],
  ]);
});

test('a tag holds a link to its parcel or to the company, where php is installed [P4]', ({ annotate }) => {
  if (!hasPhp) return annotate(note);
  expect(
    php(`echo json_encode(array(
      freight_link('https://freight.example.com', 'FR7K-2M9P-QX4E'), freight_link('https://freight.example.com', ''),
      freight_attributes('track', array('orderId' => ' "><b> '), '')));`),
  ).toEqual([
    '<a href="https://freight.example.com/tracking?orderId=FR7K-2M9P-QX4E">Track this parcel</a>',
    '<a href="https://freight.example.com/">Track and send parcels</a>',
    { 'order-id': '"><b>' },
  ]);
});

test('a price has what an author gives of the goods, locked or not, where php is installed [Q7]', ({
  annotate,
}) => {
  if (!hasPhp) return annotate(note);
  const attributes = (given: string) =>
    php(`echo json_encode(freight_attributes('price', ${given}, 'dark'));`);
  expect(attributes(`array('pickup' => 'Karlstad', 'size' => 'pallet', 'inline' => '1')`)).toEqual({
    pickup: 'Karlstad',
    size: 'pallet',
    locked: 'pickup size',
    theme: 'dark',
  });
  expect(attributes(`array('pickup' => ' "><b> ', 'weight' => '30', 'locked' => 'false')`)).toEqual({
    pickup: '"><b>',
    weight: '30',
    theme: 'dark',
  });
});
