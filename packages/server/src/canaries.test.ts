import { linkedPaths, paths, sharePrefix } from '@freight/contract';
import { newShareAnswer, tokenAnswer } from '@freight/contract/schemas';
import { type Answer, call, openTestServer } from '@freight/server/testing';
import { expect, test, vi } from 'vitest';
import { sql } from '#db/drizzle.ts';
import { connectLive } from '#testing/liveClient.ts';
import { keepLog } from '#testing/logLines.ts';
import { anOrderRequest, orderTransport, requestQuote } from '#testing/orders.ts';

const log = keepLog();
const server = await openTestServer({ logLevel: 'trace' }, { logTo: log.destination });

/** Each value is unique, so that a line that leaks one shows which. */
const secrets = {
  password: 'canary-password-of-anna',
  newPassword: 'canary-password-of-anna-2',
  guess: 'canary-guessed-token',
  email: 'canary.anna@example.com',
  recipient: 'canary.bo@example.com',
  phone: '+46 70 174 06 33',
  surname: 'Kanariefågel',
  instruction: 'canary instruction with a code for the door',
};
const failures: string[] = [];
const known = new Map<string, string>(Object.entries(secrets));

/** Sends one request, and keeps what it was refused with. */
async function send(method: string, path: string, request: Parameters<typeof call>[3] = {}): Promise<Answer> {
  const answer = await call(server, method, path, request);
  if (answer.status >= 400) failures.push(`${method} ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
const post = (path: string, body: unknown, headers = {}) => send('POST', path, { body, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function signUp(): Promise<{ token: string; refreshToken: string }> {
  const { password, email, guess } = secrets;
  await post(paths.register, { email, password });
  await post(paths.register, { email, password });
  await post(paths.verifyEmail, { email, token: guess });
  const mail = await vi.waitFor(async () => {
    const [first] = await server.mails();
    return first ?? Promise.reject(new Error('No mail yet'));
  });
  const link = mail.link.searchParams.get('token') ?? '';
  known.set('token of the link', link);
  const opened = await post(paths.verifyEmail, { email, token: link });
  // From another browser than the one that signed up, a password is chosen first.
  const { passwordToken } = opened.body as { passwordToken: string };
  known.set('token for the password', passwordToken);
  await post(paths.resetPassword, { token: passwordToken, password });
  await post(paths.login, { email, password: secrets.newPassword, role: 'user' });
  return tokenAnswer.parse((await post(paths.login, { email, password, role: 'user' })).body);
}

async function orderAndShare(token: string): Promise<void> {
  const { email: _, ...entered } = secrets;
  const headers = bearer(token);
  const receiverContactInfo = { name: entered.surname, phoneNr: entered.phone, email: entered.recipient };
  const order = await orderTransport(
    server,
    { headers },
    { receiverContactInfo, specialInstruction: entered.instruction },
  );
  const shared = await post(paths.shares(order._id), { shows: 'addresses' }, headers);
  const link = newShareAnswer.parse(shared.body).data;
  const shareToken = new URL(link.url).hash.slice(1);
  known.set('token of a shared order', shareToken);
  await post(paths.shared, { token: shareToken });
  await post(paths.shared, { token: entered.guess });
  const visitor = await connectLive(server);
  await visitor.ask('subscribeToTransport', { transportId: sharePrefix + shareToken });
  await visitor.ask('subscribeToTransport', { transportId: sharePrefix + entered.guess });
  await send('DELETE', paths.share(order._id, link.id), { headers });
  await post(paths.shared, { token: shareToken });
  await visitor.ask('subscribeToTransport', { transportId: sharePrefix + shareToken });
  visitor.close();
  const customer = await connectLive(server, { token, transports: ['polling'] });
  const { routeId } = await requestQuote(server);
  await customer.ask('createTransport', anOrderRequest(routeId, { receiverContactInfo }));
  await customer.ask('createTransport', { routeId, additionalData: receiverContactInfo });
  customer.close();
  await connectLive(server, { token: entered.guess }).catch(() => undefined);
  await server.advance(45 * 60_000);
}

/** Addresses and bodies that no page of ours sends, with secrets in them nevertheless. */
async function makeMistakes(token: string, refreshToken: string): Promise<void> {
  const query = new URLSearchParams({
    token,
    refreshToken,
    email: secrets.email,
    password: secrets.password,
    code: secrets.guess,
    state: secrets.guess,
  });
  for (const path of [
    `${paths.profile}?${query}`,
    `${paths.tracking('FR00-0000-0000')}?${query}`,
    `/auth/callback?${query}`,
    `/%zz?${query}`,
    `/no/such/page?${query}`,
    `${paths.socialSignIn('nobody')}/callback?${query}`,
    `${linkedPaths.unsubscribe}?token=${secrets.guess}`,
  ]) {
    await send('GET', path, {
      headers: { referer: `${server.url}${path}`, cookie: `freight=${refreshToken}` },
    });
  }
  for (const body of [`{"password": "${secrets.password}"`, `"${refreshToken}"`, secrets.password, '[1']) {
    await send('POST', paths.login, { body, headers: bearer(secrets.guess) });
    await send('POST', paths.refreshToken, { body, headers: { 'content-type': 'text/plain' } });
  }
  await post(
    paths.changePassword,
    { currentPassword: secrets.guess, newPassword: secrets.newPassword },
    bearer(token),
  );
  await post(paths.calculatePrice, { pickupLocation: secrets.instruction }, bearer(token));
}

/** A fault of the server's own in the middle of a call that holds personal data. */
async function breakTheDatabase(token: string, refreshToken: string): Promise<void> {
  const { routeId } = await requestQuote(server);
  const { db } = server.database;
  await db.execute(sql`alter table orders rename to orders_away`);
  await db.execute(sql`alter table refresh_tokens rename to refresh_tokens_away`);
  const receiverContactInfo = { name: secrets.surname, phoneNr: secrets.phone, email: secrets.recipient };
  const body = anOrderRequest(routeId, { receiverContactInfo, specialInstruction: secrets.instruction });
  const answers = [
    await post(paths.createFromRoute(routeId), body, bearer(token)),
    await post(paths.refreshToken, { refreshToken }),
    await post(paths.login, { email: secrets.email, password: secrets.password, role: 'user' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  await db.execute(sql`alter table orders_away rename to orders`);
  await db.execute(sql`alter table refresh_tokens_away rename to refresh_tokens`);
}

test('logs and refusals contain no secret or personal data, even if the database fails [S14]', async () => {
  const { token, refreshToken } = await signUp();
  known.set('access token', token);
  known.set('refresh token', refreshToken);
  await orderAndShare(token);
  await makeMistakes(token, refreshToken);
  await breakTheDatabase(token, refreshToken);
  const renewed = tokenAnswer.parse((await post(paths.refreshToken, { refreshToken })).body);
  known.set('next refresh token', renewed.refreshToken);
  await post(paths.logout, { refreshToken: renewed.refreshToken });
  await post(paths.refreshToken, { refreshToken: renewed.refreshToken });

  const written = log.lines.map((line) => JSON.stringify(line));
  expect(written.filter((line) => line.includes('request failed'))).toHaveLength(3);
  expect(written.length).toBeGreaterThan(60);
  const leaks = [...known].flatMap(([name, secret]) => {
    const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
    return [...written, ...failures]
      .filter((text) => forms.some((form) => text.includes(form)))
      .map((text) => `${name}: ${text.slice(0, 300)}`);
  });
  expect(leaks).toEqual([]);
});
