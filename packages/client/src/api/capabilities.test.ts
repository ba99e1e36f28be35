import { paths } from '@freight/contract';
import { openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import type { ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken } from '#testing/tokens.ts';

const tokens = { token: aLastingToken(), refreshToken: 'refresh-1' };

async function answering(answer: ScriptedAnswer) {
  const server = await scripted(() => answer);
  const { client, session } = openTab(server.url, { tokens });
  return { server, client, session };
}

test('reads the capabilities of a hand-written answer, with or without the envelope', async () => {
  const listed = {
    quotes: { version: 1 },
    emissions: { version: 1, method: 'ISO 14083' },
    teleport: { version: 1 },
  };
  for (const body of [{ success: true, data: listed }, listed]) {
    const { client } = await answering({ body });
    expect(await client.capabilities.offered()).toEqual(['quotes', 'emissions']);
  }
});

test('ignores unknown and invalid versions', async () => {
  const listed = { quotes: { version: 2 }, emissions: true, sharing: { version: '1' }, orderMails: null };
  const { client } = await answering({ body: { success: true, data: listed } });
  expect(await client.capabilities.offered()).toEqual([]);
});

test.each<[string, ScriptedAnswer]>([
  ['404', { status: 404, body: { message: 'Not found' } }],
  ['401', { status: 401, body: { message: 'No token' } }],
  ['500', { status: 500, body: 'Oops' }],
  [
    'JSON that is cut short',
    { headers: { 'content-type': 'application/json' }, body: '{"success":true,"da' },
  ],
  ['a page', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>App</title>' }],
  ['nothing', { status: 204 }],
  ['a list', { body: [1, 2] }],
])('has none behind %s, asks once and leaves the session alone', async (_, answer) => {
  const { server, client, session } = await answering(answer);
  const asked = () => client.capabilities.offered();
  expect(await Promise.all([asked(), asked()])).toEqual([[], []]);
  expect(await asked()).toEqual([]);
  expect(server.requests.map(({ path }) => path)).toEqual([paths.capabilities]);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
  expect(session.getState().status).toBe('signed-in');
});

test('returns no capabilities when the API does not answer', async () => {
  const { client } = openTab('http://127.0.0.1:9');
  expect(await client.capabilities.offered()).toEqual([]);
});

test('asks again after no answer, and reads from whom messages come [K7]', async () => {
  let isDown = true;
  const senders = { version: 1, hosts: [' Freight.example.com ', 7, ''], names: 'Frakt', phones: ['+46 54'] };
  const server = await scripted((_, response) => {
    if (!isDown) return { body: { data: { senders } } };
    response.destroy();
    return null;
  });
  const { client } = openTab(server.url);
  expect(await client.capabilities.senders()).toBeUndefined();
  isDown = false;
  expect(await client.capabilities.senders()).toEqual({
    hosts: ['freight.example.com'],
    names: [],
    phones: ['+46 54'],
  });
});

test('knows no senders where the API names none of their hosts [K7]', async () => {
  const { client } = await answering({ body: { data: { senders: { version: 1, names: ['Frakt'] } } } });
  expect(await client.capabilities.senders()).toBeUndefined();
});

const server = await openTestServer();
test('reads what the reference server answers', async () => {
  const { client } = openTab(server.url);
  const answer = await fetch(server.url + paths.capabilities);
  const { data } = (await answer.json()) as { data: object };
  expect(new Set(await client.capabilities.offered())).toEqual(new Set(Object.keys(data)));
});
