import { type HandoversOfOrder, linkedPaths } from '@freight/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { handoverPictures } from '#db/schema/handovers.ts';
import { readHandovers } from '#testing/handovers.ts';
import { deliverTransport, orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestServer } from '#testing/server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const server = await openTestServer();
const anna = await server.verifiedUser();

const read = (order: string, where = server, user = anna): Promise<HandoversOfOrder> =>
  readHandovers(where, { order }, user);
const countIn = async ({ database }: TestServer) =>
  (await database.db.select({ id: handoverPictures.id }).from(handoverPictures)).length;
const statusOf = async (address: string | URL) => (await fetch(address)).status;

test.each([
  ['picture', 'pictureUrl', 480, 640],
  ['signature', 'signatureUrl', 480, 160],
] as const)(
  'serves a %s as WebP without data about place and camera [K5]',
  async (handover, name, width, height) => {
    const order = await deliverTransport(server, anna, { handover });
    const { attempts } = await read(order._id);
    const url = new URL(attempts[0]?.[name] ?? '');
    expect(url.origin).toBe(server.url);
    const response = await fetch(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    });
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    const { exif, xmp, iptc, ...facts } = await picture.metadata();
    expect(facts).toMatchObject({ format: 'webp', width, height });
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    // Something is drawn on it.
    expect((await picture.stats()).entropy).toBeGreaterThan(0.1);
  },
);

test('serves a picture for an hour, and by no other address [K5]', async () => {
  const own = await openTestServer();
  const eva = await own.verifiedUser();
  const urlFor = async () => {
    const { _id, orderId } = await orderTransport(own, eva);
    await own.failAttempt(orderId);
    return new URL((await read(_id, own, eva)).attempts[0]?.pictureUrl ?? '');
  };
  const [url, other] = [await urlFor(), await urlFor()];
  const changed = (name: string, value: string) => {
    const address = new URL(url);
    address.searchParams.set(name, value);
    return address;
  };
  const later = `${Number(url.searchParams.get('until')) + 1}`;
  const [id = ''] = url.pathname.split('/').slice(-1);
  for (const address of [
    own.url + url.pathname,
    changed('until', later),
    changed('until', 'soon'),
    changed('signature', 'A'.repeat(22)),
    changed('signature', ''),
    new URL(other.pathname + url.search, own.url),
    // An address of a picture of a change is signed with another key.
    new URL(linkedPaths.changePicture(id) + url.search, own.url),
  ])
    expect([String(address), await statusOf(address)]).toEqual([String(address), 404]);
  own.passTime(59 * minute);
  expect(await statusOf(url)).toBe(200);
  own.passTime(6 * minute);
  expect(await statusOf(url)).toBe(404);
});

test('deletes pictures 30 days after the order has ended, those of failed attempts too [K5]', async () => {
  const own = await openTestServer();
  const eva = await own.verifiedUser();
  const order = await orderTransport(own, eva, { handover: 'picture' });
  await own.failAttempt(order.orderId);
  expect((await read(order._id, own, eva)).attempts[0]?.picturesUntil).toBeUndefined();
  await own.advance(3 * day);
  const { attempts } = await read(order._id, own, eva);
  const [until] = new Set(attempts.map(({ picturesUntil }) => picturesUntil));
  expect(Date.parse(until ?? '') - Date.parse(attempts[1]?.to ?? '')).toBe(30 * day);
  const url = attempts[1]?.pictureUrl ?? '';
  const left = Date.parse(until ?? '') - own.orders.now().getTime();
  expect(await countIn(own)).toBe(2);
  await own.advance(left - minute);
  expect(await countIn(own)).toBe(2);
  await own.advance(2 * minute);
  expect(await countIn(own)).toBe(0);
  expect(await statusOf(url)).toBe(404);
  const after = await read(order._id, own, eva);
  expect(after.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'delivered']);
  for (const attempt of after.attempts) {
    expect(attempt).not.toHaveProperty('pictureUrl');
    expect(attempt).not.toHaveProperty('picturesUntil');
  }
});
