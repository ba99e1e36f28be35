import { currentLanguage } from '#platform/language.ts';
import { bandText } from './bandTexts.ts';
import { kitElements } from './kitElements.ts';

/** One state that was shown, with what the elements showed and announced in it. */
export interface Seen {
  readonly at: string;
  readonly name: string;
  shown: readonly string[];
  readonly spoken: string[];
  readonly problems: string[];
}

const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"], [role="alert"]';

/** How many headings of an element are listed. */
const most = 3;

/** The first headings of each element, by which a reader recognises its screen. */
export const shownNow = (): string[] =>
  kitElements().flatMap(({ localName, shadowRoot }) => {
    const found = [...(shadowRoot?.querySelectorAll(headings) ?? [])].map(words).filter(Boolean);
    return found.length > 0 ? `${localName}: ${[...new Set(found)].slice(0, most).join(' / ')}` : [];
  });

const line = (name: 'shown' | 'announced' | 'problem') => (text: string) => `   ${bandText(name)}: ${text}`;

/** The list as text, for a ticket: neither the query of the page's address nor anything that was typed. */
export function listOf(seen: readonly Seen[]): string {
  const { origin, pathname } = location;
  return [
    bandText('page', { page: origin + pathname }),
    `Kit ${__FREIGHT_VERSION__}, ${currentLanguage()}, ${innerWidth} × ${innerHeight} px, ${navigator.userAgent}`,
    ...seen.flatMap(({ at, name, shown, spoken, problems }, index) => [
      `${index + 1}. ${at} ${name}`,
      ...shown.map(line('shown')),
      ...spoken.map(line('announced')),
      ...problems.map(line('problem')),
    ]),
  ].join('\n');
}
