import { paths } from '@freight/contract';
import { expect, test } from 'vitest';
import { changesInRefusal } from '#api/changes.ts';
import type { ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken } from '#testing/tokens.ts';

const tokens = { token: aLastingToken(), refreshToken: 'refresh-1' };
const until = '2026-11-25T12:40:00.000Z';
const change = {
  id: 'c1',
  kind: 'leaveAt',
  state: 'accepted',
  by: 'link',
  isOwn: false,
  fee: 0,
  requestedAt: '2026-11-25T08:00:00.000Z',
  decidedAt: '2026-11-25T08:01:00.000Z',
  text: 'Behind the shed',
  pictureUrl: 'https://api.example.com/p1',
};
const data = {
  version: 3,
  kinds: [
    { kind: 'doorCode', isOpen: true, until, stops: 1 },
    { kind: 'otherDay', isOpen: false, reason: 'tooLate' },
  ],
  changes: [change],
};
const sent = {
  key: 'key-of-change',
  change: { kind: 'doorCode', text: '1234' },
  fee: 0,
  seen: 2,
} as const;

async function answering(answer: ScriptedAnswer) {
  const server = await scripted(() => answer);
  return { server, ...openTab(server.url, { tokens }) };
}

test('reads what can be changed, and what has been [K4]', async () => {
  const { client, server } = await answering({ body: { success: true, data } });
  expect(await client.changes.read('FR7K-2M9P-QX4T')).toEqual(data);
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: paths.changesOfOrder,
    json: { order: 'FR7K-2M9P-QX4T' },
    headers: { authorization: `Bearer ${tokens.token}` },
  });
});

test('leaves out changes without an id, and reads every other one with what it has [K4]', async () => {
  const strange = { id: 7, kind: 'parrot', state: 'flying', fee: -1, place: { city: 'Lund' }, isOwn: 'yes' };
  const kinds = [{ kind: 'parrot', isOpen: 1, until: 'soon' }, {}, null];
  const { client } = await answering({ body: { data: { kinds, changes: [null, { id: 'c' }, strange] } } });
  expect(await client.changes.read('A')).toEqual({
    version: 0,
    kinds: [{ kind: 'parrot', isOpen: false }],
    changes: [
      {
        id: '7',
        kind: 'parrot',
        state: 'flying',
        by: '',
        isOwn: false,
        fee: 0,
        requestedAt: '',
        place: { formattedAddress: '', city: 'Lund' },
      },
    ],
  });
});

test('sends the token of a link in the body alone [K4]', async () => {
  const { client, server } = await answering({
    body: { success: true, data: { id: 'p1', fee: 0, ...data } },
  });
  await client.changes.read('share:s3cret');
  await client.changes.quote('share:s3cret', sent.change);
  await client.changes.addPicture('share:s3cret', 'key-of-picture', new Blob(['x']));
  await client.changes.request('share:s3cret', sent);
  await client.changes.withdraw('share:s3cret', 'c1');
  expect(server.requests).toHaveLength(5);
  for (const { path, headers, json } of server.requests) {
    expect(json).toMatchObject({ share: 's3cret' });
    expect(json).not.toHaveProperty('order');
    expect(path + JSON.stringify(headers)).not.toContain('s3cret');
  }
});

test('sends a change, and takes one back [K4]', async () => {
  const { client, server } = await answering({ body: { success: true, data } });
  expect(await client.changes.request('A', sent)).toEqual(data);
  expect(await client.changes.withdraw('A', 'c1')).toEqual(data);
  expect(server.requests.map(({ path, json }) => [path, json])).toEqual([
    [paths.changes, { order: 'A', ...sent }],
    [paths.changeWithdrawal, { order: 'A', id: 'c1' }],
  ]);
});

test.each([
  [{ fee: 85.5, arrival: { from: until, to: until } }],
  [{ fee: 0 }],
  [{ fee: 0, reason: 'tooFar' }],
])('reads the quote %j [K4]', async (quote) => {
  const { client } = await answering({ body: { success: true, data: quote } });
  expect(await client.changes.quote('A', { kind: 'otherDay', day: '2026-11-27' })).toEqual(quote);
});

test.each([{ arrival: { from: until, to: until } }, { fee: 'free' }, { fee: -5 }])(
  'takes %j for no quote, because the fee is missing [K4]',
  async (quote) => {
    const { client } = await answering({ body: { success: true, data: quote } });
    await expect(client.changes.quote('A', { kind: 'otherDay', day: '2026-11-27' })).rejects.toMatchObject({
      code: 'invalidAnswer',
    });
  },
);

test.each([
  ['changedMeanwhile', data, data],
  ['feeDiffers', { ...data, fee: 85 }, { ...data, fee: 85 }],
  ['changeTooLate', data, undefined],
  ['changedMeanwhile', 'nothing', undefined],
])('reads the changes from the refusal %s [K4]', async (code, sentData, expected) => {
  const body = { success: false, message: 'Something else was changed meanwhile.', code, data: sentData };
  const { client } = await answering({ status: 409, body });
  const refusal: unknown = await client.changes.request('A', sent).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code });
  expect(changesInRefusal(refusal)).toEqual(expected);
  expect(changesInRefusal(new Error(code))).toBeUndefined();
});
