import { entries as prepared } from 'virtual:entries';
import type { AttributeFacts } from '#bridge/attributes.ts';
import type { FrameRule } from '#bridge/frameRule.ts';

export interface Entry {
  /** Imports the element's code, which defines its tag. */
  load: () => Promise<{ ready: Promise<void> }>;
  attributes: AttributeFacts;
  /** Which first frame fits the element, when it has any. */
  frame?: FrameRule;
  /**
   * Loaded anywhere on the page, not only near the viewport: `first`, because the page's address may be meant for it,
   * or `last`, after everything visible, because it shows nothing until something happens.
   */
  everywhere?: 'first' | 'last';
}

/** Every tag of the kit, prepared from `elements/definitions.ts`: every page loads this immediately. */
export const entries: Readonly<Record<string, Entry>> = prepared;
