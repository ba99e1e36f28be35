import escapeHtml from 'escape-html';
import type { SamplePerson } from './samplePersons.ts';

const languages = ['sv', 'en'] as const;
export type PageLanguage = (typeof languages)[number];

const texts = {
  sv: {
    title: 'Logga in på prov',
    note: 'Demo. Ingen riktig inloggning och inga riktiga personer.',
    question: 'Vem vill du vara?',
    consent: 'Exempelfrakt får veta namn och e-postadress.',
    cancel: 'Avbryt',
    other: 'English',
    failed: 'Inloggningen kan inte fortsätta',
    failedHint: 'Gå tillbaka till webbplatsen och försök igen.',
  },
  en: {
    title: 'Sample sign‑in',
    note: 'Demo. No real sign-in and no real people.',
    question: 'Who would you like to be?',
    consent: 'Exempelfrakt will be told the name and email address.',
    cancel: 'Cancel',
    other: 'Svenska',
    failed: 'The sign-in cannot go on',
    failedHint: 'Go back to the site and try again.',
  },
} as const;

/** The language asked for in the address, else the better one of the browser's. */
export function pageLanguage(asked: string | null, accepted: string | undefined): PageLanguage {
  const given = languages.find((language) => language === asked);
  if (given !== undefined) return given;
  const wanted = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.trim().slice(0, 2));
  return wanted.find((code): code is PageLanguage => code === 'sv' || code === 'en') ?? 'sv';
}

/** The page on which the visitor chooses a person to sign in as; pressing a button posts `person`, or `cancel`. */
export function choicePage(language: PageLanguage, path: string, persons: readonly SamplePerson[]): string {
  const words = texts[language];
  const other = language === 'sv' ? 'en' : 'sv';
  const buttons = persons.map(
    ({ id, givenName, familyName, email }) =>
      `<li><button name="person" value="${id}"><i aria-hidden="true">${escapeHtml(givenName.slice(0, 1) + familyName.slice(0, 1))}</i><span><b>${escapeHtml(`${givenName} ${familyName}`)}</b><small>${escapeHtml(email).replace('@', '<wbr>@')}</small></span></button></li>`,
  );
  return page(
    language,
    words.title,
    `<p class="note">${words.note}</p><h1>${words.title}</h1><p>${words.question} ${words.consent}</p><form method="post" action="${escapeHtml(path)}"><ul>${buttons.join('')}</ul><button class="quiet" name="cancel" value="yes">${words.cancel}</button></form><p class="foot"><a href="${escapeHtml(path)}?lang=${other}" lang="${other}">${words.other}</a></p>`,
  );
}

/** The page for a sign-in that is over or was never started. */
export const failedPage = (language: PageLanguage): string =>
  page(
    language,
    texts[language].failed,
    `<p class="note">${texts[language].note}</p><h1>${texts[language].failed}</h1><p>${texts[language].failedHint}</p>`,
  );

const page = (language: PageLanguage, title: string, main: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/style.css"></head><body><main>${main}</main></body></html>`;

export const pageStyle = `:root{color-scheme:light dark;--ink:#11231c;--soft:#53635b;--paper:#f6f5ef;--card:#fff;--line:#dcdfd6;--accent:#0b5a3e;--note:#ffe9a8;--note-ink:#5c4700}
@media (prefers-color-scheme:dark){:root{--ink:#eef3ee;--soft:#a7b8ae;--paper:#0c1511;--card:#14211b;--line:#2c3b33;--accent:#7fd6a8;--note:#3d3208;--note-ink:#ffe9a8}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:clamp(1.25rem,6vw,2rem);border:1px solid var(--line);border-radius:14px;background:var(--card)}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
p{margin:0 0 1.5rem;color:var(--soft)}
.note{margin:0 0 1.5rem;padding:.5rem .75rem;border-radius:10px;background:var(--note);color:var(--note-ink);font-size:.875rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
button{width:100%;min-height:48px;padding:.75rem 1rem;border:1px solid var(--line);border-radius:10px;background:none;color:inherit;font:inherit;cursor:pointer;text-align:start}
li button{display:flex;align-items:center;gap:.875rem}
button:hover{border-color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
i{flex:none;display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;background:var(--accent);color:var(--card);font-style:normal;font-weight:600}
span,b,small{display:block;min-width:0;overflow-wrap:anywhere}
small{color:var(--soft);font-size:.875rem}
.quiet{margin-top:.75rem;border-color:transparent;text-align:center;color:var(--accent);font-weight:600}
.foot{margin:1rem 0 0;text-align:center;font-size:.875rem}
a{color:var(--accent)}
`;
