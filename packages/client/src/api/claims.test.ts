import { paths } from '@freight/contract';
import { expect, test } from 'vitest';
import type { ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken } from '#testing/tokens.ts';

const tokens = { token: aLastingToken(), refreshToken: 'refresh-1' };
const until = '2026-11-30T22:59:59.000Z';
const claim = {
  caseNumber: 'S-1042',
  kind: 'damaged',
  text: 'The lid is broken',
  value: 400,
  pictures: 1,
  createdAt: '2026-11-25T08:00:00.000Z',
  state: 'received',
  answerBy: '2026-12-02T08:00:00.000Z',
};

async function answering(answer: ScriptedAnswer) {
  const server = await scripted(() => answer);
  return { server, ...openTab(server.url, { tokens }) };
}

test('reads until when each kind can be reported, and what has been [K6]', async () => {
  const body = { success: true, data: { kinds: [{ kind: 'damaged', until }], claims: [claim] } };
  const { client, server } = await answering({ body });
  expect(await client.claims.read('FR7K-2M9P-QX4T')).toEqual(body.data);
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: paths.claimsOfOrder,
    json: { order: 'FR7K-2M9P-QX4T' },
    headers: { authorization: `Bearer ${tokens.token}` },
  });
});

test('leaves out kinds without a date, and claims without a case number [K6]', async () => {
  const kinds = [{ kind: 'lost', until }, { kind: 'damaged', until: 'soon' }, { until }, null];
  const { client } = await answering({ body: { data: { kinds, claims: [null, {}, { caseNumber: 7 }] } } });
  expect(await client.claims.read('A')).toEqual({
    kinds: [{ kind: 'lost', until }],
    claims: [expect.objectContaining({ caseNumber: '7', state: '', pictures: 0 })],
  });
  const empty = await answering({ body: { data: { kinds: 'all' } } });
  expect(await empty.client.claims.read('A')).toEqual({ kinds: [], claims: [] });
});

test('sends the token of a link in the body alone [K6]', async () => {
  const { client, server } = await answering({ body: { success: true, data: { id: 'p1', ...claim } } });
  await client.claims.read('share:s3cret');
  await client.claims.addPicture('share:s3cret', 'key-of-picture', new Blob(['x']));
  await client.claims.report('share:s3cret', {
    key: 'key-of-claim',
    kind: 'missing',
    text: 'A',
    pictures: [],
  });
  expect(server.requests).toHaveLength(3);
  for (const { path, headers, json } of server.requests) {
    expect(json).toMatchObject({ share: 's3cret' });
    expect(json).not.toHaveProperty('order');
    expect(path + JSON.stringify(headers)).not.toContain('s3cret');
  }
});

test('uploads a picture as base64, also a large one [K6]', async () => {
  const { client, server } = await answering({ body: { success: true, data: { id: 'p1' } } });
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  expect(await client.claims.addPicture('A', 'key-of-picture', new Blob([bytes]))).toBe('p1');
  expect(server.requests[0]?.json).toEqual({
    order: 'A',
    key: 'key-of-picture',
    data: Buffer.from(bytes).toString('base64'),
  });
});

test('sends a claim and reads its case number [K6]', async () => {
  const { client, server } = await answering({ body: { success: true, data: claim } });
  const sent = { key: 'key-of-claim', kind: 'damaged', text: 'A', value: 400, pictures: ['p1'] } as const;
  expect(await client.claims.report('A', sent)).toEqual(claim);
  expect(server.requests[0]?.json).toEqual({ order: 'A', ...sent });
});

test.each([{ success: true, data: { state: 'received' } }, { success: true }, 'OK'])(
  'takes %j for no answer to a claim or a picture [K6]',
  async (body) => {
    const { client } = await answering({ body });
    const sent = { key: 'key-of-claim', kind: 'damaged', text: 'A', pictures: [] } as const;
    await expect(client.claims.report('A', sent)).rejects.toMatchObject({ code: 'invalidAnswer' });
    await expect(client.claims.addPicture('A', 'key-of-picture', new Blob())).rejects.toMatchObject({
      code: 'invalidAnswer',
    });
  },
);

test('creates and changes a link with what its holder may do, and reads only what it knows [K6]', async () => {
  const link = { id: 'l1', shows: 'map', allows: ['claims', 'fly'], createdAt: until };
  const { client, server } = await answering({
    body: { success: true, data: { ...link, url: 'https://a/' } },
  });
  const made = await client.sharing.create('A', 'map', { allows: ['claims'] });
  expect(made.allows).toEqual(['claims']);
  expect((await client.sharing.change('A', 'l1', 'status', { allows: made.allows })).allows).toEqual([
    'claims',
  ]);
  expect(server.requests.map(({ json }) => json)).toEqual([
    { shows: 'map', allows: ['claims'] },
    { shows: 'status', allows: ['claims'] },
  ]);
});

test.each([
  [['claims', 7], ['claims']],
  ['claims', undefined],
  [[], undefined],
  [undefined, undefined],
])('reads from a shared order that allows %j what the page may offer [K6]', async (allows, expected) => {
  const { client } = await answering({ body: { success: true, data: { status: 'delivered', allows } } });
  expect((await client.transports.track('share:s3cret'))?.allows).toEqual(expected);
});
