/**
 * The messages between a page and the frame that shows an element for it. The first two are sent between windows, each
 * to the other's exact origin; all others go through the channel that the second one transfers.
 */

import type { ChosenQuirks } from '#platform/quirks/quirks.ts';

/** The frame to the page: its script runs. */
export interface Knock {
  readonly freight: 'knock';
}

/** The page to the frame, with the frame's end of the channel. */
export interface Welcome extends Shown {
  readonly freight: 'welcome';
}

/** What the element in the frame follows. */
export interface Shown {
  readonly attributes: Readonly<Record<string, string>>;
  /** Properties whose values are not in the page's HTML. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly language: string;
  /** Screens that the page has an address for; to all others the element goes in place. */
  readonly pages: readonly string[];
  /** The page's choice among the documented oddities. */
  readonly quirks?: ChosenQuirks;
}

/** Where the element's place is in the page's window, in px. */
export interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
}

export type ToFrame =
  | ({ readonly kind: 'shown' } & Shown)
  /** The frame covers the window; its element stays where it was. */
  | { readonly kind: 'covering'; readonly place: Place }
  | { readonly kind: 'uncovered' };

export type ToPage =
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'event'; readonly name: string; readonly detail: unknown; readonly cancelable: boolean }
  /** A dialog is open, or the last one has been closed. */
  | { readonly kind: 'dialog'; readonly isOpen: boolean };
