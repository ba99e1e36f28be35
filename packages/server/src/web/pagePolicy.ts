import type { SiteServices } from '#config/config.ts';

export interface PolicyFacts {
  /** Origin of a foreign API whose script, styles and answers the pages use; none when page and API share one. */
  api?: string | undefined;
  /** Services of others that the site is set up to use. */
  services?: SiteServices | undefined;
  /** Names of Trusted Types policies that the page's scripts may create; none by default. */
  trusted?: readonly string[];
  /** The one other origin whose pages may show it in a frame. */
  ancestor?: string | undefined;
}

/** The hosts Google names for its maps; its script adds styles of its own and compiles code. */
const google = {
  script: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    "'unsafe-eval'",
    'blob:',
  ],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
};
type Group = keyof typeof google;

/**
 * The Content-Security-Policy of pages: everything from their own origin, and from others exactly what the settings
 * name. Under Trusted Types, which the script of Google Maps does not keep to.
 */
export function pagePolicy({ api, services = {}, trusted = [], ancestor }: PolicyFacts = {}): string {
  const { googleMapsKey, analytics } = services;
  const policies = [...trusted, ...(analytics?.kind === 'classic' ? ['freight-analytics'] : [])];
  const self = ["'self'", ...(api === undefined ? [] : [api])];
  const live = api === undefined ? [] : [api.replace(/^http/, 'ws')];
  const ofGoogle = (group: Group) => (googleMapsKey === undefined ? [] : google[group]);
  const counted = analytics === undefined ? [] : [new URL(analytics.scriptUrl).origin];
  const reported = [...counted, ...(analytics?.origins ?? [])];
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', [...self, ...ofGoogle('script'), ...counted]],
    ['style-src', ["'self'", ...ofGoogle('style')]],
    ['img-src', [...self, 'data:', 'blob:', ...ofGoogle('image'), ...reported]],
    ['font-src', [...self, ...ofGoogle('font')]],
    // The own origin covers its live socket.
    ['connect-src', [...self, ...live, ...ofGoogle('connect'), ...reported]],
    ['frame-src', [...self, 'blob:', ...ofGoogle('frame')]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'", ...ofGoogle('worker')]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', [ancestor ?? "'self'"]],
  ];
  if (googleMapsKey === undefined) {
    directives.push(
      ['require-trusted-types-for', ["'script'"]],
      ['trusted-types', policies.length > 0 ? policies : ["'none'"]],
    );
  }
  return directives.map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
}

/**
 * Turns off browser features that neither our pages nor their frames use. The map uses the visitor's location, a board
 * keeps its screen on. */
export const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((power) => `${power}=()`)
  .concat('geolocation=(self)', 'fullscreen=(self)', 'clipboard-write=(self)', 'screen-wake-lock=(self)')
  .join(', ');
