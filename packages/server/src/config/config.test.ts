import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './configError.ts';

const production = {
  DATABASE_URL: 'postgres://freight:secret@db.example.com/freight',
  FREIGHT_SECRET: 'Bq7mZ0tR4kW9yH2cV6nL1sD8fG3jX5pA',
  FREIGHT_PUBLIC_URL: 'https://www.example.com/',
  SMTP_URL: 'smtps://mail.example.com',
};

test('starts as a demo on this machine when nothing is set', () => {
  expect(loadConfig({}, [])).toEqual({
    port: 4000,
    host: '127.0.0.1',
    onIpv6Loopback: true,
    database: { kind: 'folder', folder: resolve('.freight/data') },
    databaseWaitMs: 60_000,
    origins: [],
    partners: [],
    publicUrl: undefined,
    apiUrl: undefined,
    secret: undefined,
    demo: true,
    failedAttempts: true,
    pace: 60,
    mail: { smtpUrl: undefined, from: 'Freight <no-reply@example.com>' },
    lateAfterMinutes: 15,
    localWebhooks: false,
    logLevel: 'info',
    site: undefined,
    kitReleases: undefined,
    partner: undefined,
    seller: undefined,
    senders: { hosts: [], names: [], phones: [] },
    socialProviders: [],
    demoIssuer: undefined,
    rateLimits: true,
    proxies: 0,
    tracking: { detail: 'full', days: 90 },
    siteServices: { googleMapsKey: undefined, analytics: undefined },
  });
});

test('is no demo on PostgreSQL', () => {
  const config = loadConfig(production, []);
  expect(config.demo).toBe(false);
  expect(config.database).toEqual({ kind: 'postgres', url: production.DATABASE_URL });
  expect(config.publicUrl).toBe('https://www.example.com');
});

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.0.2.7' },
  { FREIGHT_PUBLIC_URL: 'https://www.example.com' },
  { FREIGHT_API_URL: 'http://api.example.com' },
])('is a demo only with FREIGHT_DEMO=on where others reach it: %o [S3]', (env) => {
  expect(() => loadConfig(env, [])).toThrow(
    'FREIGHT_SECRET must be set to at least 32 random characters outside demo mode. A server that others can reach is a demo only by FREIGHT_DEMO=on.',
  );
  expect(loadConfig({ ...env, FREIGHT_DEMO: 'on' }, []).demo).toBe(true);
});

test.each([
  {},
  { HOST: 'localhost' },
  { HOST: '127.0.0.2' },
  { HOST: '::1', FREIGHT_PUBLIC_URL: 'http://localhost:80' },
])('is a demo by default on this machine: %o [S3]', (env) => {
  expect(loadConfig(env, []).demo).toBe(true);
});

test.each([
  'x'.repeat(40),
  'abc'.repeat(12),
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab',
  'passwordpasswordpasswordpassword',
])('refuses %s as a secret [S3]', (FREIGHT_SECRET) => {
  expect(() => loadConfig({ ...production, FREIGHT_SECRET }, [])).toThrow(
    'FREIGHT_SECRET must be random characters, not one or a few of them again and again.',
  );
});

test('accepts a secret of 32 hexadecimal digits', () => {
  const FREIGHT_SECRET = '9f86d081884c7d659a2feaa0c55ad015';
  expect(loadConfig({ ...production, FREIGHT_SECRET }, []).secret).toBe(FREIGHT_SECRET);
});

test.each([{ FREIGHT_PUBLIC_URL: 'http://www.example.com' }, { FREIGHT_API_URL: 'http://api.example.com' }])(
  'takes no address without https for real people: %o [S3]',
  (env) => {
    const [name] = Object.keys(env);
    expect(() => loadConfig({ ...production, ...env }, [])).toThrow(
      `${name} must begin with https:// outside demo mode: passwords travel there.`,
    );
  },
);

test('starts without limits as a demo alone [S26]', () => {
  const FREIGHT_RATE_LIMITS = 'off';
  expect(() => loadConfig({ ...production, FREIGHT_RATE_LIMITS }, [])).toThrow(
    'FREIGHT_RATE_LIMITS must not be off outside demo mode, or passwords could be guessed.',
  );
  expect(loadConfig({ FREIGHT_RATE_LIMITS }, []).rateLimits).toBe(false);
});

