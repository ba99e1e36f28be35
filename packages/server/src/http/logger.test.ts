import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger, hideSecrets } from './logger.ts';

function memory() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: createLogger('info', destination) };
}

test('logs a request without its headers and the secrets of its address', async () => {
  const { lines, logger } = memory();
  const app = Fastify({ loggerInstance: logger });
  app.get('/magic-link', async () => 'ok');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${url}/magic-link?token=abc123&email=a@example.com&lang=sv`, {
    headers: { authorization: 'Bearer abc123' },
  });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('/magic-link?token=[hidden]&email=[hidden]&lang=sv');
  expect(log).not.toContain('abc123');
});

test('hides secrets in what is logged on purpose', () => {
  const { lines, logger } = memory();
  logger.info({ password: 'abc123', body: { refreshToken: 'abc123', deep: { token: 'abc123' } } }, 'a body');
  expect(lines.join('')).not.toContain('abc123');
  expect(lines.join('')).toContain('[hidden]');
});

test('leaves an address without secrets as it is', () => {
  expect(hideSecrets('/api?q=Storgatan&limit=5')).toBe('/api?q=Storgatan&limit=5');
});
