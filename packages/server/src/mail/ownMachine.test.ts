import { request } from 'node:http';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';

const server = await openTestServer({ host: '0.0.0.0', publicUrl: 'https://demo.example.com' });

/** `fetch` sets its own `Host`. */
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((done, fail) => {
    const { port } = new URL(server.url);
    request({ host: '127.0.0.1', port, path, headers }, (answer) => done(answer.resume().statusCode))
      .on('error', fail)
      .end();
  });

test.each(['/mailbox', '/mailbox/1', '/mailbox/style.css'])(
  'refuses %s to other machines [S3]',
  async (url) => {
    const stranger = await server.app.inject({
      url,
      remoteAddress: '203.0.113.9',
      headers: { host: 'localhost' },
    });
    expect(stranger.statusCode).toBe(403);
    expect(stranger.json()).toEqual({
      success: false,
      message: 'The mail box opens only on the machine of the server',
      code: 'mailboxElsewhere',
    });
  },
);

test.each([
  ['a foreign name that leads here', { host: 'evil.example:4000' }],
  ['a proxy on this machine', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
  ['a proxy of another kind', { host: 'demo.example.com', forwarded: 'for=203.0.113.9' }],
])('refuses to open the mail box through %s [S3]', async (_, headers) => {
  expect(await statusOf('/mailbox', headers)).toBe(403);
});

test.each(['localhost:4000', '127.0.0.1', '[::1]:80', 'demo.example.com'])(
  'opens the mail box on this machine by the name %s [S3]',
  async (host) => {
    expect(await statusOf('/mailbox', { host })).toBe(200);
  },
);

test('leaves everything else to everybody [S3]', async () => {
  expect((await call(server, 'GET', '/healthz')).status).toBe(200);
  const stranger = { remoteAddress: '203.0.113.9', headers: { host: 'demo.example.com' } };
  expect((await server.app.inject({ url: '/healthz', ...stranger })).statusCode).toBe(200);
});
