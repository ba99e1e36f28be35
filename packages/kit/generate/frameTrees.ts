import { languages } from '@freight/contract';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { FirstFrames, FrameNode } from '#loader/firstFrame.ts';

/** What a page needs to show an element before any script: css, and markup for its shadow root by name and language. */
export interface FirstFrame {
  tag: string;
  markup: Record<string, Record<string, string>>;
  /** The markup by name with the mark of its key in place of each text. */
  keys: Record<string, string>;
  css: string;
}

/** What a text is replaced by to find its key in the markup. */
export const markOf = (key: string): string => `[[${key}]]`;
const mark = /^\[\[([^\]]+)\]\]$/;

/** The markup in keys, beside that of the languages. */
const keys = 'keys';

/** Gives each word of the frames a number: the same for the same words in all languages. */
class Words {
  readonly byLanguage: Record<string, string[]>;
  /** The key of the text that each word is; empty for a word that is not a text. */
  readonly keys: string[] = [];
  readonly #known = new Map<string, number>();

  constructor(languages: readonly string[]) {
    this.byLanguage = Object.fromEntries(languages.map((language) => [language, []]));
  }

  /** Returns the text if it is the same in all languages and no text of the kit, else the number of the word. */
  take({ [keys]: marked = '', ...texts }: Readonly<Record<string, string>>): string | number {
    const [first = '', ...others] = Object.values(texts);
    const [, key = ''] = mark.exec(marked) ?? [];
    if (!key && others.every((text) => text === first)) return first;
    const id = JSON.stringify([key, texts]);
    const number = this.#known.get(id) ?? this.#known.size;
    this.#known.set(id, number);
    this.keys[number] = key;
    for (const [language, text] of Object.entries(texts)) {
      const words = this.byLanguage[language];
      if (words) words[number] = text;
    }
    return number;
  }
}

type Nodes = Readonly<Record<string, Tree.ChildNode>>;

const mapValues = <T, Result>(record: Readonly<Record<string, T>>, change: (value: T) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Merges the same node of every language. Throws if they differ in more than their words. */
function merge(nodes: Nodes, words: Words): FrameNode {
  const [first, ...others] = Object.values(nodes);
  if (!first || others.some(({ nodeName }) => nodeName !== first.nodeName))
    throw new Error('A first frame is not built alike in all languages.');
  if (first.nodeName === '#comment')
    throw new Error('A first frame has two texts side by side; make them one template literal.');
  if (first.nodeName === '#text')
    return words.take(mapValues(nodes, (node) => (node as Tree.TextNode).value));
  const elements = mapValues(nodes, (node) => node as Tree.Element);
  const { tagName, attrs } = first as Tree.Element;
  const attributes = attrs.map(({ name }): [string, string | number] => {
    const textOf = (element: Tree.Element) => element.attrs.find((one) => one.name === name)?.value ?? '';
    return [name, words.take(mapValues(elements, textOf))];
  });
  return [tagName, Object.fromEntries(attributes), ...mergeChildren(elements, words)];
}

function mergeChildren(parents: Readonly<Record<string, Tree.ParentNode>>, words: Words): FrameNode[] {
  const counts = Object.values(parents).map(({ childNodes }) => childNodes.length);
  if (new Set(counts).size > 1) throw new Error('A first frame is not built alike in all languages.');
  return Array.from({ length: counts[0] ?? 0 }, (_, index) => {
    const nodes = Object.entries(parents).flatMap(([language, { childNodes }]) => {
      const node = childNodes[index];
      return node ? [[language, node] as const] : [];
    });
    return merge(Object.fromEntries(nodes), words);
  });
}

/** Everything that is rendered for the loader: the frames, and the markup of an error's box. */
export interface Rendered {
  frames: readonly FirstFrame[];
  refusal: string;
  /** The files they were rendered from. */
  files: ReadonlySet<string>;
}

/**
 * The same as data for the loader: one tree each for all languages, the words of each language, and the keys of the
 * words.
 */
export function frameTrees({
  frames,
  refusal,
}: Rendered): Omit<FirstFrames, 'css' | 'sharedCss'> & { wordKeys: readonly string[] } {
  const words = new Words(languages);
  const treeOf = (texts: Readonly<Record<string, string>>): FrameNode => {
    const [tree] = mergeChildren(
      mapValues(texts, (html) => parseFragment(html)),
      words,
    );
    if (tree === undefined) throw new Error('A first frame is empty.');
    return tree;
  };
  return {
    trees: Object.fromEntries(
      frames.map(({ tag, markup, keys: marked }) => [
        tag,
        Object.fromEntries(
          Object.entries(markup).map(([name, texts]) => [
            name,
            treeOf({ ...texts, [keys]: marked[name] ?? '' }),
          ]),
        ),
      ]),
    ),
    words: words.byLanguage as FirstFrames['words'],
    wordKeys: words.keys,
    refusal: treeOf({ any: refusal }),
  };
}
