import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Files whose name is a language are catalogues; the legal pages and the papers are Swedish throughout. */
const files = globSync(['packages/kit/src/**/*.ts', 'demo-site/src/content/**/*.ts'], { cwd: root });
const catalogues = {
  sv: [
    ...files.filter((file) => /(?:\/sv|content\/legal\/\w+)\.ts$/.test(file)),
    'packages/server/src/documents/texts.ts',
  ],
  en: files.filter((file) => file.endsWith('/en.ts')),
  de: files.filter((file) => file.endsWith('/de.ts')),
};
type CatalogueLanguage = keyof typeof catalogues;

/** Everything that stands between quotes, keys excepted. */
const sentences = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /'((?:[^'\\\n]|\\.)*)'(?!:)|"([^"\n]*)"|`([^`]*)`(?!:)/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

/** What the documents prescribe literally stays as it is. */
const prescribed = [
  'Package not found',
  'Please enter a package ID',
  'Error tracking package. Please try again.',
  'Missing required package information',
  'Package type is required',
  'Valid package dimensions are required',
];

/** One term for one thing: a word on the left is not used, the one on the right is. */
const decided: [CatalogueLanguage, RegExp, string][] = [
  ['sv', /lämnings(adress|plats)/i, 'leveransadress, avlämningsplats'],
  ['sv', /chaufför/i, 'förare'],
  ['sv', /\bbränsle/i, 'drivmedel'],
  ['sv', /\bfrakten\b|din frakt\b/i, 'paket'],
  ['sv', /eskalerad|avbruten/i, 'Hos kundtjänst, Avbokad'],
  ['sv', /^avstånd$|avståndsavgift/i, 'Sträcka, Pris för sträckan'],
  ['sv', /särskilda (önskemål|anvisningar)/i, 'Till föraren'],
  ['sv', /integritetsmeddelande|kakval/i, 'integritetspolicy, val av kakor'],
  ['sv', /rekommenderad bil|föregående/i, 'Välj drivmedel, Tillbaka'],
  ['sv', /ingen adress stämmer/i, 'Vi hittar ingen sådan adress'],
  ['sv', /se karriär|till kontakt$|ha dem fulla\b/i, 'Lediga jobb, Kontakta oss, fullastade'],
  ['sv', /för varje en\b|tar vi det därifrån/i, 'för varje körning, så hjälper vi dig vidare'],
  ['sv', /\bklicka/i, 'Tryck'],
  ['en', /\bpackages?\b(?! ID)/i, 'parcel'],
  ['en', /\be-mail/i, 'email'],
  ['en', /^sign in$|signed in with/i, 'log in'],
  ['en', /all of the way|those who have sent|we missed ourselves/i, 'every mile, customers, wished existed'],
  ['en', /it stands in|you see what was known/i, 'You’ll find it on, Showing the status as of'],
  ['en', /look in your mail|among the spam/i, 'Check your inbox, Check your spam folder'],
  ['en', /every other login/i, 'signs you out on all other devices'],
  ['en', /shows no PDF|drives your transport/i, 'can’t display PDFs, is driving your delivery'],
  ['en', /a \+ in front/i, 'starting with +'],
  ['de', /bestell/i, 'Auftrag, beauftragen'],
  ['de', /(paket|fracht|etwas|palette|was sie|mit uns)\b.*(?<!ver)send(en|et)\b/i, 'versenden'],
  ['de', /werden sie angerufen/i, 'Der Fahrer ruft vor der Ankunft an'],
  ['de', /entfernungszuschlag|in SEK berechnet/i, 'Streckenpreis, in SEK abgerechnet'],
  ['de', /^strecke$|^zur fracht$/i, 'Route, Entfernung, Angaben zur Fracht'],
  [
    'de',
    /so geht es$|funktioniert es$|^wirkung$|firmenportal|für firmen/i,
    'So funktioniert’s, Nachhaltigkeit, Unternehmen',
  ],
  ['de', /proben wir|neuling|übernehmen dann/i, 'testen wir, Newcomer, kümmern uns darum'],
  ['de', /\bgüter\b/i, 'Sendung, Ladung'],
  ['de', /präferenz|vorführung/i, 'Vorlieben, Demonstration'],
  ['de', /\bklicken/i, 'Tippen Sie'],
];

test.each(decided)('in %s nobody reads %s, but "%s"', (language, word) => {
  const found = catalogues[language].flatMap((file) =>
    sentences(file)
      .filter((text) => !prescribed.includes(text) && word.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('finds the catalogues of the elements, of the site and of the papers', () => {
  for (const language of ['sv', 'en', 'de'] as const) {
    const texts = catalogues[language].flatMap(sentences);
    expect(texts.length).toBeGreaterThan(600);
  }
});
