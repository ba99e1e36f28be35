import type { DrawingName } from '#content/drawings.ts';

export interface Titled {
  title: string;
  text: string;
}

/** A customer's quote about us, with a drawn portrait [SITE-09]. */
export interface Testimonial {
  id: string;
  name: string;
  title: string;
  quote: string;
  image: DrawingName;
}

/** A company that drives or sends with us [SITE-12]. */
export interface Partner {
  id: string;
  name: string;
  logo: DrawingName;
  /** May be empty: the mark is then no link. */
  website: string;
  /** `centered` puts the mark into a row of its own below the others. */
  layout?: 'centered';
}

export type StepKey = 'request' | 'match' | 'track' | 'payment';
export type Audience = 'customer' | 'driver' | 'buyer';
export type PortalScreen = 'schedule' | 'statistics';

interface Step extends Titled {
  key: StepKey;
}

interface Start {
  audience: Audience;
  tab: string;
  steps: readonly string[];
  button: string;
}

interface App {
  name: string;
  text: string;
  /** What the drawn phone shows, for visitors who cannot see it. */
  screen: string;
}

type Four<T> = readonly [T, T, T, T];
type Three<T> = readonly [T, T, T];

/** Every text of the landing page; the counts are the documented ones. */
export interface LandingTexts {
  hero: { title: readonly [string, string]; promise: string; proof: string };
  steps: { title: string; items: Four<Step> };
  community: {
    title: string;
    vision: Titled;
    concept: Titled;
    highlightsTitle: string;
    highlights: Four<Titled>;
    valuesTitle: string;
    values: readonly [Titled, Titled, Titled, Titled, Titled];
  };
  testimonials: { title: string; items: Three<Testimonial> };
  partners: { title: string; text: string; note: string };
  howItWorks: {
    title: string;
    lead: string;
    items: Four<Step>;
    quote: { text: string; source: string; loaded: string; empty: string };
  };
  getStarted: { title: string; lead: string; label: string; items: Three<Start> };
  apps: {
    title: string;
    lead: string;
    customer: App;
    driver: App;
    admin: { text: string; link: string };
    featuresTitle: string;
    features: readonly Titled[];
  };
  portal: {
    title: string;
    lead: string;
    points: readonly [string, string, string, string, string, string];
    screens: Record<PortalScreen, { caption: string; description: string }>;
    enlarge: string;
    close: string;
    button: string;
  };
  company: { title: string; lead: string; careers: Teaser; contact: Teaser; about: Teaser };
  newTab: string;
}

interface Teaser extends Titled {
  link: string;
}
