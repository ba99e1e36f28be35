import { paths } from '@freight/contract';
import {
  capabilitiesAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorSecretAnswer,
  secondFactorStateAnswer,
  tokenAnswer,
} from '@freight/contract/schemas';
import { call, openTestServer, type TestUser } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { recoveryCodes, secondFactors } from '#db/schema/accounts.ts';
import { appOf, protectedUser } from '#testing/protectedUser.ts';
import { seal, unseal } from './sealing.ts';

const server = await openTestServer();

const stepMs = 30_000;
type Answer = Awaited<ReturnType<typeof call>>;
const messageOf = ({ body }: Answer) => (body as { message: string }).message;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(server, 'POST', path, { body, headers });

async function login({ email, password }: TestUser): Promise<string> {
  const answer = await post(paths.login, { email, password, role: 'user' });
  expect(answer.status).toBe(200);
  return secondFactorAnswer.parse(answer.body).secondFactorToken;
}
const sendCode = (secondFactorToken: string, code: string, headers: Record<string, string> = {}) =>
  post(paths.secondFactorSignIn, { secondFactorToken, code }, headers);
const stateOf = async ({ headers }: TestUser) =>
  secondFactorStateAnswer.parse((await call(server, 'GET', paths.secondFactor, { headers })).body).data;
const subjectsTo = async ({ email }: TestUser) =>
  (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject.split(' / ')[0]);

test('lists second factors among the capabilities [S27]', async () => {
  const { body } = await call(server, 'GET', paths.capabilities);
  expect(capabilitiesAnswer.parse(body).data.secondFactor).toEqual({ version: 1 });
});

test('returns tokens to a person without a second factor [S27]', async () => {
  const { email, password } = await server.verifiedUser();
  const answer = await post(paths.login, { email, password, role: 'user' });
  expect(Object.keys(answer.body as object).sort()).toEqual([
    'browserKey',
    'message',
    'refreshToken',
    'success',
    'token',
  ]);
});

test('is set up with the password and a first code, and notifies the owner by mail [S27]', async () => {
  const person = await server.verifiedUser({ language: 'en' });
  expect(await stateOf(person)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
  const wrong = await post(paths.secondFactor, { password: 'not this one' }, person.headers);
  expect([wrong.status, messageOf(wrong)]).toEqual([400, 'The current password is not correct']);
  const begun = await post(paths.secondFactor, { password: person.password }, person.headers);
  const { secret, uri } = secondFactorSecretAnswer.parse(begun.body).data;
  expect(uri).toContain(`secret=${secret}`);
  expect(decodeURIComponent(uri)).toContain(`:${person.email}?`);
  // Nothing is on before a code was entered.
  const { email, password } = person;
  tokenAnswer.parse((await post(paths.login, { email, password, role: 'user' })).body);
  const refused = await post(paths.secondFactorConfirm, { code: '000000' }, person.headers);
  expect([refused.status, messageOf(refused)]).toEqual([400, 'The code is not correct']);
  const app = appOf(server, uri);
  const code = app();
  const on = await post(
    paths.secondFactorConfirm,
    { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    person.headers,
  );
  expect(new Set(recoveryCodesAnswer.parse(on.body).data.recoveryCodes).size).toBe(10);
  expect(await stateOf(person)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(await subjectsTo(person)).toEqual(['Two-step login is on']);
  // Another secret would lock the app out.
  expect((await post(paths.secondFactor, { password }, person.headers)).status).toBe(409);
});

test('stores neither the secret nor a recovery code in the clear [S27]', async () => {
  const person = await protectedUser(server);
  const [row] = await server.database.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, person.userId));
  const sealed = row?.secret ?? new Uint8Array();
  const { secret } = server.parts;
  expect(unseal(sealed, person.userId, secret)).toHaveLength(20);
  expect(sealed).toHaveLength(12 + 20 + 16);
  expect(() => unseal(sealed, 'f'.repeat(24), secret)).toThrow();
  expect(() => unseal(sealed, person.userId, 'another secret of the server')).toThrow();
  expect(seal(new Uint8Array(20), 'a', secret)).not.toEqual(seal(new Uint8Array(20), 'a', secret));
  const stored = await server.database.db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, person.userId));
  for (const code of person.recoveryCodes) {
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  }
});

test('asks for a code after the password, and signs in with it [S27]', async () => {
  const person = await protectedUser(server);
  const { email, password } = person;
  const asked = await post(paths.login, { email, password, role: 'user' });
  expect(asked.body).toMatchObject({
    success: false,
    message: 'Please enter the code from your authenticator app',
  });
  expect(JSON.stringify(asked.body)).not.toContain('"token"');
  const waiting = await login(person);
  const { token } = tokenAnswer.parse((await sendCode(waiting, person.code())).body);
  const profile = await call(server, 'GET', paths.profile, { headers: { authorization: `Bearer ${token}` } });
  expect(profile.status).toBe(200);
  // What waited is used up.
  expect((await sendCode(waiting, person.code(1))).status).toBe(401);
});

test.each([
  [-1, 200],
  [0, 200],
  [1, 200],
  [-2, 400],
  [2, 400],
])('a code %i steps of 30 s away is answered %i [S27]', async (steps, status) => {
  const person = await protectedUser(server);
  server.passTime(5 * stepMs);
  expect((await sendCode(await login(person), person.code(steps))).status).toBe(status);
});