test('sends webhooks to the own network as a demo alone', () => {
  const FREIGHT_LOCAL_WEBHOOKS = 'on';
  expect(() => loadConfig({ ...production, FREIGHT_LOCAL_WEBHOOKS }, [])).toThrow(
    'FREIGHT_LOCAL_WEBHOOKS must not be on outside demo mode, or webhooks could reach the network behind the server.',
  );
  expect(loadConfig({ FREIGHT_LOCAL_WEBHOOKS }, []).localWebhooks).toBe(true);
});

const FREIGHT_DEMO_SHOP = JSON.stringify({
  origins: ['http://localhost:4400'],
  key: `pk_${'a'.repeat(16)}`,
  publicKey: 'a key',
  webhook: { url: 'http://localhost:4400/freight-events', secret: `whsec_${'A'.repeat(43)}=` },
  figuresToken: 'a'.repeat(43),
});

test('has a shop beside it, which receives webhooks on the same machine, as a demo alone [Q5]', () => {
  expect(() => loadConfig({ ...production, FREIGHT_DEMO_SHOP }, [])).toThrow(
    'FREIGHT_DEMO_SHOP is for demo mode only.',
  );
  expect(loadConfig({ FREIGHT_DEMO_SHOP }, [])).toMatchObject({
    demoShop: { origins: ['http://localhost:4400'] },
    localWebhooks: true,
  });
  for (const broken of ['{}', 'a shop', FREIGHT_DEMO_SHOP.replace('whsec_', '')])
    expect(() => loadConfig({ FREIGHT_DEMO_SHOP: broken }, [])).toThrow(/^FREIGHT_DEMO_SHOP must be/);
});

test('lets first attempts fail in a demo alone, and not where that is off [K5]', () => {
  expect(loadConfig({}, []).failedAttempts).toBe(true);
  expect(loadConfig({ FREIGHT_FAILED_ATTEMPTS: 'off' }, []).failedAttempts).toBe(false);
  expect(loadConfig({ ...production, FREIGHT_FAILED_ATTEMPTS: 'on' }, []).failedAttempts).toBe(false);
});

test('accepts an address without https on this machine', () => {
  const FREIGHT_PUBLIC_URL = 'http://localhost:4000';
  expect(loadConfig({ ...production, FREIGHT_PUBLIC_URL }, []).publicUrl).toBe(FREIGHT_PUBLIC_URL);
});

test('prefers the command line to the environment and treats an empty setting as absent', () => {
  const config = loadConfig({ PORT: '5000', HOST: ' ', FREIGHT_DATA: 'here' }, [
    '--port',
    '0',
    '--data=memory:',
  ]);
  expect(config.port).toBe(0);
  expect(config.host).toBe('127.0.0.1');
  expect(config.database).toEqual({ kind: 'memory' });
});

test('splits the list of origins', () => {
  const config = loadConfig({ FREIGHT_ORIGINS: 'https://a.example.com, http://localhost:4100 ,' }, []);
  expect(config.origins).toEqual(['https://a.example.com', 'http://localhost:4100']);
});

test('accepts a wildcard for one label, and initial partners [E10]', () => {
  const FREIGHT_PARTNERS =
    'Shop: https://shop.example https://*.shop.example; Garden & Co: http://g.example:81;';
  const config = loadConfig({ FREIGHT_ORIGINS: 'https://*.shop.example', FREIGHT_PARTNERS }, []);
  expect(config.origins).toEqual(['https://*.shop.example']);
  expect(config.partners).toEqual([
    { name: 'Shop', origins: ['https://shop.example', 'https://*.shop.example'] },
    { name: 'Garden & Co', origins: ['http://g.example:81'] },
  ]);
});

