import { errorAnswer } from '@freight/contract/schemas';
import { call } from '@freight/testing/requests';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#http/app.ts';
import { createLogger } from '#http/log/logger.ts';
import { createOrigins } from '#partners/origins.ts';

const origin = 'https://www.example.com';

test('answers calls that arrive while it stops as other refusals, readable by pages [F23]', async () => {
  const app = await buildApp({
    logger: createLogger('silent' as never),
    origins: createOrigins({ allowed: [origin], demo: false, currentPartners: async () => [] }),
    accessTokens: {} as never,
    countAttempt: undefined,
    proxies: 0,
    https: false,
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Stopping waits for what is under way, and the server listens until then.
  app.addHook('preClose', () => held);
  app.get('/api/v1/anything', async () => ({ success: true }));
  onTestFinished(() => app.close());
  const server = { url: await app.listen({ port: 0 }) };
  const ask = () => call(server, 'GET', '/api/v1/anything', { headers: { origin } });
  expect((await ask()).status).toBe(200);
  const closing = app.close();
  const { status, headers, body } = await ask();
  release();
  await closing;
  expect(status).toBe(503);
  expect(errorAnswer.parse(body)).toEqual({
    success: false,
    message: 'The server is restarting. Please try again in a moment.',
    code: 'restarting',
  });
  expect(headers.get('retry-after')).toBe('2');
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  expect(headers.get('connection')).toBe('close');
});
