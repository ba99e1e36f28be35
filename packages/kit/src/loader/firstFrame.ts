import { frames } from 'virtual:first-frames';
import type { Language } from '@freight/contract';
import { behaviourOf } from '#bridge/behaviour.ts';
import { frameOf, hasFirstFrame, removeFirstFrame, watchFirstUse } from '#bridge/firstFrame.ts';
import { frameName } from '#bridge/frameRule.ts';
import { entries } from '#loader/entries.ts';
import type { ownWords as replaceWords } from '#loader/ownWords.ts';
import { configuration } from '#platform/configuration.ts';
import { currentLanguage, languageTag } from '#platform/language.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { adoptSheets } from '#styles/adoptSheets.ts';
import { telAddress, unbrokenPhone } from '#ui/help-phone/telAddress.ts';

/**
 * A node of a first frame: `[name, attributes, ...children]`, or a text. A number is the index of a word in the
 * language's list, in attributes as well.
 */
export type FrameNode =
  | string
  | number
  | readonly [name: string, attributes: Record<string, string | number>, ...children: FrameNode[]];

/** Every first frame of the kit: one tree for all languages, and the words of each. */
export interface FirstFrames {
  trees: Record<string, Record<string, FrameNode>>;
  words: Record<Language, readonly string[]>;
  /** The css that all frames have; elements take it over. */
  sharedCss: string;
  /** What a tag's frames have besides. */
  css: Record<string, string>;
  /** The box of an error; the text goes into its last child. */
  refusal: FrameNode;
}

const svg = 'http://www.w3.org/2000/svg';

let ownWords: typeof replaceWords | undefined;

/** Loads what puts the page's own texts into the frames; later ones are in the elements alone. */
export async function loadOwnWords(): Promise<void> {
  ownWords = (await import('#loader/ownWords.ts')).ownWords;
}

/** Built node by node, because pages that demand Trusted Types refuse markup in a string. */
function build(node: FrameNode, words: readonly string[], namespace: string | null = null): Node {
  const word = (text: string | number) => (typeof text === 'number' ? (words[text] ?? '') : text);
  if (typeof node !== 'object') return pageDocument.createTextNode(word(node));
  const [name, attributes, ...children] = node;
  const space = name === 'svg' ? svg : namespace;
  const element = space ? pageDocument.createElementNS(space, name) : pageDocument.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, word(value));
  for (const child of children) element.append(build(child, words, space));
  return element;
}

/**
 * Shows the first frame of a tag in an element, if one fits its attributes, and calls back when it is used. A frame
 * that was prerendered in the page stays; text typed into one of another language is carried over. Returns whether a
 * frame is shown.
 */
export function paintFirstFrame(element: HTMLElement, tag: string, onUse: () => void): boolean {
  const rule = entries[tag]?.frame;
  const name = rule && frameName(rule, element);
  const tree = name !== undefined && frames.trees[tag]?.[name];
  if (!tree) return false;
  const language = currentLanguage();
  if (!hasFirstFrame(element.shadowRoot, language, name)) {
    if (behaviourOf(element)?.isMounted) return false;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const restoreTyped = removeFirstFrame(root);
    adoptSheets(root, [frames.sharedCss, frames.css[tag] ?? '']);
    const { texts } = configuration.getState();
    const words = frames.words[language];
    root.replaceChildren(
      build(
        tree,
        texts && ownWords
          ? ownWords(words, {
              language,
              tag: languageTag(language),
              texts,
              phone: unbrokenPhone(preparedPhone()),
            })
          : words,
      ),
    );
    frameOf(root)?.toggleAttribute('data-own', Boolean(texts));
    restoreTyped();
  }
  if (!element.shadowRoot) return false;
  showHelpPhone(element.shadowRoot);
  watchFirstUse(element, element.shadowRoot, onUse, answer);
  return true;
}

/** Shows what is missing in a form that must not be empty, as React will; marks any other form as busy. */
function answer(form: HTMLFormElement): () => void {
  const { missing } = form.dataset;
  const field = form.querySelector('input');
  const button = form.querySelector('[type=submit]');
  if (!missing || field?.value.trim()) {
    button?.setAttribute('aria-busy', 'true');
    return () => button?.removeAttribute('aria-busy');
  }
  const box = build(frames.refusal, []) as HTMLElement;
  box.lastElementChild?.append(missing);
  button?.before(box);
  field?.setAttribute('aria-invalid', 'true');
  field?.focus();
  return () => {
    box.remove();
    field?.removeAttribute('aria-invalid');
  };
}

const preparedPhone = () => configuration.getInitialState().helpPhone;

/** Frames are prepared with the default help phone; a page that has its own must never show another one. */
function showHelpPhone(root: ShadowRoot): void {
  const prepared = preparedPhone();
  const { helpPhone: shown } = configuration.getState();
  if (shown === prepared) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')) {
    link.textContent = link.textContent?.replace(unbrokenPhone(prepared), unbrokenPhone(shown)) ?? '';
    link.href = telAddress(shown);
    link.hidden = !shown;
  }
}
