import { browserKeyHeader, paths } from '@freight/contract';
import { choosePasswordAnswer, registerAnswer, tokenAnswer } from '@freight/contract/schemas';
import { type Answer, call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';

/** A stranger signs up with another person's address, and the address's owner opens the mail. */

const server = await openTestServer({ proxies: 1 });

let people = 0;
const newEmail = () => `owner-${people++}@example.com`;

/** A browser with a network of its own. */
function openBrowser(address: string) {
  let key = '';
  const send = (path: string, body: object): Promise<Answer> =>
    call(server, 'POST', path, {
      body,
      headers: { 'x-forwarded-for': address, ...(key && { [browserKeyHeader]: key }) },
    });
  return {
    async register(email: string, password: string) {
      const answer = await send(paths.register, { email, password });
      key = registerAnswer.safeParse(answer.body).data?.browserKey ?? key;
      return answer;
    },
    login: (email: string, password: string) => send(paths.login, { email, password, role: 'user' }),
    open: (link: URL) => send(paths.verifyEmail, Object.fromEntries(link.searchParams)),
    reset: (token: string, password: string) => send(paths.resetPassword, { token, password }),
  };
}

const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
const newestLink = async (email: string) => {
  const [mail] = await mailsTo(email);
  if (mail === undefined) throw new Error(`No mail to ${email}`);
  return mail.link;
};

const strangers = 'what a stranger chose';
const owners = 'what the owner chose';

test("does not let the owner's click make a stranger's password valid: the owner chooses one [S2]", async () => {
  const [stranger, owner] = [openBrowser('192.0.2.1'), openBrowser('192.0.2.2')];
  const email = newEmail();
  for (let count = 0; count < 5; count += 1) await stranger.register(email, strangers);
  const opened = await owner.open(await newestLink(email));
  expect(opened.status).toBe(200);
  expect(opened.body).not.toHaveProperty('token');
  const { passwordToken } = choosePasswordAnswer.parse(opened.body);
  expect((await stranger.login(email, strangers)).status).toBe(403);
  expect((await owner.reset(passwordToken, owners)).status).toBe(200);
  expect((await stranger.login(email, strangers)).status).toBe(401);
  expect((await owner.login(email, owners)).status).toBe(200);
});

test("makes every stranger's link and password void when the owner verifies in their own browser [S2]", async () => {
  const [stranger, owner] = [openBrowser('192.0.2.1'), openBrowser('192.0.2.2')];
  const email = newEmail();
  await stranger.register(email, strangers);
  const strangersLink = await newestLink(email);
  await owner.register(email, owners);
  const verified = tokenAnswer.parse((await owner.open(await newestLink(email))).body);
  expect(verified.message).toBe('Email verified successfully!');
  expect((await stranger.open(strangersLink)).status).toBe(400);
  expect((await stranger.login(email, strangers)).status).toBe(401);
  expect((await owner.login(email, owners)).status).toBe(200);
});

test("lets the owner open a stranger's mail although they have signed up themselves [S2]", async () => {
  const [stranger, owner] = [openBrowser('192.0.2.1'), openBrowser('192.0.2.2')];
  const email = newEmail();
  await owner.register(email, owners);
  await stranger.register(email, strangers);
  const opened = choosePasswordAnswer.parse((await owner.open(await newestLink(email))).body);
  expect((await owner.login(email, strangers)).status).toBe(401);
  expect((await owner.reset(opened.passwordToken, owners)).status).toBe(200);
  expect((await owner.login(email, owners)).status).toBe(200);
});

test('changes nothing when a mail scanner opens the link first: the browser that signed up signs in with it [B29]', async () => {
  const [scanner, owner] = [openBrowser('192.0.2.1'), openBrowser('192.0.2.2')];
  const email = newEmail();
  await owner.register(email, owners);
  const link = await newestLink(email);
  for (let count = 0; count < 3; count += 1)
    expect(choosePasswordAnswer.parse((await scanner.open(link)).body).passwordToken).not.toBe('');
  expect((await owner.login(email, owners)).status).toBe(403);
  expect(tokenAnswer.parse((await owner.open(link)).body).token).not.toBe('');
  expect((await owner.login(email, owners)).status).toBe(200);
});

test('sets no password by a link that the browser that signed up has used [B29] [S2]', async () => {
  const [other, owner] = [openBrowser('192.0.2.1'), openBrowser('192.0.2.2')];
  const email = newEmail();
  await owner.register(email, owners);
  const link = await newestLink(email);
  const { passwordToken } = choosePasswordAnswer.parse((await other.open(link)).body);
  await owner.open(link);
  const refused = await other.reset(passwordToken, strangers);
  expect([refused.status, refused.body]).toMatchObject([400, { code: 'resetLinkUsed' }]);
  expect((await owner.login(email, owners)).status).toBe(200);
});

test('leads to a new password after a used link of an account that has none [B29]', async () => {
  const owner = openBrowser('192.0.2.2');
  const email = newEmail();
  await owner.register(email, owners);
  const link = await newestLink(email);
  await owner.open(link);
  expect((await owner.open(link)).body).toMatchObject({ code: 'verificationLinkUsed' });
  await server.database.db.update(users).set({ passwordHash: null }).where(eq(users.email, email));
  expect((await owner.open(link)).body).toMatchObject({ code: 'passwordNeeded' });
});

test('sends the owner a mail after a stranger has used up all of theirs [S2]', async () => {
  const [stranger, owner] = [openBrowser('192.0.2.1'), openBrowser('2001:db8::7')];
  const email = newEmail();
  for (let count = 0; count < 5; count += 1) await stranger.register(email, strangers);
  expect((await stranger.register(email, strangers)).status).toBe(429);
  expect((await owner.register(email, owners)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(6);
  expect(tokenAnswer.parse((await owner.open(await newestLink(email))).body).token).not.toBe('');
});

test('sends no more than ten mails an hour to one address, from however many networks, and none of its links dies [S2]', async () => {
  const email = newEmail();
  for (let count = 0; count < 12; count += 1) {
    expect((await openBrowser(`192.0.2.${count + 10}`).register(email, strangers)).status).toBe(200);
  }
  expect(await mailsTo(email)).toHaveLength(10);
  const owner = openBrowser('192.0.2.99');
  expect((await owner.register(email, owners)).status).toBe(200);
  const { passwordToken } = choosePasswordAnswer.parse((await owner.open(await newestLink(email))).body);
  expect((await owner.reset(passwordToken, owners)).status).toBe(200);
});

test('asks an unverified owner to verify even if a stranger registered the address [S2] [L2]', async () => {
  const [stranger, owner] = [openBrowser('192.0.2.1'), openBrowser('192.0.2.2')];
  const email = newEmail();
  await owner.register(email, owners);
  await stranger.register(email, strangers);
  const refused = await owner.login(email, owners);
  expect([refused.status, refused.body]).toEqual([
    403,
    { success: false, message: 'Please verify your email address', code: 'emailUnverified' },
  ]);
});

test('gives pages of its own origin the key as a cookie no script can read, and others in the answer [S2]', async () => {
  const own = await call(server, 'POST', paths.register, {
    body: { email: newEmail(), password: owners },
    headers: { origin: server.url },
  });
  expect(own.body).toEqual({ success: true, message: 'Please verify your email address' });
  const cookie = own.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^freight_browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);

  const email = newEmail();
  const headers = { origin: server.url, cookie: cookie.split(';')[0] ?? '' };
  await call(server, 'POST', paths.register, { body: { email, password: owners }, headers });
  const body = Object.fromEntries((await newestLink(email)).searchParams);
  const verified = await call(server, 'POST', paths.verifyEmail, { body, headers });
  expect(tokenAnswer.parse(verified.body).token).not.toBe('');

  const foreign = await call(server, 'POST', paths.register, {
    body: { email: newEmail(), password: owners },
    headers: { origin: 'https://www.example.com' },
  });
  expect(foreign.headers.get('set-cookie')).toBeNull();
  expect(registerAnswer.parse(foreign.body).browserKey).toMatch(/^[\w-]{43}$/);
});

test('keeps the cookie to https and to this very host where people come by https [S2]', async () => {
  const secure = await openTestServer({
    demo: false,
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@example.com' },
  });
  const answer = await call(secure, 'POST', paths.register, {
    body: { email: newEmail(), password: owners },
    headers: { origin: secure.url },
  });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-freight_browser=.*; Path=\/; .*; Secure$/);
});
