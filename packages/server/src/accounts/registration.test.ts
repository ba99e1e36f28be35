import { browserKeyHeader, paths } from '@freight/contract';
import {
  errorAnswer,
  messageAnswer,
  profileAnswer,
  registerAnswer,
  tokenAnswer,
} from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { users } from '#db/schema/accounts.ts';

const server = await openTestServer();

let people = 0;
const newEmail = () => {
  people += 1;
  return `visitor-${people}@example.com`;
};
const password = 'a long enough password';
/** The key by which the API recognizes the one browser of these tests. */
let browserKey = '';
const asBrowser = (key: string): { headers: Record<string, string> } => ({
  headers: key === '' ? {} : { [browserKeyHeader]: key },
});
const register = async (email: string, chosen = password) => {
  const answer = await call(server, 'POST', paths.register, {
    body: { email, password: chosen },
    ...asBrowser(browserKey),
  });
  browserKey = registerAnswer.safeParse(answer.body).data?.browserKey ?? browserKey;
  return answer;
};
const login = (email: string, chosen = password) =>
  call(server, 'POST', paths.login, { body: { email, password: chosen, role: 'user' } });
const verify = (link: URL, email = link.searchParams.get('email') ?? '') =>
  call(server, 'POST', paths.verifyEmail, {
    body: { token: link.searchParams.get('token'), email },
    ...asBrowser(browserKey),
  });
const newestMail = async (to: string) => {
  const mail = (await server.mails()).find((sent) => sent.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}`);
  return mail;
};

test('signs up, verifies by the mail and signs in [AUTH-01] [AUTH-03] [SIGNUP-12] [SIGNUP-13] [MAGIC-04] [MAGIC-05]', async () => {
  const email = newEmail();
  const signedUp = await register(email);
  expect(signedUp.status).toBe(200);
  expect(messageAnswer.parse(signedUp.body)).toEqual({
    success: true,
    message: 'Please verify your email address',
  });

  const { link } = await newestMail(email);
  expect(link.origin + link.pathname).toBe('https://www.example.com/magic-link');
  expect(link.searchParams.get('email')).toBe(email);

  const verified = tokenAnswer.parse((await verify(link)).body);
  expect(verified.message).toBe('Email verified successfully!');
  const profile = await call(server, 'GET', paths.profile, {
    headers: { authorization: `Bearer ${verified.token}` },
  });
  expect(profileAnswer.parse(profile.body).data).toMatchObject({ email, verified: true, provider: 'email' });

  expect(tokenAnswer.parse((await login(email)).body).refreshToken).not.toBe(verified.refreshToken);
});

test('trims the address and ignores its capitals [SIGNUP-08] [AUTH-15]', async () => {
  const email = newEmail();
  await register(`  ${email.toUpperCase()} `);
  await verify((await newestMail(email)).link, email.toUpperCase());
  expect((await login(` ${email.toUpperCase()} `)).status).toBe(200);
  expect((await register(email)).status).toBe(409);
});

test('answers 409 for an address with a verified account [SIGNUP-16]', async () => {
  const { email } = await server.verifiedUser();
  const again = await register(email);
  expect(again.status).toBe(409);
  expect(errorAnswer.parse(again.body).message).toBe('An account with this email already exists');
});

test('sends another link to an address that is not verified yet', async () => {
  const email = newEmail();
  await register(email);
  const first = await newestMail(email);
  expect((await register(email)).status).toBe(200);
  const second = await newestMail(email);
  expect(second.link.href).not.toBe(first.link.href);
  expect((await verify(first.link)).status).toBe(200);
  expect((await verify(second.link)).status).toBe(400);
});

test('makes one account when two sign-ups of one address arrive together', async () => {
  const email = newEmail();
  const answers = await Promise.all([register(email), register(email), register(email)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const accounts = await server.database.db.select().from(users);
  expect(accounts.filter((user) => user.email === email)).toHaveLength(1);
});

test('stops sending links to a requester after five within an hour', async () => {
  const email = newEmail();
  for (let mail = 0; mail < 5; mail += 1) expect((await register(email)).status).toBe(200);
  const refused = await register(email);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  server.passTime(61 * 60_000);
  expect((await register(email)).status).toBe(200);
});

test.each([
  [{ email: 'visitor@example.com', password: 'sevense' }, 'Password must be at least 8 characters'],
  [{ email: 'no address', password }, 'Please enter a valid email address'],
  [{ password }, 'Please enter a valid email address'],
  [
    { email: 'a@example.com', password: 'Passw0rd123' },
    'This password is too common. Please choose another one.',
  ],
  [{ email: 'a@example.com\r\nBcc: b@example.com', password }, 'Please enter a valid email address'],
])('refuses to sign up with %o [SIGNUP-07] [SIGNUP-17] [PWD-03]', async (body, message) => {
  const refused = await call(server, 'POST', paths.register, { body });
  expect(refused.status).toBe(400);
  expect(errorAnswer.parse(refused.body).message).toBe(message);
});

test('uses a link once, by POST only', async () => {
  const email = newEmail();
  await register(email);
  const { link } = await newestMail(email);
  expect((await call(server, 'GET', `${paths.verifyEmail}${link.search}`)).status).toBe(404);
  const answers = await Promise.all([verify(link), verify(link)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const used = answers.find(({ status }) => status === 400);
  expect(errorAnswer.parse(used?.body).message).toBe('This verification link has already been used.');
});

test('refuses a link after 24 hours and accepts it just before', async () => {
  const [early, late] = [newEmail(), newEmail()];
  await register(early);
  await register(late);
  server.passTime(24 * 3600_000 - 60_000);
  expect((await verify((await newestMail(early)).link)).status).toBe(200);
  server.passTime(2 * 60_000);
  const expired = await verify((await newestMail(late)).link);
  expect(expired.status).toBe(400);
  expect(errorAnswer.parse(expired.body).message).toBe('This verification link has expired.');
});

test('refuses a made-up link and the link of another address [MAGIC-11]', async () => {
  const email = newEmail();
  await register(email);
  const { link } = await newestMail(email);
  for (const refused of [
    await verify(link, 'somebody-else@example.com'),
    await call(server, 'POST', paths.verifyEmail, { body: { token: 'made-up', email } }),
    await call(server, 'POST', paths.verifyEmail, { body: { email } }),
  ]) {
    expect(refused.status).toBe(400);
    expect(errorAnswer.parse(refused.body).message).toBe('Invalid verification link.');
  }
  expect((await verify(link)).status).toBe(200);
});
