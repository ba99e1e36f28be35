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
  [
    'sv',
    /titta i din inkorg|lediga jobb|jobba med oss|preferens|släppa in/i,
    'Kolla din inkorg, Jobba hos oss, mejl, godkänna',
  ],
  ['sv', /well.to.wheel|källan till hjulet/i, 'från källa till hjul'],
  ['sv', /\bbränsle/i, 'drivmedel'],
  ['sv', /\bfrakten\b|din frakt\b/i, 'paket'],
  ['sv', /eskalerad|avbruten/i, 'Hos kundtjänst, Avbokad'],
  ['sv', /^avstånd$|avståndsavgift/i, 'Sträcka, Pris för sträckan'],
  ['sv', /särskilda (önskemål|anvisningar)/i, 'Till föraren'],
  ['sv', /integritetsmeddelande|kakval/i, 'integritetspolicy, val av kakor'],
  ['sv', /rekommenderad bil|föregående/i, 'Välj drivmedel, Tillbaka'],
  ['sv', /ingen adress stämmer/i, 'Vi hittar ingen sådan adress'],
  ['sv', /se karriär|till kontakt$|ha dem fulla\b/i, 'Jobba hos oss, Kontakta oss, fullastade'],
  ['sv', /för varje en\b|tar vi det därifrån/i, 'för varje körning, så hjälper vi dig vidare'],
  ['sv', /\bklicka/i, 'Tryck'],
  ['en', /\bpackages?\b(?! ID)/i, 'parcel'],
  ['en', /\be-mail/i, 'email'],
  ['en', /\bsign(ed|s)? (you )?(in|out)\b|\blogin (again|to)\b/i, 'log in, log out'],
  ['en', / (…|%)|\w'\w/, 'Loading…, 25%, ’'],
  [
    'en',
    /own measures|ground of|another (browser|device) than|to withdraw|withdrawn|help center|postal code/i,
    'Custom size, background, a different … from, revoke, Help centre, Postcode',
  ],
  [
    'en',
    /\bnobody was|\bsomebody\b|see to it|every fifth|at once\b.*\bat most|put freight|let (it )?in\b/i,
    'make sure, someone, one in five, will never be placed twice, Add shipping, allow',
  ],
  ['en', /all of the way|those who have sent|we missed ourselves/i, 'every mile, customers, wished existed'],
  ['en', /it stands in|you see what was known/i, 'You’ll find it on, Showing the status as of'],
  ['en', /look in your mail|among the spam/i, 'Check your inbox, Check your spam folder'],
  ['en', /every other login/i, 'signs you out on all other devices'],
  ['en', /shows no PDF|drives your transport/i, 'can’t display PDFs, is driving your delivery'],
  ['en', /a \+ in front/i, 'starting with +'],
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

test.each(decided)('in %s no text contains %s, but "%s"', (language, word) => {
  const found = catalogues[language].flatMap((file) =>
    sentences(file)
      .filter((text) => !prescribed.includes(text) && word.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

/**
 * Promises the product does not keep today: no mail confirms an order, no figure gives its emissions, and a price needs
 * every field.
 */
const notKept: [CatalogueLanguage, RegExp][] = [
  ['sv', /mer behövs inte|på två minuter|priset är klart direkt/i],
  ['sv', /kvittot .*(inkorg|av sig självt)|orderbekräftelse|din bekräftelse|svara på bekräftelsen/i],
  ['sv', /får en siffra|varje leverans släpper ut|vad den sparar/i],
  ['sv', /du betalar med kort eller mot faktura/i],
  ['sv', /ser (vem som helst )?status(,| och) orter/i],
  ['en', /is all a price needs|in two minutes|have the price at once/i],
  ['en', /receipt .*(inbox|by itself)|order confirmation|your confirmation|answer the confirmation/i],
  ['en', /gets a figure|what every delivery emits|what it saves/i],
  ['en', /sees status and towns/i],
  ['de', /mehr braucht ein preis nicht|in zwei minuten/i],
  ['de', /beleg .*(postfach|von selbst)|auftragsbestätigung|ihrer bestätigung|auf die bestätigung/i],
  ['de', /bekommt eine zahl|jede lieferung ausstößt|was er spart/i],
  ['de', /sieht jeder status und orte/i],
];

test.each(notKept)('the texts in %s make no promise that is not kept: %s [L8]', (language, promise) => {
  const found = catalogues[language].flatMap((file) =>
    sentences(file)
      .filter((text) => promise.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('states what a person with a package ID sees, and what stays hidden [TRACK-14] [TRACK-18] [TRACK-20] [TRACK-26] [L8]', () => {
  const shown = sentences('demo-site/src/content/legal/privacy/sv.ts').filter((text) =>
    /paketnumret/.test(text),
  );
  const statements = [
    [shown.join(' '), /hämt- och leveransadress/, /pris/, /skrivit till föraren/, /förnamn/],
    [answer('sv'), /adresser/, /pris/, /raderna till föraren/, /förnamn/, /aldrig telefonnummer/],
    [answer('en'), /addresses/, /price/, /notes to the driver/, /first names/, /never phone numbers/],
    [answer('de'), /Adressen/, /Preis/, /Hinweise an den Fahrer/, /Vornamen/, /niemals Telefonnummern/],
  ] as const;
  for (const [text, ...words] of statements) for (const word of words) expect(text).toMatch(word);
});

/** The FAQ's texts about the package ID. */
const answer = (language: CatalogueLanguage): string =>
  sentences(`demo-site/src/content/pages/${language}.ts`)
    .filter((text) => /paketnum|package ID/i.test(text))
    .join(' ');

interface FooterTexts {
  footer: Record<'links' | 'columns', Record<string, string>> & Record<'claim' | 'follow' | 'rights', string>;
}

test.each([
  ['sv', 'Säkerhet', 'Vanliga frågor', 'Blogg'],
  ['en', 'Security', 'FAQ', 'Blog'],
  ['de', 'Sicherheit', 'Häufige Fragen', 'Blog'],
])(
  'has words in %s for security, FAQ and blog in the footer, and for every other link there [FOOT-07]',
  async (language, security, faq, blog) => {
    const file = pathToFileURL(join(root, `demo-site/src/content/${language}.ts`)).href;
    const { footer } = ((await import(file)) as { default: FooterTexts }).default;
    expect(footer.links).toMatchObject({ security, faq, blog });
    const { links, columns, claim, follow, rights } = footer;
    for (const text of [...Object.values(links), ...Object.values(columns), claim, follow, rights])
      expect(text.trim()).not.toBe('');
  },
);

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
