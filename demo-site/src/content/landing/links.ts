import type { Audience } from './landingTexts.ts';

/** Links from the landing page to other sites; reserved domains until the real addresses are known (OPEN-47). */
export const links = {
  /** The admin web app has its own accounts; it is another product [PROD-08] [SITE-24] [SITE-28]. */
  adminPortal: 'https://portal.example.com/auth',
  statistics: 'https://www.trafa.se/vagtrafik/lastbilstrafik/',
} as const;

export type AppKind = 'customer' | 'driver';
export type Store = 'app-store' | 'google-play';

/** The apps are products of their own, so the site only links to them [PROD-07] [SITE-21] [SITE-22]. */
export const stores: Record<AppKind, Record<Store, string>> = {
  customer: {
    'app-store': 'https://app-store.example.com/customer',
    'google-play': 'https://google-play.example.com/customer',
  },
  driver: {
    'app-store': 'https://app-store.example.com/driver',
    'google-play': 'https://google-play.example.com/driver',
  },
};

/** The badges exist in three variants; every language without its own shows `other` [SITE-23]. */
export type BadgeVariant = 'sv' | 'de' | 'other';

/** The two lines of each badge. */
export const badges: Record<BadgeVariant, Record<Store, readonly [small: string, large: string]>> = {
  sv: { 'app-store': ['Hämta i', 'App Store'], 'google-play': ['Ladda ned på', 'Google Play'] },
  de: { 'app-store': ['Laden im', 'App Store'], 'google-play': ['Jetzt bei', 'Google Play'] },
  other: { 'app-store': ['Download on the', 'App Store'], 'google-play': ['Get it on', 'Google Play'] },
};

export const badgeVariantOf = (language: string): BadgeVariant =>
  language === 'sv' || language === 'de' ? language : 'other';

/** The targets of the get-started buttons; `#send` opens the track-and-send card on its send tab (OPEN-50). */
export const startTargets: Record<Audience, string> = {
  customer: '/#send',
  driver: '/#apps',
  buyer: '/contact',
};
