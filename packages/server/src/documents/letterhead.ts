import type { Seller } from '#config/seller.ts';
import { colors, type PdfPage, page } from './pdfPage.ts';
import { printableText } from './printableText.ts';
import { texts } from './texts.ts';

/** What every document needs besides its order. */
export interface Letterhead {
  readonly seller: Seller;
  /** Whether the document must be marked as a sample. */
  readonly isSample: boolean;
}

const width = page.right - page.left;

/** The company on the left, the kind of document on the right. */
export function drawHead(pdf: PdfPage, { seller, isSample }: Letterhead, title: string): void {
  pdf.mark(page.left - 3, 40, 28);
  pdf.text(seller.name, { x: page.left + 30, y: 44, width: 240 }, { size: 15, bold: true });
  pdf.text(title, { x: page.left, y: 38, width }, { size: 22, bold: true, align: 'right', isTitle: true });
  if (!isSample) return;
  const label = { x: page.right - 84, y: 70, width: 84 };
  pdf.frame(label, 17, colors.danger);
  pdf.text(
    texts.sampleData,
    { ...label, y: label.y + 3.2 },
    { size: 8, bold: true, color: colors.danger, align: 'center' },
  );
}

/** Who sends the document, that a sample is one, and which page it is. */
export function drawFoot(
  pdf: PdfPage,
  { seller, isSample }: Letterhead,
  sampleNote: string,
  [number, of] = [1, 1],
): void {
  const y = page.height - 74;
  pdf.rule(y);
  const style = { size: 8, color: colors.muted } as const;
  const lines = [
    `${seller.name} · ${seller.address} · ${seller.email}`,
    `${texts.organisationNumber} ${seller.organisationNumber} · ${texts.vatNumber} ${seller.vatNumber} · ${texts.taxNote}`,
    ...(isSample ? [sampleNote] : []),
  ].map(printableText);
  let below = y + 8;
  for (const line of lines) below = pdf.text(line, { x: page.left, y: below, width: width - 70 }, style);
  pdf.text(texts.page(number, of), { x: page.left, y: y + 8, width }, { ...style, align: 'right' });
}
