import { paths } from '@freight/contract';
import { errorAnswer, profileAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';
import { accessTokenSeconds, createAccessTokens } from '#http/tokens/accessTokens.ts';

const server = await openTestServer();

const change = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  phone: '+46 70 000 00 09',
  address: { street: 'Ågatan 1', city: 'Växjö', postalcode: '352 30' },
};
const readWith = async (authorization: string) => {
  const { status, body } = await call(server, 'GET', paths.profile, {
    headers: authorization === '' ? {} : { authorization },
  });
  return { status, message: errorAnswer.parse(body).message };
};

test('answers the profile of the caller with an id of 24 hexadecimal characters [PROFILE-11] [PROFILE-12]', async () => {
  const user = await server.verifiedUser();
  const { status, body } = await call(server, 'GET', paths.profile, { headers: user.headers });
  expect(status).toBe(200);
  expect(profileAnswer.parse(body)).toEqual({
    data: {
      _id: user.userId,
      firstName: 'Anna',
      lastName: 'Exempel',
      email: user.email,
      phoneNr: '+46 70 000 00 01',
      address: { street: 'Storgatan 12', city: 'Karlstad', postalcode: '652 24' },
      userProfileImageUrl: '',
      provider: 'email',
      verified: true,
    },
  });
  expect(JSON.stringify(body)).not.toContain('scrypt');
});

test('changes the profile, taking phone and answering phoneNr [PROFILE-13]', async () => {
  const user = await server.verifiedUser();
  const answer = await call(server, 'PATCH', paths.profile, {
    headers: user.headers,
    body: { ...change, email: user.email, userProfileImageUrl: '' },
  });
  const expected = { firstName: 'Åsa', lastName: 'Öberg', phoneNr: change.phone, address: change.address };
  expect(profileAnswer.parse(answer.body).data).toMatchObject(expected);
  const read = await call(server, 'GET', paths.profile, { headers: user.headers });
  expect(profileAnswer.parse(read.body).data).toMatchObject(expected);
});

test('stores names and phone without what copying adds to them [B28]', async () => {
  const { headers } = await server.verifiedUser();
  const copied = { ...change, firstName: '\u202aÅsa\u202c', phone: 'tel:070\u2011123\u201145' };
  const answer = await call(server, 'PATCH', paths.profile, { headers, body: copied });
  const { firstName, phoneNr } = profileAnswer.parse(answer.body).data;
  expect([firstName, phoneNr]).toEqual(['Åsa', '070-123-45']);
});

test('changes neither the address of the account nor the image to anything [PROFILE-22]', async () => {
  const user = await server.verifiedUser();
  for (const more of [{ email: 'other@example.com' }, { userProfileImageUrl: 'https://example.com/a.png' }]) {
    const refused = await call(server, 'PATCH', paths.profile, {
      headers: user.headers,
      body: { ...change, ...more },
    });
    expect(refused.status).toBe(400);
    errorAnswer.parse(refused.body);
  }
});

test('answers 401 with the reason for no token, a bad one and an expired one [PROFILE-28]', async () => {
  const user = await server.verifiedUser();
  const [header, claims, signature] = user.token.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  const others = createAccessTokens({
    secret: 'another secret, just as long as the first',
    now: Date.now,
    isStanding: async () => true,
  });
  const otherSecret = await others.issue({ userId: user.userId, email: user.email, familyId: 'x' });
  expect(await readWith('')).toEqual({ status: 401, message: 'No token' });
  expect(await readWith('Basic abc')).toEqual({ status: 401, message: 'No token' });
  for (const bad of ['rubbish', unsigned, otherSecret, `${header}.${claims}x.${signature}`]) {
    expect(await readWith(`Bearer ${bad}`)).toEqual({ status: 401, message: 'Invalid token' });
  }
  server.passTime(accessTokenSeconds * 1000);
  expect(await readWith(`Bearer ${user.token}`)).toEqual({ status: 401, message: 'Token expired' });
});

test('answers 401 when the account no longer exists', async () => {
  const user = await server.verifiedUser();
  await server.database.db.delete(users).where(eq(users.id, user.userId));
  expect(await readWith(`Bearer ${user.token}`)).toEqual({ status: 401, message: 'Invalid token' });
});
