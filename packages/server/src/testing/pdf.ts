import { extractText, getDocumentProxy, getMeta, getResolvedPDFJS } from 'unpdf';

/** The parts of a PDF that tests read. */
export interface ReadPdf {
  pages: number;
  /** All text, with single spaces. */
  text: string;
  title: unknown;
  author: unknown;
  /** What a screen reader reads of the first page, in order; `alt` is the text of a picture. */
  tags: { role: string; alt?: string }[];
  /** Filled or stroked shapes of the first page; each a list of the rectangles it is made of. */
  shapes: Rectangle[][];
}
interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reads a PDF back with a reader that has nothing to do with the writer. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const firstPage = await document.getPage(1);
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await firstPage.getOperatorList();
  const shapes = fnArray.flatMap((operation, index) =>
    operation === OPS.constructPath ? [rectanglesOf(argsArray[index])] : [],
  );
  return {
    pages: totalPages,
    text: text.replace(/\s+/g, ' '),
    title: info['Title'],
    author: info['Author'],
    tags: tagsIn(await firstPage.getStructTree()),
    shapes,
  };
}

interface TagNode {
  /** The type of content, which has no role. */
  type?: string;
  role?: string;
  alt?: string;
  children?: TagNode[];
}

/** The tags of a page below its root, parents first. */
function tagsIn(node: TagNode): ReadPdf['tags'] {
  const { role, alt, children = [] } = node;
  const own = role === undefined || role === 'Root' ? [] : [{ role, ...(alt !== undefined && { alt }) }];
  return [...own, ...children.flatMap(tagsIn)];
}

const commands = { moveTo: 0, lineTo: 1, curveTo: 2, close: 4 } as const;

/** The rectangles of a path that consists of nothing else; others give none. */
function rectanglesOf(args: unknown): Rectangle[] {
  const [, [path] = []] = args as [unknown, (ArrayLike<number> | null)[]?];
  const numbers = Array.from(path ?? []);
  const rectangles: Rectangle[] = [];
  // A rectangle arrives as a start, three lines and an end.
  const length = 3 * 4 + 1;
  for (let at = 0; at + length <= numbers.length; at += length) {
    const [start, x = 0, y = 0, line, x2 = 0, , , , y3 = 0] = numbers.slice(at, at + length);
    if (
      start !== commands.moveTo ||
      line !== commands.lineTo ||
      numbers[at + length - 1] !== commands.close
    ) {
      return [];
    }
    rectangles.push({ x, y, width: x2 - x, height: y3 - y });
  }
  return rectangles;
}