test('accepts a code once, and none from before it [S27]', async () => {
  const person = await protectedUser(server);
  const [code, earlier] = [person.code(), person.code(-1)];
  const tokens = [await login(person), await login(person), await login(person)] as const;
  const both = await Promise.all([sendCode(tokens[0], code), sendCode(tokens[1], code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await sendCode(tokens[2], earlier)).status).toBe(400);
});

test('a recovery code works once, also in lower case, and notifies the owner [S27]', async () => {
  const person = await protectedUser(server, { language: 'en' });
  const [first = '', second = ''] = person.recoveryCodes;
  const waiting = await login(person);
  expect((await sendCode(waiting, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await stateOf(person)).recoveryCodesLeft).toBe(9);
  expect((await sendCode(await login(person), first)).status).toBe(400);
  expect((await sendCode(await login(person), second)).status).toBe(200);
  const [mail] = (await server.mails()).filter(({ to }) => to === person.email);
  expect(mail?.text).toContain('Codes left: 8');
  const [others] = (await protectedUser(server)).recoveryCodes;
  expect((await sendCode(await login(person), others ?? '')).status).toBe(400);
});

test('new recovery codes need a code and end the earlier ones [S27]', async () => {
  const person = await protectedUser(server, { language: 'en' });
  const refused = await post(paths.secondFactorRecoveryCodes, { code: '000000' }, person.headers);
  expect(refused.status).toBe(400);
  const made = await post(paths.secondFactorRecoveryCodes, { code: person.code() }, person.headers);
  const [fresh = ''] = recoveryCodesAnswer.parse(made.body).data.recoveryCodes;
  expect((await sendCode(await login(person), person.recoveryCodes[0] ?? '')).status).toBe(400);
  expect((await sendCode(await login(person), fresh)).status).toBe(200);
  expect(await subjectsTo(person)).toContain('You have new recovery codes');
});

test('is turned off with a code alone, and then the password is enough [S27]', async () => {
  const person = await protectedUser(server, { language: 'en' });
  const { email, password } = person;
  for (const code of ['000000', person.password, '']) {
    expect((await post(paths.secondFactorOff, { code }, person.headers)).status).toBe(400);
  }
  expect((await stateOf(person)).isOn).toBe(true);
  expect((await post(paths.secondFactorOff, { code: person.code() }, person.headers)).status).toBe(200);
  tokenAnswer.parse((await post(paths.login, { email, password, role: 'user' })).body);
  expect(await stateOf(person)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
  expect(await subjectsTo(person)).toContain('Two-step login is off');
});

test('a sign-in waits ten minutes for its code, and not beyond a change of the password [S27]', async () => {
  const person = await protectedUser(server);
  const late = await login(person);
  server.passTime(10 * 60_000);
  const answer = await sendCode(late, person.code());
  expect([answer.status, messageOf(answer)]).toEqual([401, 'This login took too long. Please log in again.']);
  const waiting = await login(person);
  const { token } = tokenAnswer.parse((await sendCode(await login(person), person.code())).body);
  const body = { currentPassword: person.password, newPassword: 'another horse battery' };
  expect((await post(paths.changePassword, body, { authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await sendCode(waiting, person.code(1))).status).toBe(401);
});

test('stays on when the password is set by a link [S27]', async () => {
  const person = await protectedUser(server);
  await post(paths.forgotPassword, { email: person.email });
  const token = await server.resetToken(person.email);
  const password = 'another horse battery';
  expect((await post(paths.resetPassword, { token, password })).status).toBe(200);
  await login({ ...person, password });
});

test('an account of a provider sets it up within ten minutes after signing in [S27]', async () => {
  const person = await server.verifiedUser({ passwordHash: null, provider: 'google' });
  expect((await post(paths.secondFactor, { password: '' }, person.headers)).status).toBe(200);
  server.passTime(11 * 60_000);
  const late = await post(paths.secondFactor, { password: '' }, person.headers);
  expect([late.status, messageOf(late)]).toEqual([403, 'Please log in again to set up two-step login']);
});

test('an unconfirmed secret expires after half an hour [S27]', async () => {
  const person = await server.verifiedUser();
  const begun = await post(paths.secondFactor, { password: person.password }, person.headers);
  const app = appOf(server, secondFactorSecretAnswer.parse(begun.body).data.uri);
  await server.database.db
    .update(secondFactors)
    .set({ createdAt: new Date(server.parts.now() - 31 * 60_000) })
    .where(eq(secondFactors.userId, person.userId));
  const code = app();
  expect((await post(paths.secondFactorConfirm, { code }, person.headers)).status).toBe(409);
});

test('recovery codes still work when the secret cannot be opened any more [S27]', async () => {
  const person = await protectedUser(server);
  await server.database.db
    .update(secondFactors)
    .set({ secret: seal(new Uint8Array(20), person.userId, 'the secret before') })
    .where(eq(secondFactors.userId, person.userId));
  expect((await sendCode(await login(person), person.code())).status).toBe(400);
  expect((await sendCode(await login(person), person.recoveryCodes[0] ?? '')).status).toBe(200);
});

test.each([
  { code: '12345é' },
  { code: '１２３４５６' },
  { code: `${'1'.repeat(6)}\n` },
  { code: ' '.repeat(3) },
  { code: '1'.repeat(5000) },
  { code: 123456 },
  { code: ['000000'] },
  { code: { toString: '000000' } },
  {},
])('refuses %j in one sentence [S27]', async (body) => {
  const person = await protectedUser(server);
  const answer = await post(paths.secondFactorSignIn, { secondFactorToken: await login(person), ...body });
  expect([answer.status, typeof messageOf(answer)]).toEqual([400, 'string']);
});
