import type { ReceivedOrder } from '@freight/client';
import type { Language } from '@freight/contract';
import { dateOf } from '#elements/orders/months.ts';
import { dateText } from '#i18n/formats.ts';
import { statusLabel, statusTexts } from '#i18n/statusTexts.ts';
import { netOf } from '#orders/view/vat.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { type Cell, cellText, csvText, today } from '#sheets/csvText.ts';
import { saveFile } from '#ui/save-file/saveFile.ts';
import { searchTexts } from './strings/index.ts';

/** Orders as a list that leaves the page: as a file for a spreadsheet, or on paper. */

interface Column {
  name: string;
  /** Of its numbers. */
  decimals?: number;
  /** Left out on paper, which has no room for it. */
  isOffPaper?: true;
  /** Whether its texts stay on one line on paper. */
  isShort?: true;
  of: (order: ReceivedOrder) => Cell;
}

function columnsIn(language: Language): Column[] {
  const t = searchTexts.in(language);
  const statuses = statusTexts.in(language);
  // The same in every language, so that a spreadsheet reads and sorts it.
  const day = (order: ReceivedOrder) =>
    dateText(dateOf(order), 'sv', { year: 'numeric', month: '2-digit', day: '2-digit' });
  return [
    { name: t('column.number'), isShort: true, of: ({ orderId }) => orderId },
    { name: t('column.reference'), of: ({ reference }) => reference },
    { name: t('column.date'), isShort: true, of: day },
    { name: t('column.status'), of: ({ status }) => statusLabel(statuses, status) },
    { name: t('column.recipient'), of: ({ receiverContactInfo }) => receiverContactInfo.name },
    { name: t('column.pickup'), of: (order) => order.pickupLocation.formattedAddress },
    { name: t('column.dropoff'), of: (order) => order.dropoffLocation.formattedAddress },
    { name: t('column.pieces'), decimals: 0, of: ({ quantity }) => quantity },
    {
      name: t('column.weight'),
      isOffPaper: true,
      decimals: 2,
      of: ({ weight, quantity }) => weight * (quantity || 1),
    },
    { name: t('column.exVat'), decimals: 2, of: ({ price }) => netOf(price) },
    { name: t('column.vat'), isOffPaper: true, decimals: 2, of: ({ price }) => price - netOf(price) },
    { name: t('column.price'), decimals: 2, of: ({ price }) => price },
    { name: t('column.emissions'), decimals: 3, of: ({ emissions }) => emissions?.kgCo2e },
    { name: t('column.waybill'), isOffPaper: true, of: ({ waybill }) => waybill },
    { name: t('column.instructions'), isOffPaper: true, of: (order) => order.specialInstruction },
  ];
}

/** A list as CSV. */
export function csvOf(orders: readonly ReceivedOrder[], language: Language): string {
  const columns = columnsIn(language);
  return csvText(
    columns,
    orders.map((order) => columns.map((column) => column.of(order))),
    language,
  );
}

async function provideTexts(): Promise<void> {
  await Promise.all([searchTexts.provide(), statusTexts.provide()]);
}

/** Hands the list to the browser's downloads. */
export async function saveList(orders: readonly ReceivedOrder[], language: Language): Promise<void> {
  await provideTexts();
  const name = `${searchTexts.in(language)('file.name')}-${today()}.csv`;
  saveFile(new Blob([csvOf(orders, language)], { type: 'text/csv;charset=utf-8' }), name);
}

const paper = `@page { size: A4 landscape; margin: 12mm }
body { margin: 0; font: 8pt/1.35 system-ui, sans-serif; color: #000; background: #fff }
h1 { margin: 0; font-size: 14pt }
p { margin: 2pt 0 8pt; font-size: 10pt }
table { width: 100%; border-collapse: collapse; font: inherit }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 3pt 4pt; border-bottom: 0.5pt solid #999; text-align: start; vertical-align: top }
.number { text-align: end; white-space: nowrap }
.short { white-space: nowrap }`;

/** A row of cells; numbers stand under each other. */
function rowOf(page: Document, kind: 'th' | 'td', cells: readonly [Column, string][]): HTMLElement {
  const row = page.createElement('tr');
  for (const [{ decimals, isShort }, text] of cells) {
    const cell = page.createElement(kind);
    cell.textContent = text;
    if (decimals !== undefined) cell.className = 'number';
    else if (isShort) cell.className = 'short';
    row.append(cell);
  }
  return row;
}

/** What is printed: a document of its own, because the element's page prints all that surrounds it. */
function fillPage(
  page: Document,
  orders: readonly ReceivedOrder[],
  sums: readonly string[],
  language: Language,
): void {
  const t = searchTexts.in(language);
  const columns = columnsIn(language).filter(
    ({ of, isOffPaper }) => !isOffPaper && orders.some((order) => of(order)),
  );
  const heading = page.createElement('h1');
  heading.textContent = `${t(orders.length === 1 ? 'found.one' : 'found', { count: orders.length })}, ${today()}`;
  const line = page.createElement('p');
  line.textContent = sums.join(' · ');
  const table = page.createElement('table');
  const head = page.createElement('thead');
  head.append(
    rowOf(
      page,
      'th',
      columns.map((column) => [column, column.name]),
    ),
  );
  const body = page.createElement('tbody');
  for (const order of orders)
    body.append(
      rowOf(
        page,
        'td',
        columns.map((column) => [column, cellText(column.of(order), column, language)]),
      ),
    );
  table.append(head, body);
  page.documentElement.lang = language;
  page.title = heading.textContent;
  page.body.append(heading, line, table);
}

/** Opens the browser's print dialog with the list, under its sums in words. */
export async function printList(
  orders: readonly ReceivedOrder[],
  sums: readonly string[],
  language: Language,
): Promise<void> {
  await provideTexts();
  const frame = pageDocument.createElement('iframe');
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // Not `hidden`: some browsers print nothing of a frame that is not laid out.
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '0',
    height: '0',
    border: '0',
  });
  // Some browsers replace the empty document of a new frame once more.
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  pageDocument.body.append(frame);
  await isLoaded;
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) throw new Error('The page allows no frame to print from.');
  // A sheet of the frame's own, which the page's policy for styles does not concern.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(paper);
  page.adoptedStyleSheets = [sheet];
  fillPage(page, orders, sums, language);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
