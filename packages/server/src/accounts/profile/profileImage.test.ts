import { connect } from 'node:net';
import { limits, paths } from '@freight/contract';
import { errorAnswer, profileAnswer, profileImageAnswer } from '@freight/contract/schemas';
import { call } from '@freight/testing/requests';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { profileImages } from '#db/schema/accounts.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const server = await openTestServer();
const anna = await server.verifiedUser();

const canvas = (width = 640, height = 480, background = '#f0701a') =>
  sharp({ create: { width, height, channels: 3, background } });
const png = () => canvas().png().toBuffer();

function form(...files: [field: string, contents: Uint8Array | string, name: string][]): FormData {
  const data = new FormData();
  for (const [field, contents, name] of files) {
    data.append(field, typeof contents === 'string' ? contents : new File([new Uint8Array(contents)], name));
  }
  return data;
}
const send = (body: FormData, user: Pick<TestUser, 'headers'> = anna) =>
  fetch(server.url + paths.profileImage, { method: 'POST', headers: user.headers, body });
async function upload(contents: Uint8Array, name = 'photo.png', user = anna): Promise<string> {
  const answer = await send(form(['profileImage', contents, name]), user);
  expect(answer.status).toBe(200);
  return profileImageAnswer.parse(await answer.json()).imageUrl;
}
async function refusal(body: FormData, user?: TestUser): Promise<[number, string]> {
  const answer = await send(body, user);
  return [answer.status, errorAnswer.parse(await answer.json()).message];
}
async function stored(imageUrl: string) {
  const answer = await fetch(imageUrl);
  expect(answer.status).toBe(200);
  return sharp(Buffer.from(await answer.arrayBuffer()));
}
const profile = async (user: TestUser) =>
  profileAnswer.parse((await call(server, 'GET', paths.profile, { headers: user.headers })).body).data;
const patch = async (user: TestUser, userProfileImageUrl: string | undefined) => {
  const { phoneNr, ...rest } = await profile(user);
  const body = { ...rest, phone: phoneNr, userProfileImageUrl };
  return call(server, 'PATCH', paths.profile, { headers: user.headers, body });
};

describe('an uploaded picture', () => {
  test('becomes the profile image, served to pages of any origin forever [PROFILE-18]', async () => {
    const imageUrl = await upload(await png());
    expect(imageUrl).toMatch(/^http:\/\/localhost:\d+\/api\/v1\/user\/profile-image\/[\w-]{43}\.webp$/);
    expect((await profile(anna)).userProfileImageUrl).toBe(imageUrl);
    const { headers } = await fetch(imageUrl);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['JPEG', () => canvas().jpeg().toBuffer()],
    ['PNG', png],
    ['WebP', () => canvas().webp().toBuffer()],
    ['GIF', () => canvas().gif().toBuffer()],
  ])('may be a %s under any name, and becomes a square WebP of at most 512 pixels', async (_name, make) => {
    const { format, width, height } = await (
      await stored(await upload(await make(), 'photo.pdf'))
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 480 });
    const large = await canvas(3000, 2000).jpeg().toBuffer();
    const { width: side } = await (await stored(await upload(large))).metadata();
    expect(side).toBe(512);
  });

  test('is stored upright, without EXIF data', async () => {
    const redAbove = { input: await canvas(100, 50, '#ff0000').png().toBuffer(), top: 0, left: 0 };
    const turned = await canvas(100, 100, '#0000ff')
      .composite([redAbove])
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '59/1 0/1 0/1' } })
      .withMetadata({ orientation: 3 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const image = await stored(await upload(turned));
    expect(await image.metadata()).not.toHaveProperty('exif');
    const pixels = await image.clone().raw().toBuffer();
    const [red = 0, , blue = 0] = pixels.subarray(0, 3);
    expect(blue).toBeGreaterThan(red);
  });

  test('replaces the previous one, which is deleted', async () => {
    const user = await server.verifiedUser();
    const first = await upload(await png(), 'a.png', user);
    const second = await upload(await canvas(50, 50, '#000000').png().toBuffer(), 'b.png', user);
    expect(second).not.toBe(first);
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(second)).status).toBe(200);
    expect(await upload(await png(), 'a.png', user)).toBe(first);
  });

  test('has a different address for each person who uploads it', async () => {
    const bo = await server.verifiedUser();
    const picture = await png();
    expect(await upload(picture, 'a.png', bo)).not.toBe(await upload(picture));
  });

  test('stays when the profile is saved with its address and goes when it is saved without [PROFILE-13]', async () => {
    const user = await server.verifiedUser();
    const imageUrl = await upload(await png(), 'a.png', user);
    expect((await patch(user, imageUrl)).status).toBe(200);
    expect((await patch(user, imageUrl.replace('localhost', '127.0.0.1'))).status).toBe(200);
    expect((await patch(user, undefined)).status).toBe(200);
    expect((await profile(user)).userProfileImageUrl).toBe(imageUrl);
    const foreign = await upload(await png());
    expect((await patch(user, foreign)).status).toBe(400);
    expect((await patch(user, '')).status).toBe(200);
    expect((await profile(user)).userProfileImageUrl).toBe('');
    expect((await fetch(imageUrl)).status).toBe(404);
    const rows = await server.database.db.select({ userId: profileImages.userId }).from(profileImages);
    expect(rows.map(({ userId }) => userId)).not.toContain(user.userId);
  });
});

