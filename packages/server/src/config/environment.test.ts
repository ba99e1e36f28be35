import { expect, test } from 'vitest';
import { environment } from './environment.ts';

type Setting = keyof ReturnType<typeof environment.parse>;

/** The value that the server uses for a setting, or the sentence that refuses it. */
function read(name: Setting, text: string): unknown {
  const { success, data, error } = environment.safeParse({ [name]: text });
  return success ? data[name] : error.issues.map(({ message }) => message).join('; ');
}

const port = 'must be a whole number from 0 to 65535';
const seconds = 'must be a whole number of seconds from 0 to 9999';
const pace = 'must be a number from 0';
const minutes = 'must be a whole number of minutes from 0 to 9999';
const proxies = 'must be a whole number from 0 to 99';
const days = 'must be a whole number of days';

test.each([
  ['PORT', '65535', 65_535],
  ['PORT', '65536', port],
  ['PORT', 'a80', port],
  ['PORT', '-80', port],
  ['PORT', '0080800', port],
  ['FREIGHT_DATABASE_WAIT', '0', 0],
  ['FREIGHT_DATABASE_WAIT', '9999', 9_999],
  ['FREIGHT_DATABASE_WAIT', '00060', seconds],
  ['FREIGHT_DATABASE_WAIT', '60s', seconds],
  ['FREIGHT_DATABASE_WAIT', '-1', seconds],
  ['FREIGHT_PACE', '0', 0],
  ['FREIGHT_PACE', '0.25', 0.25],
  ['FREIGHT_PACE', '120', 120],
  ['FREIGHT_PACE', '60x', pace],
  ['FREIGHT_PACE', '1.x', pace],
  ['FREIGHT_LATE_AFTER', '120', 120],
  ['FREIGHT_LATE_AFTER', '-1', minutes],
  ['FREIGHT_LATE_AFTER', '15m', minutes],
  ['FREIGHT_PROXIES', '2', 2],
  ['FREIGHT_PROXIES', '12', 12],
  ['FREIGHT_PROXIES', '-1', proxies],
  ['FREIGHT_PROXIES', '100', proxies],
  ['FREIGHT_PROXIES', '1x', proxies],
  ['FREIGHT_TRACKING_DAYS', '3650', 3_650],
  ['FREIGHT_TRACKING_DAYS', '90d', days],
  ['FREIGHT_TRACKING_DAYS', '-90', days],
] as const)('reads the number %s=%s as %j', (name, text, value) => {
  expect(read(name, text)).toBe(value);
});

const webAddress = 'must be a web address such as https://www.example.com';
const postgres = 'must begin with postgres://';
const hosts = 'names several hosts; name one address, such as that of a proxy in front of them';
const smtp = 'must begin with smtp:// or smtps://';

test.each([
  ['FREIGHT_PUBLIC_URL', 'http://localhost:4000/', 'http://localhost:4000'],
  ['FREIGHT_PUBLIC_URL', 'xhttps://www.example.com', webAddress],
  ['FREIGHT_PUBLIC_URL', 'httpsx://www.example.com', webAddress],
  ['DATABASE_URL', 'postgres://db.example/freight', 'postgres://db.example/freight'],
  ['DATABASE_URL', 'postgresql://a:b@db.example/freight', 'postgresql://a:b@db.example/freight'],
  ['DATABASE_URL', 'postgres://a:b,cd@db.example/freight', 'postgres://a:b,cd@db.example/freight'],
  ['DATABASE_URL', 'postgres://db.example/a//b,c', 'postgres://db.example/a//b,c'],
  ['DATABASE_URL', 'postgres://db.example/freight?options=a,b', 'postgres://db.example/freight?options=a,b'],
  ['DATABASE_URL', 'xpostgres://db.example/freight', postgres],
  ['DATABASE_URL', 'postgresx://db.example/freight', postgres],
  ['DATABASE_URL', 'postgres://one.example,two.example/freight', hosts],
  ['DATABASE_URL', 'postgres://a:b@one.example,two.example/freight', hosts],
  ['DATABASE_URL', 'postgres://one.example,two.example/freight?user=a@b', hosts],
  ['DATABASE_URL', 'postgres://one.example,two.example?user=a@b', hosts],
  ['SMTP_URL', 'smtp://localhost:1025', 'smtp://localhost:1025'],
  ['SMTP_URL', 'smtps://mail.example.com', 'smtps://mail.example.com'],
  ['SMTP_URL', 'xsmtp://mail.example.com', smtp],
  ['SMTP_URL', 'smtpsx://mail.example.com', smtp],
] as const)('reads the address %s=%s as %j', (name, text, value) => {
  expect(read(name, text)).toBe(value);
});

