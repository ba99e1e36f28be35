import type { Language } from '@freight/contract';
import type { Paint } from '#loader/firstFrame.ts';

export interface Door {
  /** Brings the element's code and defines the tag. */
  load: () => Promise<{ ready: Promise<void> }>;
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
    load: () => import('#elements/start/freight-start.tsx'),
    frame: {
      sv: () => import('virtual:first-frame/freight-start/sv'),
      en: () => import('virtual:first-frame/freight-start/en'),
      de: () => import('virtual:first-frame/freight-start/de'),
    },
    frameUnless: ['tab'],
  },
  'freight-track': {
    load: () => import('#elements/track/freight-track.tsx'),
    frame: {
      sv: () => import('virtual:first-frame/freight-track/sv'),
      en: () => import('virtual:first-frame/freight-track/en'),
      de: () => import('virtual:first-frame/freight-track/de'),
    },
    frameUnless: ['order-id'],
  },
  'freight-send': { load: () => import('#elements/send/freight-send.tsx') },
  'freight-order-success': { load: () => import('#elements/order-success/freight-order-success.tsx') },
  'freight-order-notification': {
    load: () => import('#elements/order-notification/freight-order-notification.tsx'),
    everywhere: true,
  },
  'freight-sign-in': { load: () => import('#elements/sign-in/freight-sign-in.tsx'), everywhere: true },
  'freight-magic-link': {
    load: () => import('#elements/magic-link/freight-magic-link.tsx'),
    everywhere: true,
  },
  'freight-auth-callback': {
    load: () => import('#elements/auth-callback/freight-auth-callback.tsx'),
    everywhere: true,
  },
  'freight-toasts': { load: () => import('#elements/toasts/freight-toasts.tsx'), everywhere: true },
};
