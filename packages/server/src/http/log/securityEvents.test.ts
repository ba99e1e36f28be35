import { paths } from '@freight/contract';
import { secondFactorSecretAnswer } from '@freight/contract/schemas';
import { call, openTestServer, type TestUser } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { keepLog } from '#testing/logLines.ts';
import { exchange, partnerWithKey, type TestPartner } from '#testing/partnerSessions.ts';
import { appOf, protectedUser } from '#testing/protectedUser.ts';
import { type SecurityEvent, securityEvents } from './securityEvents.ts';

const log = keepLog();
const server = await openTestServer({ logLevel: 'info' }, { logTo: log.destination });

const secrets = {
  wrong: 'wrong horse battery',
  chosen: 'a brand new password',
  token: 'a-token-that-is-made-up',
};
const post = (path: string, body: object, headers = {}) => call(server, 'POST', path, { body, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const refresh = (refreshToken: string) => post(paths.refreshToken, { refreshToken });
const readProfile = (token: string) => call(server, 'GET', paths.profile, { headers: bearer(token) });
const reset = (token: string) => post(paths.resetPassword, { token, password: secrets.chosen });
const change = ({ headers }: TestUser, currentPassword: string) =>
  post(paths.changePassword, { currentPassword, newPassword: secrets.chosen }, headers);
const turnOff = ({ headers }: TestUser, code: string) => post(paths.secondFactorOff, { code }, headers);
const forgot = ({ email }: { email: string }) => post(paths.forgotPassword, { email });
/** What a refused line and a refused request have in common. */
const answered = (status: number) => ({ status });

let partner: Promise<TestPartner> | undefined;
const partnerOfTest = () => {
  partner ??= partnerWithKey(server);
  return partner;
};

type Attempt = (person: TestUser) => Promise<{ status: number }>;
const attempts: readonly (readonly [SecurityEvent, how: string, status: number, Attempt])[] = [
  [
    'login_failed',
    'a wrong password',
    401,
    ({ email }) => post(paths.login, { email, password: secrets.wrong, role: 'user' }),
  ],
  [
    'login_failed',
    'an unknown address',
    401,
    () => post(paths.login, { email: 'nobody@example.com', password: secrets.wrong, role: 'user' }),
  ],
  ['access_token_refused', 'a made-up token', 401, () => readProfile(secrets.token)],
  [
    'access_token_refused',
    'a token whose sign-in has ended',
    401,
    async ({ token, refreshToken }) => {
      await post(paths.logout, { refreshToken });
      return readProfile(token);
    },
  ],
  [
    'access_token_refused',
    'a made-up token on a line',
    401,
    () =>
      connectLive(server, { token: secrets.token }).then(
        () => answered(200),
        () => answered(401),
      ),
  ],
  ['refresh_token_refused', 'a made-up token', 401, () => refresh(secrets.token)],
  [
    'refresh_token_reused',
    'a token that was exchanged long ago',
    401,
    async ({ refreshToken }) => {
      await refresh(refreshToken);
      server.passTime(10 * 60_000);
      return refresh(refreshToken);
    },
  ],
  [
    'social_result_refused',
    'a made-up code',
    401,
    () => post(paths.socialResult, { code: secrets.wrong, nonce: secrets.wrong }),
  ],
  [
    'sign_ins_ended',
    'ending all others',
    200,
    ({ headers }) => call(server, 'DELETE', paths.signIns, { headers }),
  ],
  [
    'second_factor_needed',
    'the right password',
    200,
    async () => {
      const { email, password } = await protectedUser(server);
      return post(paths.login, { email, password, role: 'user' });
    },
  ],
  [
    'second_factor_changed',
    'a first code',
    200,
    async ({ password, headers }) => {
      const begun = await post(paths.secondFactor, { password }, headers);
      const code = appOf(server, secondFactorSecretAnswer.parse(begun.body).data.uri);
      return post(paths.secondFactorConfirm, { code: code() }, headers);
    },
  ],
  ['second_factor_failed', 'a wrong code', 400, async () => turnOff(await protectedUser(server), '000000')],
  [
    'recovery_code_used',
    'turning it off',
    200,
    async () => {
      const person = await protectedUser(server);
      return turnOff(person, person.recoveryCodes[0] ?? '');
    },
  ],
  [
    'partner_session_started',
    'a token of a partner',
    200,
    async () => {
      const partner = await partnerOfTest();
      return exchange(server, await partner.token({ given_name: 'Astrid' }), partner.origin);
    },
  ],
  [
    'partner_sessions_ended',
    'a token of a partner',
    200,
    async () => (await partnerOfTest()).endSessions('customer-1'),
  ],
  [
    'partner_token_refused',
    'a made-up token',
    400,
    async () => exchange(server, secrets.token, (await partnerOfTest()).origin),
  ],
  ['password_change_refused', 'a wrong password', 400, (person) => change(person, secrets.wrong)],
  ['password_changed', 'the right password', 200, (person) => change(person, person.password)],
  ['password_reset_asked', 'a known address', 200, forgot],
  ['password_reset_asked', 'an unknown address', 200, () => forgot({ email: 'nobody@example.com' })],
  ['password_reset_refused', 'a made-up link', 400, () => reset(secrets.token)],
  [
    'password_reset',
    'a link from a mail',
    200,
    async (person) => {
      await forgot(person);
      return reset(await server.resetToken(person.email));
    },
  ],
];

test.each(attempts)(
  'logs %s for %s without anything that identifies a person',
  async (event, _, status, attempt) => {
    const person = await server.verifiedUser({ firstName: 'Astrid', lastName: 'Hemlighetsson' });
    const before = log.lines.length;
    expect((await attempt(person)).status).toBe(status);
    const logged = log.lines.slice(before).filter((line) => line.event !== undefined);
    const [line, ...others] = logged.filter((one) => one.event === event);
    expect(others).toEqual([]);
    const { level, time, pid, hostname, reqId, ...rest } = line ?? { msg: 'nothing was logged' };
    expect(rest).toEqual({ event, msg: expect.stringMatching(/^an? [a-z ,-]+$/) });
    const text = JSON.stringify(log.lines);
    const { email, userId, token, refreshToken } = person;
    const personal = [email, 'nobody@example.com', userId, token, refreshToken, 'Astrid', 'Hemlighetsson'];
    for (const secret of [...personal, ...Object.values(secrets), person.password])
      expect(text).not.toContain(secret);
  },
);

test('logs no event for a token that has run out, and for one that is good', async () => {
  const { token } = await server.verifiedUser();
  const before = log.lines.length;
  expect((await readProfile(token)).status).toBe(200);
  server.passTime(16 * 60_000);
  expect((await readProfile(token)).status).toBe(401);
  expect(log.lines.slice(before).filter(({ event }) => event !== undefined)).toEqual([]);
});

test('every security event is shown above', () => {
  expect([...new Set(attempts.map(([event]) => event))].sort()).toEqual([...securityEvents].sort());
});
