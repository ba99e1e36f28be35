import { paths } from '@freight/contract';
import { capabilitiesAnswer } from '@freight/contract/schemas';
import { call, startTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';

test('returns the same capabilities without a token and with a refused one', async () => {
  const server = await startTestServer();
  const asked = await call(server, 'GET', paths.capabilities);
  const refused = await call(server, 'GET', paths.capabilities, {
    headers: { authorization: 'Bearer none' },
  });
  await server.close();
  expect(asked.status).toBe(200);
  expect(capabilitiesAnswer.parse(asked.body)).toEqual(asked.body);
  expect(refused.body).toEqual(asked.body);
}, 60_000);
