import { paths } from '@freight/contract';
import { capabilitiesAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';

test('returns the same capabilities without a token and with a refused one', async () => {
  const server = await openTestServer();
  const asked = await call(server, 'GET', paths.capabilities);
  const refused = await call(server, 'GET', paths.capabilities, {
    headers: { authorization: 'Bearer none' },
  });
  expect(asked.status).toBe(200);
  expect(capabilitiesAnswer.parse(asked.body)).toEqual(asked.body);
  expect(refused.body).toEqual(asked.body);
});

test('names the senders of the company with the hosts of its own links [K7]', async () => {
  const server = await openTestServer({
    senders: { hosts: ['*.example.net'], names: ['Frakt'], phones: ['+46 54 00 00 00'] },
  });
  const { body } = await call(server, 'GET', paths.capabilities);
  const { senders } = capabilitiesAnswer.parse(body).data;
  expect(senders).toEqual({
    version: 1,
    hosts: ['www.example.com', '*.example.net'],
    names: ['Exempelfrakt', 'Frakt'],
    phones: ['+46 54 00 00 00'],
  });
});