test('accepts the partner page with a port of its own', () => {
  expect(loadConfig({ FREIGHT_PARTNER: 'partner', FREIGHT_PARTNER_PORT: '4200' }, []).partner).toEqual({
    folder: resolve('partner'),
    port: 4200,
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must begin with postgres://.'],
  [
    { DATABASE_URL: 'postgres://freight:a,b@one.example:5432,two.example:5432/freight' },
    'DATABASE_URL names several hosts; name one address, such as that of a proxy in front of them.',
  ],
  [
    { FREIGHT_ORIGINS: 'https://a.example.com/shop' },
    'FREIGHT_ORIGINS must hold origins only, such as https://www.example.com, without a path.',
  ],
  [{ FREIGHT_ORIGINS: '*' }, 'FREIGHT_ORIGINS must be a web address such as https://www.example.com.'],
  [
    { FREIGHT_ORIGINS: 'https://*.example' },
    'FREIGHT_ORIGINS must hold origins only, such as https://www.example.com, without a path.',
  ],
  [{ FREIGHT_PARTNERS: 'Shop' }, 'FREIGHT_PARTNERS must name partners as in "Shop: https://shop.example".'],
  [
    { FREIGHT_PARTNERS: 'Shop: shop.example' },
    'FREIGHT_PARTNERS must hold origins only, such as https://www.example.com, without a path.',
  ],
  [
    { FREIGHT_PUBLIC_URL: 'example' },
    'FREIGHT_PUBLIC_URL must be a web address such as https://www.example.com.',
  ],
  [
    { FREIGHT_SENDER_HOSTS: 'https://www.example.com' },
    'FREIGHT_SENDER_HOSTS must hold host names such as www.example.com, with commas between them.',
  ],
  [{ FREIGHT_SECRET: 'short' }, 'FREIGHT_SECRET must have at least 32 characters.'],
  [{ FREIGHT_DEMO: 'yes' }, 'FREIGHT_DEMO must be "on" or "off".'],
  [{ FREIGHT_PACE: '-1' }, 'FREIGHT_PACE must be a number from 0.'],
  [{ FREIGHT_LATE_AFTER: 'soon' }, 'FREIGHT_LATE_AFTER must be a whole number of minutes from 0 to 9999.'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [
    { ...production, FREIGHT_SECRET: '' },
    'FREIGHT_SECRET must be set to at least 32 random characters outside demo mode.',
  ],
  [
    { ...production, SMTP_URL: '' },
    'SMTP_URL must be set outside demo mode, or nobody could verify an account.',
  ],
  [
    { ...production, FREIGHT_PUBLIC_URL: '' },
    'FREIGHT_PUBLIC_URL must be set outside demo mode, because mail links lead there.',
  ],
])('refuses %o with one sentence', (env, sentence) => {
  expect(() => loadConfig(env, [])).toThrow(new ConfigError(sentence));
});

const google = {
  FREIGHT_OIDC_GOOGLE_ISSUER: 'https://issuer.example.com',
  FREIGHT_OIDC_GOOGLE_CLIENT_ID: 'freight',
  FREIGHT_OIDC_GOOGLE_CLIENT_SECRET: 'secret',
};

test('accepts any number of sign-in providers by their names', () => {
  const { socialProviders } = loadConfig(
    {
      ...google,
      FREIGHT_OIDC_WORK_ID_ISSUER: 'http://localhost:9000/id',
      FREIGHT_OIDC_WORK_ID_CLIENT_ID: 'a',
      FREIGHT_OIDC_WORK_ID_CLIENT_SECRET: 'b',
    },
    [],
  );
  expect(socialProviders).toEqual([
    { name: 'google', issuer: 'https://issuer.example.com', clientId: 'freight', clientSecret: 'secret' },
    { name: 'work-id', issuer: 'http://localhost:9000/id', clientId: 'a', clientSecret: 'b' },
  ]);
});

test('starts the demo issuer only if no Google login is configured', () => {
  expect(loadConfig({ FREIGHT_DEMO_ISSUER_PORT: '4200' }, []).demoIssuer).toEqual({ port: 4200 });
  expect(loadConfig({ FREIGHT_DEMO_ISSUER_PORT: '4200', ...google }, []).demoIssuer).toBeUndefined();
});

test('reads the seller of the documents', () => {
  const seller = {
    FREIGHT_SELLER_NAME: 'Frakt AB',
    FREIGHT_SELLER_ADDRESS: 'Kajen 1, 652 24 Karlstad',
    FREIGHT_SELLER_ORG_NUMBER: '999999-9999',
    FREIGHT_SELLER_VAT_NUMBER: 'SE999999999901',
    FREIGHT_SELLER_EMAIL: 'hej@example.com',
  };
  expect(loadConfig(seller, []).seller).toEqual({
    name: 'Frakt AB',
    address: 'Kajen 1, 652 24 Karlstad',
    organisationNumber: '999999-9999',
    vatNumber: 'SE999999999901',
    email: 'hej@example.com',
  });
  expect(() => loadConfig({ ...seller, FREIGHT_SELLER_EMAIL: '' }, [])).toThrow(
    'FREIGHT_SELLER_EMAIL is missing: the documents name the seller wholly or not at all.',
  );
});

test.each([
  [
    { ...google, FREIGHT_OIDC_GOOGLE_CLIENT_SECRET: '' },
    'FREIGHT_OIDC_GOOGLE_CLIENT_SECRET is missing for the sign-in by GOOGLE.',
  ],
  [
    { FREIGHT_OIDC_GOOGLE_CLIENT_ID: 'freight' },
    'FREIGHT_OIDC_GOOGLE_ISSUER is missing for the sign-in by GOOGLE.',
  ],
  [
    { ...google, FREIGHT_OIDC_GOOGLE_ISSUER: 'http://issuer.example.com' },
    'FREIGHT_OIDC_GOOGLE_ISSUER must begin with https://.',
  ],
  [
    { FREIGHT_OIDC_GOOGLE_ISUER: 'https://issuer.example.com' },
    'FREIGHT_OIDC_GOOGLE_ISUER is no setting; a provider has FREIGHT_OIDC_NAME_ISSUER, FREIGHT_OIDC_NAME_CLIENT_ID and FREIGHT_OIDC_NAME_CLIENT_SECRET.',
  ],
  [
    {
      FREIGHT_OIDC_EMAIL_ISSUER: 'https://issuer.example.com',
      FREIGHT_OIDC_EMAIL_CLIENT_ID: 'a',
      FREIGHT_OIDC_EMAIL_CLIENT_SECRET: 'b',
    },
    'FREIGHT_OIDC_EMAIL names a provider that cannot be called email.',
  ],
  [
    { ...production, FREIGHT_DEMO_ISSUER_PORT: '4200' },
    'FREIGHT_DEMO_ISSUER_PORT must not be set outside demo mode.',
  ],
  [{ FREIGHT_DEMO_ISSUER_PORT: 'x' }, 'FREIGHT_DEMO_ISSUER_PORT must be a whole number from 0 to 65535.'],
  [
    { FREIGHT_API_URL: 'https://api.example.com/v1' },
    'FREIGHT_API_URL must hold origins only, such as https://www.example.com, without a path.',
  ],
])('refuses %o as a sign-in or an address with one sentence', (env, sentence) => {
  expect(() => loadConfig(env, [])).toThrow(new ConfigError(sentence));
});

test('names the options when the command line holds another one', () => {
  expect(() => loadConfig({}, ['--colour'])).toThrow(
    "Unknown option '--colour'; the options are --port, --host, --data and --site.",
  );
});

test.each([
  [{}, { detail: 'full', days: 90 }],
  [{ FREIGHT_PUBLIC_TRACKING: 'reduced' }, { detail: 'reduced', days: 90 }],
  [
    { FREIGHT_PUBLIC_TRACKING: 'full', FREIGHT_TRACKING_DAYS: '0' },
    { detail: 'full', days: 0 },
  ],
  [{ FREIGHT_TRACKING_DAYS: '365' }, { detail: 'full', days: 365 }],
])('reads the settings of public tracking from %o [S11]', (env, tracking) => {
  expect(loadConfig(env, []).tracking).toEqual(tracking);
  expect(loadConfig({ ...production, ...env }, []).tracking).toEqual(tracking);
});

test.each([
  [{ FREIGHT_PUBLIC_TRACKING: 'none' }, 'FREIGHT_PUBLIC_TRACKING must be "full" or "reduced".'],
  [{ FREIGHT_TRACKING_DAYS: '-1' }, 'FREIGHT_TRACKING_DAYS must be a whole number of days.'],
  [{ FREIGHT_TRACKING_DAYS: 'never' }, 'FREIGHT_TRACKING_DAYS must be a whole number of days.'],
])('refuses %o with one sentence [S11]', (env, sentence) => {
  expect(() => loadConfig(env, [])).toThrow(new ConfigError(sentence));
});

test('reads the services of the site from one setting each [OPEN-43] [OPEN-45]', () => {
  const { siteServices } = loadConfig(
    {
      FREIGHT_GOOGLE_MAPS_KEY: 'AIzaSample-key_1',
      FREIGHT_ANALYTICS_URL: 'https://stats.example/s.js',
      FREIGHT_ANALYTICS_ORIGINS: 'https://collect.example',
    },
    [],
  );
  expect(siteServices).toEqual({
    googleMapsKey: 'AIzaSample-key_1',
    analytics: {
      scriptUrl: 'https://stats.example/s.js',
      kind: 'classic',
      id: undefined,
      origins: ['https://collect.example'],
    },
  });
  expect(() => loadConfig({ FREIGHT_GOOGLE_MAPS_KEY: '"><script>' }, [])).toThrow(
    /^FREIGHT_GOOGLE_MAPS_KEY must/,
  );
});
