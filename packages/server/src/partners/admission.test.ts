import { partnerKeyHeader, paths } from '@freight/contract';
import { call, openTestServer } from '@freight/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { addPartner, removePartner } from './partners.ts';

const server = await openTestServer({
  demo: false,
  seller: undefined,
  origins: ['https://www.example.com', 'https://*.branch.example'],
  partners: [{ name: 'First', origins: ['https://first.example'] }],
  rateLimits: true,
});

const ask = (origin: string, key?: string, path: string = paths.capabilities) =>
  call(server, 'GET', path, { headers: { origin, ...(key ? { [partnerKeyHeader]: key } : {}) } });
const outcome = async (...given: Parameters<typeof ask>) => {
  const { status, body, headers } = await ask(...given);
  const { code } = body as { code?: string };
  return { status, code, readableBy: headers.get('access-control-allow-origin') };
};
const welcome = (origin: string) => ({ status: 200, code: undefined, readableBy: origin });
const refused = (origin: string, code = 'origin-not-allowed') => ({ status: 403, code, readableBy: origin });

async function newPartner(name: string, origins: string[], callsPerMinute?: number) {
  const added = await addPartner(server.database.db, { name, origins, callsPerMinute }, Date.now());
  if (added === undefined) throw new Error(`There is a partner ${name} already`);
  onTestFinished(async () => void (await removePartner(server.database.db, name)));
  return added;
}

test('admits only pages of the settings, of the first partners and of its own [E10]', async () => {
  for (const origin of [
    'https://www.example.com',
    'https://a.branch.example',
    'https://first.example',
    server.url,
  ])
    expect(await outcome(origin)).toEqual(welcome(origin));
  for (const origin of [
    'https://evil.example',
    'https://branch.example',
    'https://a.b.branch.example',
    'http://localhost:5500',
  ])
    expect(await outcome(origin)).toEqual(refused(origin));
});

test('answers a page of a refused origin with a readable 403, and does nothing else [E4]', async () => {
  const origin = 'https://evil.example';
  const preflight = await call(server, 'OPTIONS', paths.register, {
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  const { status, body, headers } = await call(server, 'POST', paths.register, {
    headers: { origin },
    body: { email: 'a@example.com', password: 'correct horse battery' },
  });
  expect(status).toBe(403);
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  expect(body).toEqual({
    success: false,
    code: 'origin-not-allowed',
    message: 'Pages of this origin may not call this API',
  });
  expect(await server.mails()).toEqual([]);
});

test('admits a new partner and refuses a removed one within two seconds, without a restart', async () => {
  const origin = 'https://new.example';
  expect(await outcome(origin)).toEqual(refused(origin));
  const { key } = await newPartner('New', [origin, 'https://*.new.example']);
  expect(key).toMatch(/^pk_[\w-]{16}$/);
  await expect.poll(() => outcome(origin)).toEqual(welcome(origin));
  expect(await outcome('https://a.new.example')).toEqual(welcome('https://a.new.example'));
  const line = await connectLive(server, { headers: { origin }, token: undefined });
  line.close();
  await removePartner(server.database.db, 'New');
  await expect.poll(() => outcome(origin)).toEqual(refused(origin));
  await expect(connectLive(server, { headers: { origin }, token: undefined })).rejects.toThrow();
});

test('takes a key as the name of a partner: an unknown one and one of other pages are refused', async () => {
  const { key } = await newPartner('Keyed', ['https://keyed.example']);
  await expect.poll(() => outcome('https://keyed.example', key)).toEqual(welcome('https://keyed.example'));
  expect(await outcome('https://www.example.com', key)).toEqual(welcome('https://www.example.com'));
  expect(await outcome('https://first.example', key)).toEqual(refused('https://first.example'));
  expect(await outcome('https://keyed.example', 'pk_0000000000000000')).toEqual(
    refused('https://keyed.example', 'key-unknown'),
  );
});

test("counts the calls of a partner's pages together", async () => {
  const origin = 'https://busy.example';
  await newPartner('Busy', [origin], 3);
  await expect.poll(async () => (await ask(origin)).status).toBe(200);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await ask(origin)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask('https://first.example')).status).toBe(200);
});

test("leaves a partner's other visitors their calls when one address sends thousands [S21]", async () => {
  const busy = await openTestServer({ rateLimits: true, proxies: 1 });
  const origin = 'https://flooded.example';
  await addPartner(busy.database.db, { name: 'Flooded', origins: [origin], callsPerMinute: 100 }, Date.now());
  const from = async (ip: string) =>
    (await call(busy, 'GET', paths.capabilities, { headers: { origin, 'x-forwarded-for': ip } })).status;
  await expect.poll(() => from('192.0.2.99')).toBe(200);
  const statuses: number[] = [];
  for (let round = 0; round < 16; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 100 }, () => from('192.0.2.1')))));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  const others = Array.from({ length: 60 }, (_, index) => from(`192.0.2.${2 + (index % 20)}`));
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  // All together have what the partner has.
  const rest = await Promise.all(Array.from({ length: 20 }, (_, index) => from(`198.51.100.${index}`)));
  expect(rest.filter((status) => status === 429).length).toBeGreaterThan(0);
});

test('lets a page in a sandbox track and ask for prices, and nothing that is about a person [E10]', async () => {
  expect(await outcome('null')).toEqual(welcome('null'));
  const tracked = await ask('null', undefined, paths.tracking('0000-0000-0000'));
  expect([tracked.status, tracked.headers.get('access-control-allow-origin')]).toEqual([404, 'null']);
  expect((await ask('null', undefined, '/map/basemap.json')).headers.get('access-control-allow-origin')).toBe(
    'null',
  );
  for (const path of [paths.profile, paths.transports])
    expect(await outcome('null', undefined, path)).toEqual(refused('null', 'sandboxed-page'));
  const login = await call(server, 'POST', paths.login, { headers: { origin: 'null' }, body: {} });
  expect(login.status).toBe(403);
  const { token } = await server.verifiedUser();
  const withToken = await call(server, 'GET', paths.tracking('0000-0000-0000'), {
    headers: { origin: 'null', authorization: `Bearer ${token}` },
  });
  expect(withToken.status).toBe(403);
  const visitor = await connectLive(server, { headers: { origin: 'null' }, token: undefined });
  visitor.close();
  await expect(connectLive(server, { headers: { origin: 'null' }, token })).rejects.toThrow(
    'A page in a sandbox may track and ask for prices only',
  );
});

test('admits pages of this machine in a demo on any port, and refuses similar names', async () => {
  const demo = await openTestServer();
  const status = async (origin: string) =>
    (await call(demo, 'GET', paths.capabilities, { headers: { origin } })).status;
  for (const origin of [
    'http://localhost:5500',
    'http://127.0.0.1:8080',
    'http://[::1]:3000',
    'https://localhost',
  ])
    expect(await status(origin), origin).toBe(200);
  for (const origin of [
    'http://localhost.evil.example',
    'http://192.0.2.1:5500',
    'file://',
    'http://localhost@evil.example',
  ])
    expect(await status(origin), origin).toBe(403);
});
