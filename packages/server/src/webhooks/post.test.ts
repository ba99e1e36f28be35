import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPost } from './post.ts';
import { readTarget } from './targets.ts';

/** A server on every address of this machine, and the number of its requests. */
async function startListener(host = '::') {
  const state = { port: 0, requests: 0, connections: 0 };
  const server = createServer((_request, response) => {
    state.requests += 1;
    response.writeHead(204).end();
  });
  server.on('connection', () => {
    state.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  state.port = (server.address() as AddressInfo).port;
  return state;
}

/** Addresses behind the server, in the spellings that addresses have. */
const localHosts = [
  '127.0.0.1',
  '127.1',
  '127.8.8.8',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:169.254.169.254]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  'localhost',
];

test.each(localHosts)('connects to no address behind the server: %s', async (host) => {
  const listener = await startListener();
  const post = createPost({ isLocalAllowed: false });
  for (const protocol of ['http', 'https']) {
    const result = await post(`${protocol}://${host}:${listener.port}/events`, {}, '{}');
    expect(result).toMatchObject({ status: null, failure: 'address-not-allowed' });
  }
  expect(listener.connections).toBe(0);
  expect(readTarget(`https://${host}/events`, false)).toHaveProperty('problem');
});

test.each([
  ['every address is local', ['127.0.0.1']],
  ['one of the addresses is local', ['93.184.215.14', '169.254.169.254']],
])('resolves a public name once, and connects to none of its addresses when %s', async (_, addresses) => {
  const listener = await startListener();
  let lookups = 0;
  const lookup: LookupFunction = (_host, options, done) => {
    lookups += 1;
    if (options.all)
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    else done(null, addresses[0] ?? '', 4);
  };
  const post = createPost({ isLocalAllowed: false, lookup });
  const result = await post(`http://events.partner.example:${listener.port}/`, {}, '{}');
  expect(result).toMatchObject({ status: null, failure: 'address-not-allowed' });
  expect([lookups, listener.connections]).toEqual([1, 0]);
});

test('ends an exchange that takes too long, and reads no endless answer', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(200);
    const pour = setInterval(() => response.write('x'.repeat(8 * 1024)), 5);
    response.on('close', () => clearInterval(pour));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const post = createPost({ isLocalAllowed: true, timeoutMs: 500 });
  expect(await post(`http://127.0.0.1:${port}/silent`, {}, '{}')).toMatchObject({ failure: 'timeout' });
  const patient = createPost({ isLocalAllowed: true, timeoutMs: 60_000 });
  expect(await patient(`http://127.0.0.1:${port}/endless`, {}, '{}')).toMatchObject({
    status: 200,
    failure: null,
  });
});

test.each([
  'http://shop.example/events',
  'ftp://shop.example/events',
  'shop.example/events',
  'https://user:secret@shop.example/events',
  'https://shop.example/events#part',
  'https://intranet/events',
  'https://localhost./events',
  'https://printer.local/events',
  `https://shop.example/${'x'.repeat(500)}`,
])('takes no receiver at %s', (address) => {
  expect(readTarget(address, false)).toHaveProperty('problem');
});

test('takes a public receiver, and a local one only for development', () => {
  expect(readTarget('https://shop.example/events?of=freight', false)).toEqual({
    url: 'https://shop.example/events?of=freight',
  });
  expect(readTarget('http://127.0.0.1:3000/events', true)).toEqual({ url: 'http://127.0.0.1:3000/events' });
});
