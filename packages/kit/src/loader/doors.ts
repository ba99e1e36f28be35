import type { Language } from '@freight/contract';
import type { Paint } from '#loader/firstFrame.ts';

export interface Door {
  /** The first frame in each language, when the element has one. */
  frame?: Record<Language, () => Promise<{ paint: Paint }>>;
  /** Attributes that make the prepared first frame the wrong one. */
  frameUnless?: readonly string[];
  /**
   * Loaded wherever it stands on the page, not only near the viewport: `first`, because the page's address may be meant
   * for it, or `last`, after all that is seen, because nobody sees anything of it before something happens.
   */
  everywhere?: 'first' | 'last';
}

/** Every tag of the kit. Descriptions live in the definitions; here is only what a page pays for at once. */
export const doors: Record<string, Door> = {
  'freight-start': {
    frame: {
      sv: () => import('virtual:first-frame/freight-start/sv'),
      en: () => import('virtual:first-frame/freight-start/en'),
      de: () => import('virtual:first-frame/freight-start/de'),
    },
    frameUnless: ['tab'],
  },
  'freight-track': {
    frame: {
      sv: () => import('virtual:first-frame/freight-track/sv'),
      en: () => import('virtual:first-frame/freight-track/en'),
      de: () => import('virtual:first-frame/freight-track/de'),
    },
    frameUnless: ['order-id'],
  },
  'freight-send': {},
  'freight-order': {},
  'freight-orders': {},
  'freight-order-success': {},
  'freight-profile': {},
  'freight-settings': {},
  'freight-language': {},
  'freight-user-menu': {},
  'freight-order-notification': { everywhere: 'last' },
  'freight-sign-in': { everywhere: 'last' },
  'freight-magic-link': { everywhere: 'first' },
  'freight-auth-callback': { everywhere: 'first' },
  'freight-reset-password': { everywhere: 'first' },
  'freight-consent': { everywhere: 'last' },
  'freight-toasts': { everywhere: 'last' },
};
