import { paths } from '@freight/contract';
import { expect, test } from 'vitest';
import type { ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken } from '#testing/tokens.ts';
import { offeredHandovers } from './handovers.ts';

const tokens = { token: aLastingToken(), refreshToken: 'refresh-1' };
const failed = {
  id: 'a1',
  outcome: 'failed',
  from: '2026-11-25T13:05:00.000Z',
  to: '2026-11-25T13:11:00.000Z',
  metres: 12,
  called: true,
  pictureUrl: 'https://api.example/picture',
  next: { from: '2026-11-26T12:45:00.000Z', to: '2026-11-26T13:30:00.000Z' },
};
const delivered = {
  id: 'a2',
  outcome: 'delivered',
  from: '2026-11-26T13:00:00.000Z',
  to: '2026-11-26T13:02:00.000Z',
  metres: 4,
  codeRight: true,
  name: 'Bo Mottagare',
  signatureUrl: 'https://api.example/signature',
  picturesUntil: '2026-12-26T13:02:00.000Z',
};

async function answering(answer: ScriptedAnswer) {
  const server = await scripted(() => answer);
  return { server, ...openTab(server.url, { tokens }) };
}

test('reads the kind, the code and the attempts of an own order [K5]', async () => {
  const body = { success: true, data: { kind: 'code', code: '0427', attempts: [failed, delivered] } };
  const { client, server } = await answering({ body });
  expect(await client.handovers.read('FR7K-2M9P-QX4T')).toEqual(body.data);
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: paths.handovers,
    json: { order: 'FR7K-2M9P-QX4T' },
    headers: { authorization: `Bearer ${tokens.token}` },
  });
});

test('sends the token of a link in the body alone [K5]', async () => {
  const { client, server } = await answering({ body: { data: { kind: 'none', attempts: [] } } });
  expect(await client.handovers.read('share:s3cret')).toEqual({ kind: 'none', attempts: [] });
  const [request] = server.requests;
  expect(request?.json).toEqual({ share: 's3cret' });
  expect(request?.path).not.toContain('s3cret');
});

test('leaves out attempts that cannot be shown, and values that cannot be read [K5]', async () => {
  const attempts = [
    null,
    {},
    { ...failed, id: '' },
    { ...failed, to: 'soon' },
    { ...failed, metres: 'far', called: 'yes', codeRight: 1, next: { from: 'soon' }, picturesUntil: 'never' },
  ];
  const { client } = await answering({ body: { data: { kind: 7, code: null, attempts } } });
  expect(await client.handovers.read('A')).toEqual({
    kind: '7',
    code: undefined,
    attempts: [
      {
        id: failed.id,
        outcome: 'failed',
        from: failed.from,
        to: failed.to,
        metres: 0,
        pictureUrl: failed.pictureUrl,
      },
    ],
  });
  const empty = await answering({ body: { data: { attempts: 'all' } } });
  expect(await empty.client.handovers.read('A')).toEqual({ kind: 'none', attempts: [] });
});

test.each([
  [
    ['picture', 'code', 'wink'],
    ['code', 'picture'],
  ],
  [[], []],
  ['all', []],
])('knows which kinds an API offers: %j [K5]', async (kinds, known) => {
  const { client } = await answering({ body: { data: { handover: { version: 1, kinds } } } });
  expect(offeredHandovers(await client.capabilities.facts('handover'))).toEqual(known);
});

test('an API without the capability, or with another version of it, offers no kind [K5]', async () => {
  for (const data of [{}, { handover: { version: 2, kinds: ['code'] } }]) {
    const { client } = await answering({ body: { data } });
    expect(offeredHandovers(await client.capabilities.facts('handover'))).toEqual([]);
  }
});