describe('the upload of a profile image', () => {
  const invalid = [400, 'Please select a valid image file'];

  test('is refused over 2 MB and accepted at 2 MB [PROFILE-14]', async () => {
    const tooLarge = [413, 'File size must be less than 2MB'];
    const picture = await png();
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    const { profileImageBytes } = limits;
    expect(await refusal(form(['profileImage', padded(3_000_000), 'a.png']))).toEqual(tooLarge);
    expect(await refusal(form(['profileImage', padded(profileImageBytes + 1), 'a.png']))).toEqual(tooLarge);
    expect((await send(form(['profileImage', padded(profileImageBytes), 'a.png']))).status).toBe(200);
  });

  test.each([
    ['a PDF named .png', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj')],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['a page', Buffer.from('<!doctype html><img src=x>')],
    ['nothing', Buffer.alloc(0)],
    ['noise that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(900, 7)])],
  ])('is refused as no image when it is %s [PROFILE-15]', async (_name, contents) => {
    expect(await refusal(form(['profileImage', contents, 'photo.png']))).toEqual(invalid);
  });

  test('is refused when it is half a picture [PROFILE-15]', async () => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
        background: '#000',
      },
    });
    const picture = await noise.png().toBuffer();
    const half = picture.subarray(0, picture.length / 2);
    expect(await refusal(form(['profileImage', half, 'photo.png']))).toEqual(invalid);
  });

  test('is refused when a small file would unpack to gigabytes', async () => {
    const bomb = await canvas(7_200, 7_200).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(limits.profileImageBytes);
    expect(await refusal(form(['profileImage', bomb, 'photo.png']))).toEqual(invalid);
  });

  test('is refused in another field, twice, as a text or not at all', async () => {
    const picture = await png();
    const wrongField = [400, 'The image must be sent as the form field profileImage'];
    expect(await refusal(form(['photo', picture, 'a.png']))).toEqual(wrongField);
    expect(await refusal(form())).toEqual(wrongField);
    const twice = form(['profileImage', picture, 'a.png'], ['profileImage', picture, 'b.png']);
    expect(await refusal(twice)).toEqual([400, 'Only one image can be sent']);
    expect((await refusal(form(['profileImage', 'a text', ''])))[0]).toBe(400);
  });

  test('is refused when it is no form', async () => {
    for (const [type, body] of [
      ['image/png', 'x'],
      ['application/json', '{}'],
    ] as const) {
      const headers = { ...anna.headers, 'content-type': type };
      const answer = await call(server, 'POST', paths.profileImage, { headers, body });
      expect(answer.status).toBe(415);
      errorAnswer.parse(answer.body);
    }
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=']) {
      const headers = { ...anna.headers, 'content-type': type };
      const answer = await call(server, 'POST', paths.profileImage, { headers, body: 'x' });
      expect(answer.status).toBe(400);
      errorAnswer.parse(answer.body);
    }
  });

  test('is refused when the form ends in its middle', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="profileImage"; filename="a.png"\r\n\r\nhalf';
    const headers = { ...anna.headers, 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await call(server, 'POST', paths.profileImage, { headers, body });
    expect(answer.status).toBe(400);
    expect(errorAnswer.parse(answer.body).message).toBe('The form is not complete');
  });

  test('does not affect later uploads when the sender disconnects', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const head = `POST ${paths.profileImage} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${anna.headers.authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n`;
    await new Promise<void>((sent) => {
      socket.write(
        `${head}--x\r\nContent-Disposition: form-data; name="profileImage"; filename="a.png"\r\n\r\nhalf`,
        () => sent(),
      );
    });
    socket.destroy();
    await upload(await png());
  });

  test('is refused without a token [PROFILE-28]', async () => {
    const signedOut = { ...anna, headers: { authorization: '' } };
    expect(await refusal(form(['profileImage', await png(), 'a.png']), signedOut)).toEqual([401, 'No token']);
  });
});

test('answers 404 for made-up image names', async () => {
  for (const name of ['x', '%2e%2e', `${'A'.repeat(43)}.webp`]) {
    const answer = await call(server, 'GET', `${paths.profileImage}/${name}`);
    expect(answer.status).toBe(404);
    errorAnswer.parse(answer.body);
  }
});

test('uploads are limited', async () => {
  const strict = await openTestServer({ rateLimits: true });
  const user = await strict.verifiedUser();
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const answer = await fetch(strict.url + paths.profileImage, {
      method: 'POST',
      headers: user.headers,
      body: form(['profileImage', 'x', 'a.png']),
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
});
