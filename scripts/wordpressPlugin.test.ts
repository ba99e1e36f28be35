import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const plugin = join(root, 'docs', 'wordpress-plugin', 'freight');
const read = (...path: string[]) => readFileSync(join(plugin, ...path), 'utf8');
const guide = readFileSync(join(root, 'docs', 'wordpress.md'), 'utf8').replace(/\s+/g, ' ');

test('every block of the plugin is found by the words of three languages, in the editor of today [P7]', () => {
  const blocks = readdirSync(join(plugin, 'blocks'));
  expect(blocks).toHaveLength(3);
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

test('the guide says what stays after the plugin, where the ID is and which language the editor reads [P7]', () => {
  expect(guide).toContain('WordPress shows visitors `[freight_track]` as text. Remove them before');
  expect(guide).toContain('The package ID is in the block');
  expect(guide).toContain('`order-id` means the same');
  expect(guide).toContain("The plugin's own pages and blocks are in English");
  expect(guide).toContain('an address without a kit is refused');
  expect(guide).toContain('Each tag holds a link to the company');
});

/** WordPress's functions that the plugin calls, as far as an answer matters here. */
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
foreach (array('settings', 'elements', 'script') as $file) require $argv[1] . '/includes/' . $file . '.php';
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
const note = 'not run: this machine has no php; npm run wordpress needs it';

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
