import type { Seller } from '#config/seller.ts';
import { colors, type Paper, page } from './paper.ts';
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
export function drawHead(paper: Paper, { seller, isSample }: Letterhead, title: string): void {
  paper.mark(page.left - 3, 40, 28);
  paper.text(seller.name, { x: page.left + 30, y: 44, width: 240 }, { size: 15, bold: true });
  paper.text(title, { x: page.left, y: 38, width }, { size: 22, bold: true, align: 'right', isTitle: true });
  if (!isSample) return;
  const label = { x: page.right - 84, y: 70, width: 84 };
  paper.frame(label, 17, colors.danger);
  paper.text(
    texts.sampleData,
    { ...label, y: label.y + 3.2 },
    { size: 8, bold: true, color: colors.danger, align: 'center' },
  );
}

/** Who sends the document, and that a sample is one. */
export function drawFoot(paper: Paper, { seller, isSample }: Letterhead, sampleNote: string): void {
  const y = page.height - 74;
  paper.rule(y);
  const style = { size: 8, color: colors.muted } as const;
  const lines = [
    `${seller.name} · ${seller.address} · ${seller.email}`,
    `${texts.organisationNumber} ${seller.organisationNumber} · ${texts.vatNumber} ${seller.vatNumber} · ${texts.taxNote}`,
    ...(isSample ? [sampleNote] : []),
  ].map(printableText);
  let below = y + 8;
  for (const line of lines) below = paper.text(line, { x: page.left, y: below, width: width - 70 }, style);
  paper.text(texts.page, { x: page.left, y: y + 8, width }, { ...style, align: 'right' });
}
