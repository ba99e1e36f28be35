import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** Files whose name is a language are catalogues; the legal pages and the documents are Swedish throughout. */
const files = globSync(['packages/kit/src/**/*.ts', 'demo-site/src/content/**/*.ts'], { cwd: root });
const catalogues = {
  sv: [
    ...files.filter((file) => /(?:\/sv|content\/legal\/(?!frame)\w+)\.ts$/.test(file)),
    'packages/server/src/documents/texts.ts',
  ],
  en: files.filter((file) => file.endsWith('/en.ts')),
  de: files.filter((file) => file.endsWith('/de.ts')),
};
type CatalogueLanguage = keyof typeof catalogues;

/** Every quoted string, except keys. */
const sentences = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /'((?:[^'\\\n]|\\.)*)'(?!:)|"([^"\n]*)"|`([^`]*)`(?!:)/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

/** Texts that the documents prescribe literally, or that were requested word for word, stay as they are. */
const prescribed = [
  'Package not found',
  'Please enter a package ID',
  'Error tracking package. Please try again.',
  'Inkl. moms, förare, drivmedel och försäkring',
  'Missing required package information',
  'Package type is required',
  'Valid package dimensions are required',
];

/** One term for one thing: a word on the left is not used, the one on the right is. */
const decided: [CatalogueLanguage, RegExp, string][] = [
  ['sv', /lämnings(adress|plats)/i, 'leveransadress, avlämningsplats'],
  ['sv', /chaufför/i, 'förare'],
  ['sv', /paket-id|order-?nummer|order-id|spårningsnummer/i, 'paketnummer'],
  ['sv', /upphämt|avlämning|hämtplats/i, 'Hämtas, Lämnas, hämtadress, leveransadress'],
  ['sv', /well.to.wheel|källan till hjulet/i, 'från källa till hjul'],
  ['sv', /\bbränsle/i, 'drivmedel'],
  ['sv', /\bfrakten\b|din frakt\b/i, 'paket'],
  ['sv', /eskalerad|avbruten/i, 'Hos kundtjänst, Avbokad'],
  ['sv', /^avstånd$|avståndsavgift/i, 'Sträcka, Pris för sträckan'],
  ['sv', /särskilda (önskemål|anvisningar)/i, 'Till föraren'],
  ['sv', /integritetsmeddelande|kakval/i, 'integritetspolicy, val av kakor'],
  ['sv', /rekommenderad bil|föregående/i, 'Välj drivmedel, Tillbaka'],
  ['sv', /\bklicka/i, 'Tryck'],
  ['en', /\bpackages?\b(?! ID)/i, 'parcel'],
  ['en', /\be-mail/i, 'email'],
  ['en', /\bsign(ed|s)? (you )?(in|out)\b|\blogin (again|to)\b/i, 'log in, log out'],
  ['en', / (…|%)|\w'\w/, 'Loading…, 25%, ’'],
  ['de', /(?<!ab|abzu)bestell/i, 'Auftrag, beauftragen'],
  ['de', /(paket|fracht|etwas|palette|was sie|mit uns)\b.*(?<!ver)send(en|et)\b/i, 'versenden'],
  [
    'de',
    /\bbeleg\b|paket-id|auftragsnummer|zieladresse|zielort|geschäftsbedingungen/i,
    'Quittung, Paketnummer, Lieferadresse, AGB',
  ],
  [
    'de',
    /zurückz(ieh|og)|zurückgezogen|in ihr postfach|hilfe erhalten|hilfecenter|^anfragen$/i,
    'widerrufen, Prüfen Sie Ihren Posteingang, Hilfe, Beauftragen',
  ],
  ['de', /entfernungszuschlag|in SEK berechnet/i, 'Streckenpreis, in SEK abgerechnet'],
  ['de', /^strecke$|^zur fracht$/i, 'Route, Entfernung, Angaben zur Fracht'],
  ['de', /\bgüter\b/i, 'Sendung, Ladung'],
  ['de', /präferenz|vorführung/i, 'Vorlieben, Demonstration'],
  ['de', /\bklicken/i, 'Tippen Sie'],
];

test.each(decided)('in %s no text contains %s, but "%s"', (language, word) => {
  const found = catalogues[language].flatMap((file) =>
    sentences(file)
      .filter((text) => !prescribed.includes(text) && word.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('finds the catalogues of the elements, of the site and of the documents', () => {
  for (const language of ['sv', 'en', 'de'] as const) {
    const texts = catalogues[language].flatMap(sentences);
    expect(texts.length).toBeGreaterThan(600);
  }
});

const catalogueOf = async (file: string): Promise<Record<string, string>> =>
  Object.values(
    (await import(pathToFileURL(join(root, file)).href)) as Record<string, Record<string, string>>,
  )[0] ?? {};

test.each(['sv', 'de'] as const)(
  'a sentence that is one in English is one in %s, whichever catalogue it is in [A36]',
  async (language) => {
    const translations = new Map<string, Set<string>>();
    for (const file of catalogues.en.filter((name) => name.startsWith('packages/kit'))) {
      const [english, translated] = await Promise.all([
        catalogueOf(file),
        catalogueOf(file.replace(/en\.ts$/, `${language}.ts`)),
      ]);
      for (const [key, sentence] of Object.entries(english)) {
        if (sentence.split(' ').length < 4) continue;
        const known = translations.get(sentence) ?? new Set();
        translations.set(sentence, known.add(translated[key] ?? ''));
      }
    }
    expect([...translations].filter(([, known]) => known.size > 1)).toEqual([]);
  },
);
