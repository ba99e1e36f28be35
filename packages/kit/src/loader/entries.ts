import { entries as prepared } from 'virtual:entries';
import type { AttributeFacts } from '#bridge/attributes.ts';
import type { FrameRule } from '#bridge/frameRule.ts';

/** An element's own module, which defines its tag. */
export interface ElementCode {
  ready: Promise<void>;
}

export interface Entry {
  /** Imports the element's code; missing where the loader has the addresses of its files. */
  load?: () => Promise<ElementCode>;
  attributes: AttributeFacts;
  /** Which first frame fits the element, when it has any. */
  frame?: FrameRule;
  /**
   * Loaded anywhere on the page, not only near the viewport: `first`, because the page's address may be meant for it,
   * or `last`, after everything visible, because it shows nothing until something happens.
   */
  everywhere?: 'first' | 'last';
  /** Loaded when the visitor does something on the page. */
  sleeps?: true;
}

/** Every tag of the kit, prepared from `elements/definitions.ts`: every page loads this immediately. */
export const entries: Readonly<Record<string, Entry>> = prepared;
