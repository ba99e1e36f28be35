import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '@freight/contract';
import { definitions } from '#elements/definitions.ts';
import { lifeCell, lifeOf } from './life.ts';
import { code, table } from './markdown.ts';

const src = join(import.meta.dirname, '..', 'src');

/** The texts of one place, whose name is the first part of their keys. */
export interface Place {
  name: string;
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** What shows the texts of a place that is not an element of its own. */
const shownBy: Readonly<Record<string, string>> = {
  'account-errors': 'What an error of the API about an account is called.',
  cancelling: 'Cancelling an order: its details, tracking and the card.',
  changes: 'Changing how, when and where an order is delivered.',
  claims: 'Reporting that something is wrong with a delivery.',
  'code-step': 'The code of the second step of signing in.',
  common: 'Everywhere: buttons, states of the connection, units.',
  approvals: 'Orders that one person fills in and another places.',
  holds: 'How long a price holds, and what it was before.',
  days: 'The days on which goods can be fetched, and the lorry that would have driven empty.',
  drafts: 'Pictures and sending of what is written about an order.',
  errors: 'Everywhere: what an error of the API is called.',
  handover: 'How an order is handed over, and what happened at the door.',
  maps: 'Maps and the map picker.',
  message: 'The judgement of a pasted message in the tracking field.',
  'order-search': 'Looking for an order among one’s own.',
  packages: 'Facts about a package.',
  partner: 'People whom the page’s partner signs in.',
  watchers: 'Telling others about an order by mail.',
  pickup: 'When an order is fetched, and what to have ready.',
  pieces: 'Orders with several pieces.',
  promise: 'What became of a promised arrival, and maps in words.',
  saved: 'Filling in an order from the address book, and saving to it.',
  'second-factor': 'The second step of signing in, in the settings.',
  'send-addresses': 'Address fields.',
  'send-prefill': 'Fields that a page has filled in.',
  'send-quote': 'The price before an order is made.',
  'send-sizes': 'The sizes of a package.',
  sharing: 'Sharing an order by a link, and the calendar.',
  'sign-ins': 'The list of sign-ins in the settings.',
  statuses: 'Statuses of an order: names, headlines, sentences.',
  'track-details': 'The details of a tracked package.',
};

const namespace = /\bcatalog\(\s*(definition\.tag|'[^']+')/;
const catalogFiles = /import\.meta\.glob<typeof import\('[^']+'\)>\(\s*'([^']+)\/\*\.ts'/;

/** Places from the modules that declare their catalogues. @throws Error for a place without a description. */
export async function readPlaces(): Promise<Place[]> {
  const places: Place[] = [];
  for (const file of globSync('**/{strings/index,*Texts}.ts', { cwd: src }).sort()) {
    const text = readFileSync(join(src, file), 'utf8');
    const names = [...text.matchAll(new RegExp(namespace, 'g'))].map(([, name = '']) => name);
    const folder = catalogFiles.exec(text)?.[1];
    // Where one module declares two, the element's own comes last.
    const declared = names.at(-1);
    if (!declared || folder === undefined) continue;
    const tag =
      declared === 'definition.tag' ? `freight-${dirname(file).split('/')[1]}` : declared.slice(1, -1);
    const textsIn = async (language: Language) => {
      const path = join(src, dirname(file), folder, `${language}.ts`);
      return (await import(pathToFileURL(path).href)).default as Record<string, string>;
    };
    const texts = Object.fromEntries(
      await Promise.all(languages.map(async (language) => [language, await textsIn(language)])),
    );
    places.push({ name: tag.replace('freight-', '').replace('.', '-'), texts });
  }
  return places.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function describe(place: string): string {
  const description = definitions.find(({ tag }) => tag === `freight-${place}`)?.summary ?? shownBy[place];
  if (!description) throw new Error(`generate/textFiles.ts does not describe the texts of "${place}".`);
  return description;
}

const cellText = (text: string) =>
  text.replaceAll('\n', ' ').replaceAll('<', '&lt;').replaceAll('{', '&#123;');

function pageOf(places: readonly Place[]): string {
  return [
    '# Texts\n',
    '<!-- Generated from the catalogues by `npm run generate`. -->\n',
    'Every text of the kit and its key, for [your own words](own-words.md). What is in braces is filled in.\n',
    ...places.flatMap(({ name, texts }) => [
      `## ${code(name)}\n`,
      `${describe(name)}\n`,
      table(
        ['key', 'since', ...languages],
        Object.keys(texts.en).map((key) => [
          code(`${name}.${key}`),
          lifeCell(lifeOf('texts', '', `${name}.${key}`)),
          ...languages.map((language) => cellText(texts[language][key] ?? '')),
        ]),
      ),
    ]),
  ].join('\n');
}

export const keysOfPlace = ({ name, texts }: Place): string[] =>
  Object.keys(texts.en).map((key) => `${name}.${key}`);

const listed = (values: readonly string[], mark: string) =>
  values.map((value) => `  ${mark}'${value}'`).join(mark ? '\n' : ',\n');

/** Each text in each language, by its key. */
const textsByKey = (places: readonly Place[]): Record<string, Partial<Record<Language, string>>> =>
  Object.fromEntries(
    places.flatMap(({ name, texts }) =>
      Object.keys(texts.en).map((key) => [
        `${name}.${key}`,
        Object.fromEntries(languages.map((language) => [language, texts[language][key]])),
      ]),
    ),
  );

/** The keys of all texts as a type, and their texts as a page to read and as data. */
export async function textFiles(): Promise<Record<string, string>> {
  const places = await readPlaces();
  return {
    'packages/kit/src/platform/ownTexts/textKeys.ts': `// Generated from the catalogues by \`npm run generate\`; changes are lost.

/** The places of the kit's texts: what a key begins with. */
export const textPlaces: readonly string[] = [
${listed(
  places.map(({ name }) => name),
  '',
)},
];

/** The key of a text: its place and its name there. */
export type TextKey =
${listed(places.flatMap(keysOfPlace), '| ')};
`,
    'docs/texts.md': pageOf(places),
    'packages/kit/texts.json': `${JSON.stringify(textsByKey(places), null, 2)}\n`,
  };
}
