import { connect } from 'node:net';
import { paths } from '@freight/contract';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { hideSecrets } from './log/logger.ts';

const server = await openTestServer({ demo: false });

const spellings = ['/%61pi', '/ap%69', '/%61%70%69'];
const respelled = (path: string, spelling: string) => path.replace('/api', spelling);

test.each(spellings)('refuses a foreign page below %s as below /api [S20]', async (spelling) => {
  const { headers } = await server.verifiedUser();
  const answer = await call(server, 'PATCH', respelled(paths.mailChoices, spelling), {
    headers: { ...headers, origin: 'https://evil.example' },
    body: { delivered: true },
  });
  expect([answer.status, answer.body]).toEqual([
    403,
    expect.objectContaining({ code: 'origin-not-allowed' }),
  ]);
  const own = await call(server, 'GET', paths.mailChoices, { headers });
  expect(own.body).toMatchObject({ data: { delivered: false } });
});

test.each(spellings)('forbids storing the answer of a login below %s [S20]', async (spelling) => {
  const { email, password } = await server.verifiedUser();
  const answer = await call(server, 'POST', respelled(paths.login, spelling), {
    body: { email, password, role: 'user' },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('refuses a foreign page that names the whole address [S20]', async () => {
  const { headers } = await server.verifiedUser();
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET http://${host}${paths.profile} HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://evil.example\r\nAuthorization: ${headers.authorization}\r\nConnection: close\r\n\r\n`,
  );
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toMatch(/^HTTP\/1\.1 403 /);
});

test.each([
  ['/x?%74oken=secret', '/x?%74oken=[hidden]'],
  ['/x?a=1&Refresh%54oken=secret&b=2', '/x?a=1&Refresh%54oken=[hidden]&b=2'],
  ['/x?token=secret', '/x?token=[hidden]'],
  ['/x?orderId=FR-1&flag', '/x?orderId=FR-1&flag'],
])('hides the secrets of %s in the log [S20]', (url, logged) => {
  expect(hideSecrets(url)).toBe(logged);
});
