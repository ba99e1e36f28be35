import { type Language, languages, locales } from '@freight/contract';
import escapeHtml from 'escape-html';
import { formatPrice } from '#orderFacts/formats.ts';
import { type DayFigures, type MonthFigures, monthsAfter } from './figures.ts';
import { figuresTexts } from './figuresTexts.ts';

/** The addresses that the page links to. */
export interface FiguresLinks {
  readonly style: string;
  readonly csv: string;
  readonly ofMonth: (month: string) => string;
  readonly inLanguage: (language: Language) => string;
}

interface PageFacts {
  readonly figures: MonthFigures;
  readonly language: Language;
  /** The month of today; later ones have no figures. */
  readonly thisMonth: string;
  readonly links: FiguresLinks;
}

type Texts = (typeof figuresTexts)['en'];
const columns = ['quotes', 'orders', 'cancelled', 'value', 'tracked', 'refused'] as const;

/** A month of a partner: its table, and its orders as a line. It names no person and needs no script. */
export function figuresPage({ figures, language, thisMonth, links }: PageFacts): string {
  const texts = figuresTexts[language];
  const title = filled(texts.title, { partner: figures.partner });
  const { month } = figures;
  const neighbours = [
    link(links.ofMonth(monthsAfter(month, -1)), texts.earlier, 'prev'),
    ...(month < thisMonth ? [link(links.ofMonth(monthsAfter(month, 1)), texts.later, 'next')] : []),
  ];
  const content =
    figures.days.length === 0
      ? `<p>${texts.nothing}</p>`
      : `${lineOf(figures, texts)}${tableOf(figures, language)}${reasonsOf(figures, texts)}<p><a href="${escapeHtml(links.csv)}" download>${texts.csv}</a></p>`;
  return page(
    `${title}, ${month}`,
    `<h1>${escapeHtml(title)}</h1><p>${texts.about}</p><h2>${monthName(month, language)}</h2><p class="links">${neighbours.join(' ')}</p>${content}${languageLinks(language, links, texts)}`,
    { language, style: links.style },
  );
}

/** For a link that was renewed, or never was one. */
export const unknownLinkPage = (language: Language, style: string): string =>
  page(figuresTexts[language].unknown, `<h1>${figuresTexts[language].unknown}</h1>`, { language, style });

const page = (title: string, main: string, look: { language: Language; style: string }): string =>
  `<!doctype html><html lang="${look.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${look.style}"></head><body><main>${main}</main></body></html>`;

const link = (address: string, text: string, rel: string): string =>
  `<a href="${escapeHtml(address)}" rel="${rel}">${text}</a>`;

const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

function tableOf({ days, total }: MonthFigures, language: Language): string {
  const texts = figuresTexts[language];
  const number = new Intl.NumberFormat(locales[language]);
  const date = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const cells = ({ valueOre, ...counts }: Omit<DayFigures, 'day'>) =>
    columns
      .map((name) => (name === 'value' ? formatPrice(valueOre, language) : number.format(counts[name])))
      .map((cell) => `<td>${cell}</td>`)
      .join('');
  const head = [texts.day, ...columns.map((name) => texts[name])]
    .map((text) => `<th scope="col">${text}</th>`)
    .join('');
  const rows = days.map(
    ({ day, ...counts }) =>
      `<tr><th scope="row"><time datetime="${day}">${date.format(new Date(`${day}T00:00:00Z`))}</time></th>${cells(counts)}</tr>`,
  );
  return `<div class="wide" role="region" tabindex="0" aria-label="${monthName(days[0]?.day.slice(0, 7) ?? '', language)}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody><tfoot><tr><th scope="row">${texts.total}</th>${cells(total)}</tr></tfoot></table></div>`;
}

function reasonsOf({ reasons }: MonthFigures, texts: Texts): string {
  if (reasons.length === 0) return '';
  const rows = reasons.map(
    ({ code, count }) => `<tr><th scope="row"><code>${escapeHtml(code)}</code></th><td>${count}</td></tr>`,
  );
  return `<h2>${texts.reasons}</h2><table><thead><tr><th scope="col">${texts.reason}</th><th scope="col">${texts.refused}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const width = 640;
const height = 160;
const margin = 8;

/** The orders of each day as a line; the table below has the same numbers. */
function lineOf({ days }: MonthFigures, texts: Texts): string {
  const most = Math.max(...days.map(({ orders }) => orders));
  const title = escapeHtml(filled(texts.line, { most: String(most) }));
  const step = (width - 2 * margin) / Math.max(1, days.length - 1);
  const points = days.map(({ orders }, index) => {
    const y = height - margin - (orders / Math.max(1, most)) * (height - 2 * margin);
    return `${(margin + index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  const dots = points.map((point) => {
    const [x, y] = point.split(',');
    return `<circle cx="${x}" cy="${y}" r="3"/>`;
  });
  return `<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><path class="ground" d="M${margin} ${height - margin}H${width - margin}"/><polyline points="${points.join(' ')}"/>${dots.join('')}</svg><figcaption>${title}</figcaption></figure>`;
}

/** Languages by their own names. */
function languageLinks(current: Language, links: FiguresLinks, texts: Texts): string {
  const items = languages.map((language) => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    const mark = language === current ? ' aria-current="true"' : '';
    return `<a href="${escapeHtml(links.inLanguage(language))}" lang="${language}" hreflang="${language}"${mark}>${name}</a>`;
  });
  return `<nav class="links" aria-label="${texts.languages}">${items.join(' ')}</nav>`;
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

export const figuresStyle = `:root{color-scheme:light dark;--ink:#14211b;--soft:#4c5a53;--paper:#f4f6f4;--card:#fff;--rule:#d8dfda;--accent:#0b5a3e}
@media (prefers-color-scheme:dark){:root{--ink:#eaf1ec;--soft:#a9b8af;--paper:#101814;--card:#18231d;--rule:#2b3a32;--accent:#7fd3ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
a{color:var(--accent)}
.links{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:1rem 0}
.links a{display:inline-flex;align-items:center;min-height:2.75rem}
.links a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
.wide{overflow-x:auto}
table{border-collapse:collapse;background:var(--card);font-variant-numeric:tabular-nums}
th,td{padding:.375rem .625rem;border:1px solid var(--rule);text-align:right}
td,time{white-space:nowrap}
code{overflow-wrap:anywhere}
th:first-child{text-align:left}
tfoot th,tfoot td{font-weight:600;border-top:2px solid var(--ink)}
figure{margin:1rem 0}
figcaption{color:var(--soft);font-size:.875rem}
svg{width:100%;height:auto;background:var(--card);border:1px solid var(--rule)}
polyline{fill:none;stroke:var(--accent);stroke-width:2}
circle{fill:var(--accent)}
.ground{stroke:var(--rule)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
