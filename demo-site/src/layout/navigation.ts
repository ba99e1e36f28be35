import type { SiteTexts } from '#content/sv.ts';

export type NavLink = keyof SiteTexts['nav']['links'];
export type NavItem = NavLink | { menu: 'products' | 'resources'; entries: NavLink[] };

/** The navigation in its order, the same in the bar and on the phone's sheet [NAV-02] to [NAV-07]. */
export const navigation: NavItem[] = [
  'send',
  { menu: 'products', entries: ['driverApp', 'customerApp', 'businessHub'] },
  'howItWorks',
  'impact',
  'forBusiness',
  { menu: 'resources', entries: ['company', 'support', 'partners'] },
];
