import { expect, test } from 'vitest';
import { type PolicyFacts, pagePolicy, permissionsPolicy } from './pagePolicy.ts';

/** The sources of each directive. */
const allowed = (facts?: PolicyFacts): Record<string, string[]> =>
  Object.fromEntries(
    pagePolicy(facts)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('a page without services loads from its own origin alone, and compiles no text [T10]', () => {
  expect(pagePolicy()).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('an API of another origin may send the kit scripts, pictures, fonts, data and frames, and have its socket [T10]', () => {
  const policy = allowed({ api: 'https://api.example' });
  const withApi = Object.keys(policy).filter((name) => policy[name]?.includes('https://api.example'));
  expect(withApi).toEqual(['script-src', 'img-src', 'font-src', 'connect-src', 'frame-src']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example', 'wss://api.example']);
  expect(allowed({ api: 'http://localhost:4000' })['connect-src']).toContain('ws://localhost:4000');
});

test('Google Maps adds its hosts, and takes Trusted Types away, which its script does not keep to [T10]', () => {
  const policy = allowed({ services: { googleMapsKey: 'AIza-sample_key' } });
  const own = allowed();
  const added = Object.entries(policy).map(
    ([name, sources]) => [name, sources.filter((source) => !own[name]?.includes(source)).join(' ')] as const,
  );
  expect(Object.fromEntries(added.filter(([, sources]) => sources !== ''))).toEqual({
    'script-src': "https://*.googleapis.com https://*.gstatic.com https://*.google.com 'unsafe-eval' blob:",
    'style-src': "'unsafe-inline' https://fonts.googleapis.com",
    'img-src':
      'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
    'font-src': 'https://fonts.gstatic.com',
    'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
    'frame-src': 'https://*.google.com',
    'worker-src': 'blob:',
  });
  expect(Object.keys(own).filter((name) => !(name in policy))).toEqual([
    'require-trusted-types-for',
    'trusted-types',
  ]);
});

test('analytics may load its script, count with pictures and report, and nothing else [T10]', () => {
  const analytics = {
    scriptUrl: 'https://stats.example/s.js',
    kind: 'module' as const,
    origins: ['https://collect.example', 'https://stats.example'],
  };
  const policy = allowed({ services: { analytics } });
  expect(policy).toEqual({
    ...allowed(),
    'script-src': ["'self'", 'https://stats.example'],
    'img-src': ["'self'", 'data:', 'blob:', 'https://stats.example', 'https://collect.example'],
    'connect-src': ["'self'", 'https://stats.example', 'https://collect.example'],
  });
  const alone = { services: { analytics: { ...analytics, origins: undefined } } };
  expect(allowed(alone)['connect-src']).toEqual(["'self'", 'https://stats.example']);
});

test('Trusted Types policies are those of the page, and one more for a classic analytics script [T10]', () => {
  expect(allowed({ trusted: ['search', 'docs'] })['trusted-types']).toEqual(['search', 'docs']);
  const analytics = { scriptUrl: 'https://stats.example/s.js', kind: 'classic' as const };
  expect(allowed({ trusted: ['search'], services: { analytics } })['trusted-types']).toEqual([
    'search',
    'freight-analytics',
  ]);
});

test('the one other origin that may show a page in a frame replaces its own [T10]', () => {
  expect(allowed({ ancestor: 'https://shop.example' })['frame-ancestors']).toEqual(['https://shop.example']);
});

test('pages may locate, fill the screen, keep it awake and copy, and use no other device [T10]', () => {
  const powers = permissionsPolicy.split(', ').map((power) => power.split('='));
  expect(powers.filter(([, whom]) => whom !== '()')).toEqual([
    ['geolocation', '(self)'],
    ['fullscreen', '(self)'],
    ['clipboard-write', '(self)'],
    ['screen-wake-lock', '(self)'],
  ]);
  const denied = powers.filter(([, whom]) => whom === '()').map(([power]) => power);
  for (const power of ['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'autoplay'])
    expect(denied).toContain(power);
  for (const power of denied) expect(power).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
