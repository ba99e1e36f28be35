import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Symbol2d } from './barcodes.ts';
import { isInOwnFont, printableText } from './printableText.ts';

/** One A4 page in points, from the top left. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28 } as const;

/** The light theme of the design, on white paper. */
export const colors = {
  text: '#11231c',
  muted: '#53635b',
  line: '#dcdfd6',
  paper: '#f6f5ef',
  route: '#f0701a',
  pickup: '#1c8a4e',
  dropoff: '#c8322b',
  danger: '#b3261e',
} as const;
export type Color = (typeof colors)[keyof typeof colors];

const font = (file: string): Buffer => readFileSync(new URL(`../../fonts/${file}`, import.meta.url));
const otherFont = (file: string): Buffer =>
  readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`)));
const fonts = {
  regular: font('SchibstedGrotesk-Regular.ttf'),
  bold: font('SchibstedGrotesk-Bold.ttf'),
  // For texts with letters that the company's font lacks, such as Greek and Cyrillic ones.
  otherRegular: otherFont('400Regular/NotoSans_400Regular.ttf'),
  otherBold: otherFont('700Bold/NotoSans_700Bold.ttf'),
};

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: Color;
  readonly align?: 'left' | 'right' | 'center';
  /** The most lines; longer text is cut with an ellipsis. */
  readonly lines?: number;
  /** Whether a screen reader may jump to it: the document's title. */
  readonly isTitle?: boolean;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * The page that is drawn on. Texts are made printable; nothing written ever leaves its box. The file is tagged: a screen
 * reader reads the texts in the order they are written, names the barcodes, and skips lines and frames.
 */
export interface PdfPage {
  /** Writes a text and returns the y below it. */
  text(text: string, box: Box, style?: TextStyle): number;
  /** A small label with its value below; returns the y below both. */
  field(label: string, value: string, box: Box, style?: TextStyle): number;
  /** How many lines the text takes when nothing is cut. */
  countLines(text: string, width: number, style?: TextStyle): number;
  /** A hairline from the left to the right margin, or as far as given. */
  rule(y: number, from?: number, to?: number, color?: Color): void;
  /** The one orange line: from a green dot to a red one. */
  route(y: number, from: number, to: number): void;
  /** The company's mark, a route drawn into a square. */
  mark(x: number, y: number, size: number): void;
  /** A rounded frame. */
  frame(box: Box, height: number, color: Color, fill?: Color): void;
  /** A barcode, as large as the box; `meaning` is its text for screen readers. */
  symbol(symbol: Symbol2d, box: Box, height: number, meaning: string): void;
  /** Goes on to another page. */
  turn(): void;
  /** The finished file. */
  finish(): Promise<Buffer>;
}

export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** The file's date, so that the same document gives the same file. */
  readonly date: Date;
}

const leading = 1.3;

/** Opens an empty A4 page. */
export function openPdfPage({ title, author, date }: PdfFacts): PdfPage {
  const doc = new PDFDocument({
    size: 'A4',
    // Margins are the layout's own business; with one, a text near the edge would open another page.
    margin: 0,
    lang: 'sv-SE',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: printableText(title),
      Author: printableText(author),
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const structure = doc.struct('Document');
  doc.addStructure(structure);
  return {
    ...writing(doc, structure),
    ...drawing(doc, structure),
    turn: () => doc.addPage(),
    finish: () =>
      new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
        structure.end();
        doc.end();
      }),
  };
}

function writing(
  doc: PDFKit.PDFDocument,
  structure: PDFKit.PDFStructureElement,
): Pick<PdfPage, 'text' | 'field' | 'countLines'> {
  const use = (printable: string, { bold = false, size = 10, color = colors.text }: TextStyle): number => {
    const [regular, strong] = isInOwnFont(printable) ? ['regular', 'bold'] : ['otherRegular', 'otherBold'];
    doc
      .font(bold ? strong : regular)
      .fontSize(size)
      .fillColor(color);
    return size * leading;
  };
  const text: PdfPage['text'] = (given, { x, y, width }, style = {}) => {
    const printable = printableText(given);
    const lineHeight = use(printable, style);
    const { lines = 1, align = 'left', isTitle = false } = style;
    const lineGap = lineHeight - doc.currentLineHeight(true);
    if (printable === '') return y + lineHeight;
    const height = lines * lineHeight + 0.1;
    // Written immediately, because the element is part of the document already.
    structure.add(
      doc.struct(isTitle ? 'H1' : 'P', {}, () => {
        doc.text(printable, x, y, { width, height, lineGap, align, ellipsis: '…' });
      }),
    );
    return Math.max(y + lineHeight, Math.min(doc.y, y + lines * lineHeight));
  };
  return {
    text,
    field(label, value, box, style = {}) {
      const below = text(label, box, { size: 7.5, color: colors.muted });
      return text(value, { ...box, y: below + 1 }, style);
    },
    countLines(given, width, style = {}) {
      const printable = printableText(given);
      const lineHeight = use(printable, style);
      const lineGap = lineHeight - doc.currentLineHeight(true);
      return Math.round(doc.heightOfString(printable, { width, lineGap }) / lineHeight);
    },
  };
}

function drawing(
  doc: PDFKit.PDFDocument,
  structure: PDFKit.PDFStructureElement,
): Pick<PdfPage, 'rule' | 'route' | 'mark' | 'frame' | 'symbol'> {
  /** Draws decoration, which screen readers skip. */
  const decorate = (draw: () => unknown) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const dot = (x: number, y: number, radius: number, color: Color) =>
    doc.circle(x, y, radius).fillColor(color).fill();
  return {
    rule(y, from = page.left, to = page.right, color = colors.line) {
      decorate(() => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke());
    },
    route(y, from, to) {
      decorate(() => {
        doc.moveTo(from, y).lineTo(to, y).lineWidth(2.5).strokeColor(colors.route).stroke();
        dot(from, y, 5, colors.pickup);
        dot(to, y, 5, colors.dropoff);
      });
    },
    mark(x, y, size) {
      const at = (share: number) => (share / 32) * size;
      decorate(() => {
        doc
          .moveTo(x + at(7), y + at(24))
          .bezierCurveTo(x + at(7), y + at(12), x + at(25), y + at(20), x + at(25), y + at(8))
          .lineWidth(at(3))
          .strokeColor(colors.route)
          .stroke();
        dot(x + at(7), y + at(24), at(4.5), colors.pickup);
        dot(x + at(25), y + at(8), at(4.5), colors.dropoff);
      });
    },
    frame({ x, y, width }, height, color, fill) {
      decorate(() => {
        doc.roundedRect(x, y, width, height, 6).lineWidth(0.75).strokeColor(color);
        if (fill === undefined) doc.stroke();
        else doc.fillColor(fill).fillAndStroke();
      });
    },
    symbol(symbol, { x, y, width }, height, meaning) {
      const [across, down] = [width / symbol.width, height / symbol.height];
      structure.add(
        doc.struct('Figure', { alt: printableText(meaning) }, () => {
          // One path for all of it: neighbours drawn one by one would show seams.
          for (const dark of symbol.dark) {
            doc.rect(x + dark.x * across, y + dark.y * down, dark.width * across, dark.height * down);
          }
          doc.fillColor('#000000').fill();
        }),
      );
    },
  };
}
