import { Writable } from 'node:stream';
import { openTestServer } from '@freight/server/testing';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sql } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { users } from '#db/schema/accounts.ts';
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

test('logs a failed query without its parameters [S14]', async () => {
  const { lines, logger } = memory();
  const server = await openTestServer();
  const { db } = server.database;
  const secret = 'anna.hemlig@example.com';
  const id = newId();
  await db.insert(users).values({ id, email: secret });
  for (const query of [
    db.insert(users).values({ id: newId(), email: secret }),
    db.insert(users).values({ id: secret, email: 'b@example.com' }),
    db.execute(sql`select ${secret}::timestamptz`),
  ]) {
    const error: unknown = await query.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    logger.error({ err: error }, 'request failed');
  }
  const log = lines.join('');
  expect(log).not.toContain('hemlig');
  // What helps to find the fault stays.
  expect(log).toContain('users_email_key');
  expect(log).toMatch(/"code":"23505"/);
  expect(log).toContain('logger.test.ts');
});

test('logs a fault of ours with its sentence, its place and its cause [S14]', () => {
  const { lines, logger } = memory();
  logger.error({ err: new Error('no lorry', { cause: new TypeError('no key') }) }, 'request failed');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    err: {
      type: 'Error',
      message: 'no lorry',
      stack: expect.stringContaining('logger.test.ts'),
      cause: { type: 'TypeError', message: 'no key' },
    },
  });
});

test('leaves an address without secrets as it is', () => {
  expect(hideSecrets('/api?q=Storgatan&limit=5')).toBe('/api?q=Storgatan&limit=5');
});
