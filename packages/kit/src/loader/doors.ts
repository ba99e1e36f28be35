import type { Language } from '@freight/contract';
import type { Paint } from '#loader/firstFrame.ts';

export interface Door {
  /** The first frame in each language, when the element has one. */
  frame?: Record<Language, () => Promise<{ paint: Paint }>>;
  /** Attributes that make the prepared first frame the wrong one. */
  frameUnless?: readonly string[];
  /** Loaded wherever it stands on the page, not only near the viewport. */
  everywhere?: boolean;
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
  'freight-order-notification': { everywhere: true },
  'freight-sign-in': { everywhere: true },
  'freight-magic-link': { everywhere: true },
  'freight-auth-callback': { everywhere: true },
  'freight-reset-password': { everywhere: true },
  'freight-consent': { everywhere: true },
  'freight-toasts': { everywhere: true },
};
