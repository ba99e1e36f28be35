import { languages } from '@freight/contract';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { FirstFrames, FrameNode } from '#loader/firstFrame.ts';

/** What a page needs to show an element before any script: css, and markup for its shadow root by name and language. */
export interface FirstFrame {
  tag: string;
  markup: Record<string, Record<string, string>>;
  css: string;
}

/** Gives each word of the frames a number: the same for the same words in all languages. */
class Words {
  readonly byLanguage: Record<string, string[]>;
  readonly #known = new Map<string, number>();

  constructor(languages: readonly string[]) {
    this.byLanguage = Object.fromEntries(languages.map((language) => [language, []]));
  }

  /** Returns the text if it is the same in all languages, else the number of the word. */
  take(texts: Readonly<Record<string, string>>): string | number {
    const [first = '', ...others] = Object.values(texts);
    if (others.every((text) => text === first)) return first;
    const key = JSON.stringify(texts);
    const number = this.#known.get(key) ?? this.#known.size;
    this.#known.set(key, number);
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

/** The same as data for the loader: one tree each for all languages, and the words of each language. */
export function frameTrees({ frames, refusal }: Rendered): Omit<FirstFrames, 'css'> {
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
    trees: Object.fromEntries(frames.map(({ tag, markup }) => [tag, mapValues(markup, treeOf)])),
    words: words.byLanguage as FirstFrames['words'],
    refusal: treeOf({ any: refusal }),
  };
}
