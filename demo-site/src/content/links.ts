/**
 * The targets of the names in the bar and the footer (OPEN-21, OPEN-22, OPEN-49). Replace any of them by an address of
 * this site or by a whole one; a name without an address is not shown.
 */
export const links = {
  /** The track-and-send card with its send tab open (OPEN-50). */
  send: '/#send',
  driverApp: '/#apps',
  customerApp: '/#apps',
  businessHub: '/#businessPortal',
  features: '/#features',
  howItWorks: '/#how-to-get-started',
  impact: '/#sustainability%26community',
  partners: '/#partners',
  forBusiness: '/careers',
  company: '/about',
  careers: '/careers',
  support: '/contact',
  contactUs: '/contact#contact-us',
  helpCenter: '/contact#help',
  faq: '/contact#faq',
  tracking: '/tracking',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  accessibility: '/accessibility',
  security: undefined,
  blog: undefined,
} as const satisfies Record<string, string | undefined>;

export type LinkName = keyof typeof links;
