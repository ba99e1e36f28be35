import { paths } from '@freight/contract';
import { errorAnswer } from '@freight/contract/schemas';
import { type Answer, call } from '@freight/testing/requests';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { claimPictures, claims } from '#db/schema/claims.ts';
import { pictureIdOf, sendClaim, sendClaimPicture, shareOrder } from '#testing/claims.ts';
import { deliverTransport, orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const day = 24 * 3_600_000;
const server = await openTestServer();
const anna = await server.verifiedUser();
const order = (await deliverTransport(server, anna))._id;

const canvas = (width = 640, height = 480, background = '#f0701a') =>
  sharp({ create: { width, height, channels: 3, background } });
const colours = ['#111', '#222', '#333', '#444', '#555', '#666', '#777'];
const jpeg = (colour = '#f0701a') => canvas(640, 480, colour).jpeg().toBuffer();
const refusalOf = ({ status, body }: Answer) => [status, errorAnswer.parse(body).code];
const upload = async (data: Uint8Array, key = 'the first attempt') =>
  pictureIdOf(await sendClaimPicture(server, { order, key, data }, anna));
async function stored(id: string): Promise<Buffer> {
  const [picture] = await server.database.db.select().from(claimPictures).where(eq(claimPictures.id, id));
  if (!picture) throw new Error(`There is no picture ${id}`);
  return Buffer.from(picture.content);
}

test('stores a photo as a smaller WebP, upright, without place, time and camera [K6]', async () => {
  const photo = await canvas(3000, 2000)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Canary Camera', Orientation: '6' },
      IFD3: { GPSLatitude: '59/1 22/1 45/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const content = await stored(await upload(photo));
  const metadata = await sharp(content).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1067, height: 1600 });
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  expect(content.includes('Canary')).toBe(false);
  expect(content.includes('Exif')).toBe(false);
});

test('keeps the size of a small picture, of each format [K6]', async () => {
  for (const data of [await canvas().png().toBuffer(), await canvas().webp().toBuffer()])
    expect(await sharp(await stored(await upload(data))).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
    });
});

