import { linkedPaths, type WantedChange } from '@freight/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { changePictures } from '#db/schema/changes.ts';
import {
  changePictureIdOf,
  changesOf,
  orderWithStops,
  readChanges,
  refusalOf,
  type Subject,
  sendChange,
  sendChangePicture,
} from '#testing/changes.ts';
import { shareOrder } from '#testing/claims.ts';
import { deliverTransport, orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestServer, type TestUser } from '#testing/server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const server = await openTestServer();
const anna = await server.verifiedUser();

const canvas = (background = '#f0701a') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } });
const png = (background?: string) => canvas(background).png().toBuffer();
const leaveAt = (picture: string): WantedChange => ({ kind: 'leaveAt', text: 'Behind the shed', picture });
const upload = async (subject: Subject, data: Uint8Array, user?: TestUser, to = server) =>
  changePictureIdOf(await sendChangePicture(to, { ...subject, data }, user));
const idsIn = async ({ database }: TestServer) =>
  (await database.db.select({ id: changePictures.id }).from(changePictures)).map(({ id }) => id).sort();

/** A change with a picture, and the address of the picture as its customer reads it. */
async function withPicture(to: TestServer, user: TestUser, data: Uint8Array) {
  const { _id: order } = await orderTransport(to, user);
  const picture = await upload({ order }, data, user, to);
  const answer = await sendChange(to, { order }, { change: leaveAt(picture) }, user);
  const url = new URL(changesOf(answer).changes[0]?.pictureUrl ?? '');
  return { order, picture, url };
}

test('serves the picture of a change as WebP without place and camera, by its address alone [K4]', async () => {
  const photo = await canvas()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Canary Camera' },
      IFD3: { GPSLatitude: '59/1 22/1 45/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();
  const { url } = await withPicture(server, anna, photo);
  expect(url.origin).toBe(server.url);
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const content = Buffer.from(await response.arrayBuffer());
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
  expect(content.includes('Canary')).toBe(false);
  expect((await sharp(content).metadata()).exif).toBeUndefined();
});

test('serves a picture for an hour, and by no other address [K4]', async () => {
  const own = await openTestServer();
  const eva = await own.verifiedUser();
  const { picture, url } = await withPicture(own, eva, await png());
  const other = await withPicture(own, eva, await png('#123456'));
  const statusOf = async (address: string | URL) => (await fetch(address)).status;
  const changed = (name: string, value: string) => {
    const address = new URL(url);
    address.searchParams.set(name, value);
    return address;
  };
  const later = `${Number(url.searchParams.get('until')) + 1}`;
  for (const address of [
    own.url + linkedPaths.changePicture(picture),
    changed('until', later),
    changed('until', 'soon'),
    changed('signature', 'A'.repeat(22)),
    changed('signature', ''),
    new URL(linkedPaths.changePicture(other.picture) + url.search, own.url),
  ])
    expect([String(address), await statusOf(address)]).toEqual([String(address), 404]);
  own.passTime(59 * minute);
  expect(await statusOf(url)).toBe(200);
  own.passTime(6 * minute);
  expect(await statusOf(url)).toBe(404);
});

test('shows its picture to the customer, and to no other link than that of the change [K4]', async () => {
  const order = await orderTransport(server, anna);
  const [one, other] = [
    await shareOrder(server, order, anna, ['delivery']),
    await shareOrder(server, order, anna, ['delivery']),
  ];
  const picture = await upload({ share: one.share }, await png('#222'));
  await sendChange(server, { share: one.share }, { change: leaveAt(picture) });
  const urlFor = async (subject: Subject, user?: TestUser) =>
    (await readChanges(server, subject, user)).changes[0]?.pictureUrl;
  expect(await urlFor({ share: one.share })).toContain(picture);
  expect(await urlFor({ order: order._id }, anna)).toContain(picture);
  expect(await urlFor({ share: other.share })).toBeUndefined();
});

test('refuses a picture of another caller, of another order, of another change, and one that never was [K4]', async () => {
  const [order, foreign] = [await orderTransport(server, anna), await orderTransport(server, anna)];
  const { share } = await shareOrder(server, order, anna, ['delivery']);
  const data = await png('#333');
  const taken = await upload({ order: order._id }, data, anna);
  await sendChange(server, { order: order._id }, { change: leaveAt(taken) }, anna);
  const others = [
    taken,
    await upload({ share }, data),
    await upload({ order: foreign._id }, data, anna),
    'f'.repeat(24),
  ];
  for (const picture of others) {
    const parts = { change: leaveAt(picture), seen: 1, key: 'the second attempt' };
    expect(refusalOf(await sendChange(server, { order: order._id }, parts, anna))).toEqual([
      409,
      'changePictureMissing',
    ]);
  }
  expect((await readChanges(server, { order: order._id }, anna)).version).toBe(1);
});

test('takes no picture of another customer, of a link without that, or when it is too late [K4]', async () => {
  const data = await png();
  const bo = await server.verifiedUser();
  const order = await orderTransport(server, anna);
  const send = async (subject: Subject, user?: TestUser) =>
    refusalOf(await sendChangePicture(server, { ...subject, data }, user));
  expect(await send({ order: order._id }, bo)).toEqual([404, 'transportNotFound']);
  expect(await send({ order: order._id })).toEqual([401, 'noToken']);
  const { share } = await shareOrder(server, order, anna, ['claims']);
  expect(await send({ share })).toEqual([403, 'changesNotAllowed']);
  const near = await orderWithStops(server, anna, 1);
  expect(await send({ order: near._id }, anna)).toEqual([409, 'changeTooLate']);
});

test('deletes pictures without a change after a day, and the others 30 days after the order has ended [K4]', async () => {
  const own = await openTestServer();
  const eva = await own.verifiedUser();
  const { order, picture, url } = await withPicture(own, eva, await png('#111'));
  const left = await upload({ order }, await png('#222'), eva, own);
  expect(await idsIn(own)).toEqual([picture, left].sort());
  await own.advance(day + minute);
  expect(await idsIn(own)).toEqual([picture]);
  // An order is closed a day after its delivery at the latest.
  await own.advance(day);
  await own.advance(28 * day);
  expect(await idsIn(own)).toEqual([picture]);
  await own.advance(3 * day);
  expect(await idsIn(own)).toEqual([]);
  expect((await fetch(url)).status).toBe(404);
  const { changes } = await readChanges(own, { order }, eva);
  expect(changes).toMatchObject([{ kind: 'leaveAt', text: 'Behind the shed' }]);
  expect(changes[0]?.pictureUrl).toBeUndefined();
});

test('keeps the pictures of an order that is still under way [K4]', async () => {
  const own = await openTestServer();
  const eva = await own.verifiedUser();
  const { picture } = await withPicture(own, eva, await png());
  // Time passes for the server, and its drivers wait.
  await own.database.script((script) => script.run("update orders set next_at = null, status = 'onHold'"));
  await own.advance(60 * day);
  expect(await idsIn(own)).toEqual([picture]);
  expect((await deliverTransport(own, eva)).status).toBe('delivered');
});
