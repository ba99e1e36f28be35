import { connect } from 'node:net';
import { paths } from '@freight/contract';
import { errorAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';

const server = await openTestServer();

const post = (body: string, headers: Record<string, string> = {}) =>
  call(server, 'POST', paths.login, { body, headers });
const deeplyNested = '['.repeat(100_000) + ']'.repeat(100_000);

test.each([
  ['broken JSON', '{"email":', {}, 400, 'The request body is not valid JSON', 'bodyNotJson'],
  ['nothing at all', '', {}, 400, 'The request body is empty', 'bodyEmpty'],
  ['JSON of another kind', '[]', {}, 400, 'The request body is missing or not valid', 'bodyInvalid'],
  ['very deep JSON', deeplyNested, {}, 400, 'The request body is missing or not valid', 'bodyInvalid'],
  [
    'a key of prototypes',
    '{"__proto__":{"x":1}}',
    {},
    400,
    'The request body is not valid JSON',
    'bodyNotJson',
  ],
  ['text', 'email=a', { 'content-type': 'text/plain' }, 415, 'The request must be JSON', 'requestNotJson'],
  [
    'a form',
    'email=a',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'The request must be JSON',
    'requestNotJson',
  ],
  [
    'a huge body',
    JSON.stringify({ email: 'x'.repeat(300_000) }),
    {},
    413,
    'The request is too large',
    'requestTooLarge',
  ],
  [
    'a character that no database stores',
    '{"email":"a\\u0000","password":"x","role":"user"}',
    {},
    400,
    'The request holds characters that cannot be stored',
    'textNotStorable',
  ],
  [
    'half a character',
    '{"email":"a\\ud800","password":"x","role":"user"}',
    {},
    400,
    'The request holds characters that cannot be stored',
    'textNotStorable',
  ],
])('answers %s with a clear message', async (_name, body, headers, status, message, code) => {
  const answer = await post(body, headers);
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { success: false, message, code },
  });
});

test('answers 404 as JSON for an unknown path or method of the API', async () => {
  for (const [method, path] of [
    ['GET', '/api/v1/nothing'],
    ['DELETE', paths.login],
    ['GET', `/api/${'x'.repeat(3000)}`],
    ['PUT', '/anything'],
  ] as const) {
    const answer = await call(server, method, path);
    expect(answer.status).toBe(404);
    expect(errorAnswer.parse(answer.body).message).toBe('Not found');
  }
});

test.each([
  ['NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['GET /api/v1/user/auth/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
])('answers %j with 4xx and a JSON message', async (request) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  errorAnswer.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));
});

test('reports its status, mode and version', async () => {
  const { status, body } = await call(server, 'GET', '/healthz');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', mode: server.database.mode, demo: true, version: '0.1.0' });
});

test('lets the pages of the listed origins call, with what they need to send and read', async () => {
  const origin = 'https://www.example.com';
  const preflight = await call(server, 'OPTIONS', paths.login, {
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'Authorization, Content-Type, Idempotency-Key, Freight-Browser, Freight-Key',
  );
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');

  const refused = await call(server, 'GET', paths.profile, { headers: { origin } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  expect(refused.headers.get('access-control-expose-headers')).toBe(
    'Date, Retry-After, Idempotency-Supported',
  );
  expect(refused.headers.get('vary')).toContain('Origin');
});

test.each(['https://example.com', 'http://www.example.com', 'https://www.example.com.evil.example', 'null'])(
  'lets no page of %s read an answer',
  async (origin) => {
    const answer = await call(server, 'GET', '/healthz', { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('lets its own pages call', async () => {
  const own = new URL(server.url).origin;
  const answer = await call(server, 'GET', '/healthz', { headers: { origin: own } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(own);
});

test('sends headers that keep browsers careful', async () => {
  const { headers } = await call(server, 'GET', '/healthz');
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('forbids storing answers of the API and lets the base map be cached', async () => {
  const anna = await server.verifiedUser();
  for (const path of [paths.profile, paths.transports, paths.tracking('0000-0000-0000')]) {
    const { headers } = await call(server, 'GET', path, anna);
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
  expect((await call(server, 'GET', paths.profile)).headers.get('cache-control')).toBe('no-store');
  expect((await call(server, 'GET', '/map/basemap.json')).headers.get('cache-control')).toBe(
    'public, max-age=86400',
  );
});