const random = 'must be random characters, not one or a few of them again and again';

test.each([
  ['0123456701234567x012345670123456', '0123456701234567x012345670123456'],
  [`${'01234567'.repeat(3)}01234576`, `${'01234567'.repeat(3)}01234576`],
  [`${'x'.repeat(31)}Bq7mZ0tR4k`, `${'x'.repeat(31)}Bq7mZ0tR4k`],
  [`Bq7mZ0tR4k${'x'.repeat(31)}`, `Bq7mZ0tR4k${'x'.repeat(31)}`],
  ['01234567'.repeat(4), random],
  ['Bq7mZ0tR4kW9yH2c'.repeat(2), random],
  ['Bq7mZ0tR4kW'.repeat(3), random],
  ['0123456'.repeat(5), random],
  ['Bq7mZ0tR4kW9yH2cV6nL1sD8fG3jX5p', 'must have at least 32 characters'],
])('takes no secret that repeats itself: %s [S3]', (secret, value) => {
  expect(read('FREIGHT_SECRET', secret)).toBe(value);
});

const hostNames = 'must hold host names such as www.example.com, with commas between them';

test.each([
  ['example.com', ['example.com']],
  ['*.example.com, post.example, localhost', ['*.example.com', 'post.example', 'localhost']],
  ['a-1.b-2.example', ['a-1.b-2.example']],
  [' , example.com,', ['example.com']],
  ['www.example.com/path', hostNames],
  ['https://example.com', hostNames],
  ['www.*.com', hostNames],
  ['example..com', hostNames],
])('reads the hosts of senders from %j', (text, value) => {
  expect(read('FREIGHT_SENDER_HOSTS', text)).toEqual(value);
});

test.each([
  ['MAIL_FROM', 'a@b', 'a@b'],
  ['FREIGHT_METRICS_TOKEN', 'a-token-of-twenty-ch', 'a-token-of-twenty-ch'],
  ['FREIGHT_METRICS_TOKEN', 'short', 'must have at least 16 characters'],
  ['FREIGHT_ANALYTICS_ID', 'G-1', 'G-1'],
  ['FREIGHT_ANALYTICS_KIND', 'classic', 'classic'],
  ['FREIGHT_ANALYTICS_KIND', 'module', 'module'],
  ['FREIGHT_ANALYTICS_KIND', 'other', 'must be "classic" or "module"'],
  ['FREIGHT_GOOGLE_MAPS_KEY', 'AIzaSample-key_1', 'AIzaSample-key_1'],
  [
    'FREIGHT_GOOGLE_MAPS_KEY',
    'AIzaSample-key_1"',
    'must be a key of letters, digits, hyphens and underscores',
  ],
  [
    'FREIGHT_GOOGLE_MAPS_KEY',
    '"AIzaSample-key_1',
    'must be a key of letters, digits, hyphens and underscores',
  ],
] as const)('reads the text %s=%s as %j', (name, text, value) => {
  expect(read(name, text)).toBe(value);
});

test('takes no sender of mails and no analytics ID without an end', () => {
  expect(read('MAIL_FROM', 'a')).toMatch(/^Too small/);
  expect(read('MAIL_FROM', `${'a'.repeat(190)}@example.com`)).toMatch(/^Too big/);
  expect(read('FREIGHT_ANALYTICS_ID', 'a'.repeat(101))).toMatch(/^Too big/);
});
