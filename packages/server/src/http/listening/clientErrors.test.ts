import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerClientError } from './clientErrors.ts';

/** As the app's own server, only with less patience. */
const server = createServer(
  { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50, maxHeaderSize: 1000 },
  (_request, response) => response.end(),
);
server.on('clientError', answerClientError);
beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** All that the server sends on a connection until it closes it. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(sent);
  return text(socket);
}

test('closes a connection on which nothing was sent without a word', async () => {
  expect(await answerTo('')).toBe('');
});

test.each([
  ['a request that never ends', 'GET / HTTP/1.1\r\nHost: a.example\r\n', 408],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: ${'a'.repeat(2000)}\r\n\r\n`, 431],
  ['what is not HTTP', 'hello\r\n\r\n', 400],
])('answers %s', async (_name, sent, status) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('Connection: close');
  expect(JSON.parse(body)).toEqual({ success: false, message: 'The request is not valid HTTP' });
});