test('refuses texts, drawings, animations, damaged pictures and bombs [K6]', async () => {
  const whole = await jpeg();
  const bomb = await canvas(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_500_000);
  const bad = [
    Buffer.from('no picture'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    await canvas().gif().toBuffer(),
    whole.subarray(0, whole.length / 2),
    bomb,
    '',
    'not base64!',
  ];
  for (const data of bad)
    expect(refusalOf(await sendClaimPicture(server, { order, data }, anna))).toEqual([400, 'imageInvalid']);
});

test('reads pictures of 1.5 MB and no larger ones, and all other calls stay small [K6]', async () => {
  const send = (bytes: number) => sendClaimPicture(server, { order, data: Buffer.alloc(bytes) }, anna);
  // Read as a whole, and then found to be no picture.
  expect(refusalOf(await send(1_499_999))).toEqual([400, 'imageInvalid']);
  expect(refusalOf(await send(1_600_000))).toEqual([413, 'requestTooLarge']);
  const large = await sendClaim(server, { order, text: 'x'.repeat(300_000) }, anna);
  expect(refusalOf(large)).toEqual([413, 'requestTooLarge']);
});

test('returns the same id for the same file, also in parallel, and counts it once [K6]', async () => {
  const data = await jpeg('#123456');
  const ids = await Promise.all([
    upload(data, 'parallel'),
    upload(data, 'parallel'),
    upload(data, 'parallel'),
  ]);
  expect(new Set(ids).size).toBe(1);
  expect(await upload(data, 'another attempt')).not.toBe(ids[0]);
});

test('gives five pictures to their claim, refuses six, and keeps them when the claim is sent again [K6]', async () => {
  const key = 'five pictures';
  const pictures: string[] = [];
  for (const colour of colours.slice(0, 6)) pictures.push(await upload(await jpeg(colour), key));
  expect(refusalOf(await sendClaim(server, { order, key, pictures }, anna))).toEqual([400, 'fieldInvalid']);
  const five = pictures.slice(0, 5);
  const first = await sendClaim(server, { order, key, pictures: five }, anna);
  expect(first).toMatchObject({ status: 201, body: { data: { pictures: 5 } } });
  const again = await sendClaim(server, { order, key, pictures: five }, anna);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const fewer = await sendClaim(server, { order, key, pictures: five.slice(1) }, anna);
  expect(refusalOf(fewer)).toEqual([409, 'claimDiffers']);
});

test('refuses pictures of another attempt, another reporter or another order, and stores no claim then [K6]', async () => {
  const bo = await server.verifiedUser();
  const theirs = (await deliverTransport(server, bo))._id;
  const { share } = await shareOrder(server, { _id: order }, anna);
  const key = 'whose picture';
  const data = await jpeg();
  const taken = await upload(data, 'yet another attempt');
  await sendClaim(server, { order, key: 'yet another attempt', pictures: [taken] }, anna);
  const others = [
    taken,
    pictureIdOf(await sendClaimPicture(server, { share, key, data })),
    pictureIdOf(await sendClaimPicture(server, { order: theirs, key, data }, bo)),
    'f'.repeat(24),
  ];
  for (const id of others) {
    const answer = await sendClaim(server, { order, key, pictures: [id] }, anna);
    expect(refusalOf(answer)).toEqual([409, 'claimPictureMissing']);
  }
  expect(await server.database.db.select().from(claims).where(eq(claims.key, key))).toEqual([]);
  // A picture may have a key of its own.
  const own = await upload(data, 'the picture alone');
  const answer = await sendClaim(server, { order, key, pictures: [own, own] }, anna);
  expect(answer).toMatchObject({ status: 201, body: { data: { pictures: 1 } } });
});

test('keeps at most twenty pictures that no claim has taken [K6]', async () => {
  const eva = await server.verifiedUser();
  const own = (await deliverTransport(server, eva))._id;
  const answers: Answer[] = [];
  for (let index = 0; index < 21; index += 1) {
    const data = await canvas(20 + index, 20)
      .png()
      .toBuffer();
    answers.push(await sendClaimPicture(server, { order: own, data }, eva));
  }
  expect(answers.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
  expect(refusalOf(answers[20] as Answer)).toEqual([409, 'tooManyPictures']);
});

test('takes no picture of another customer, of a link that does not allow it, or before the delivery [K6]', async () => {
  const data = await jpeg();
  const bo = await server.verifiedUser();
  const send = async (subject: object, user?: TestUser) =>
    refusalOf(await sendClaimPicture(server, { ...subject, data }, user));
  expect(await send({ order }, bo)).toEqual([404, 'transportNotFound']);
  expect(await send({ order })).toEqual([401, 'noToken']);
  const { share } = await shareOrder(server, { _id: order }, anna, []);
  expect(await send({ share })).toEqual([403, 'claimsNotAllowed']);
  const waiting = await orderTransport(server, anna);
  expect(await send({ order: waiting._id }, anna)).toEqual([409, 'notClaimable']);
});

test('deletes pictures that no claim took within a day, and keeps the others [K6]', async () => {
  const own = await openTestServer();
  const eva = await own.verifiedUser();
  const { _id } = await deliverTransport(own, eva);
  const send = async (colour: string) =>
    pictureIdOf(await sendClaimPicture(own, { order: _id, data: await jpeg(colour) }, eva));
  const [taken, left] = [await send('#111'), await send('#222')];
  await sendClaim(own, { order: _id, pictures: [taken] }, eva);
  const ids = async () => (await own.database.db.select().from(claimPictures)).map(({ id }) => id).sort();
  await own.advance(day - 60_000);
  expect(await ids()).toEqual([taken, left].sort());
  await own.advance(2 * 60_000);
  expect(await ids()).toEqual([taken]);
  const late = await sendClaim(own, { order: _id, key: 'a late claim', pictures: [left] }, eva);
  expect(refusalOf(late)).toEqual([409, 'claimPictureMissing']);
});

test('serves a picture to no caller [K6]', async () => {
  const id = await upload(await jpeg('#abcdef'));
  for (const path of [`${paths.claimPictures}/${id}`, `${paths.claimPictures}?id=${id}`])
    expect((await call(server, 'GET', path, { headers: anna.headers })).status).toBe(404);
});
