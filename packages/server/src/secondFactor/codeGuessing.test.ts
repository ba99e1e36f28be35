import { browserKeyHeader, paths } from '@freight/contract';
import { secondFactorAnswer, tokenAnswer } from '@freight/contract/schemas';
import { call, openTestServer, type TestUser } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { protectedUser } from '#testing/protectedUser.ts';

const server = await openTestServer({ proxies: 1, rateLimits: true });

let networks = 0;
/** Each call from another address: only the account's own count is left. */
const post = (path: string, body: object, headers: Record<string, string> = {}) => {
  networks += 1;
  const address = `192.0.2.${networks % 250}`;
  return call(server, 'POST', path, { body, headers: { 'x-forwarded-for': address, ...headers } });
};

/** A clock that stops between attempts: on a busy machine a delay would be over too soon. */
function holdClock() {
  let at = server.parts.now();
  return {
    mark: () => {
      at = server.parts.now();
    },
    hold: () => server.passTime(at - server.parts.now()),
    add: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}
type HeldClock = ReturnType<typeof holdClock>;

async function waitingOf(
  { email, password }: TestUser,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await post(paths.login, { email, password, role: 'user' }, headers);
  return secondFactorAnswer.parse(answer.body).secondFactorToken;
}
const sendCode = (secondFactorToken: string, code: string, headers: Record<string, string> = {}) =>
  post(paths.secondFactorSignIn, { secondFactorToken, code }, headers);

test('slows code guesses after five, to one an hour across sign-ins, and mails the owner [S27]', async () => {
  const person = await protectedUser(server, { language: 'en' });
  const { mark, hold, add } = holdClock();
  const guess = async (code: string, prepare: () => void) => {
    prepare();
    const waiting = await waitingOf(person);
    prepare();
    return sendCode(waiting, code);
  };
  for (let count = 0; count < 5; count += 1) expect((await guess('wrong code', mark)).status).toBe(400);
  const mailsTo = async () => (await server.mails()).filter(({ to }) => to === person.email);
  const warnings = await mailsTo();
  expect(warnings[0]?.subject).toContain('Wrong codes were entered');
  const waits: number[] = [];
  for (let round = 0; round < 13; round += 1) {
    const refused = await guess(person.code(), hold);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    waits.push(seconds);
    // The hold puts the clock some milliseconds before the moment the delay began.
    add((seconds + 1) * 1000);
    expect((await guess('wrong code', hold)).status).toBe(400);
  }
  expect(waits[0]).toBeLessThanOrEqual(3);
  expect(waits.slice(-2)).toEqual([3600, 3600]);
  expect(await mailsTo()).toHaveLength(warnings.length);
});

/** A person who knows the password sends six wrong codes: the last one is not checked any more. */
async function guessSixTimes(person: TestUser, { mark, hold }: HeldClock): Promise<void> {
  const waiting = await waitingOf(person);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    if (count < 5) mark();
    else hold();
    statuses.push((await sendCode(waiting, 'wrong code')).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
}

test('admits the owner meanwhile in a browser that has signed in before [S27]', async () => {
  const person = await protectedUser(server, { language: 'en' });
  const first = await sendCode(await waitingOf(person), person.code());
  const own = { [browserKeyHeader]: tokenAnswer.parse(first.body).browserKey ?? '' };
  server.passTime(60_000);
  await guessSixTimes(person, holdClock());
  expect((await sendCode(await waitingOf(person, own), person.code(), own)).status).toBe(200);
});

test('knowing the password alone makes no browser known [S27]', async () => {
  const person = await protectedUser(server, { language: 'en' });
  const { email, password } = person;
  const answer = await post(paths.login, { email, password, role: 'user' });
  const headers = { [browserKeyHeader]: (answer.body as { browserKey: string }).browserKey };
  const waiting = await waitingOf(person, headers);
  const clock = holdClock();
  await guessSixTimes(person, clock);
  clock.hold();
  expect((await sendCode(waiting, person.code(), headers)).status).toBe(429);
});

test('ten attempts from one address at one sign-in are enough [S27]', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await sendCode('made up', '123456', headers)).status);
  expect(statuses.map((status) => status === 429)).toEqual([...Array(10).fill(false), true]);
});
