import { paths } from '@freight/contract';
import { signInsAnswer } from '@freight/contract/schemas';
import { call, type TestServer, type TestUser } from '@freight/server/testing';
import { appears, longTestEnds } from '@freight/testing/patience';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { connectLive, type LiveClient } from '#testing/liveClient.ts';
import { startTwoServers } from '#testing/onPostgres.ts';

/** A sign-in that ends at one process ends immediately at every other one. */

// A database, two servers and passwords that cost a quarter of a second each, on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

/** Open sockets are checked every fifteen seconds; a message arrives far earlier, even on a busy machine. */
const atOnceMs = 5_000;

async function connect(server: TestServer, { token }: TestUser): Promise<LiveClient> {
  const client = await connectLive(server, { token });
  return client;
}
const readProfile = async (server: TestServer, { token }: TestUser): Promise<number> =>
  (await call(server, 'GET', paths.profile, { headers: { authorization: `Bearer ${token}` } })).status;

/** Reads the profile at a server whose clock is stopped, so that nothing in its cache expires. */
function readerOf(server: TestServer, person: TestUser): () => Promise<number> {
  const begun = server.parts.now();
  return () => {
    server.passTime(begun - server.parts.now());
    return readProfile(server, person);
  };
}

async function signInAgain(server: TestServer, { email, password }: TestUser): Promise<TestUser> {
  const answer = await call(server, 'POST', paths.login, { body: { email, password, role: 'user' } });
  return answer.body as TestUser;
}

async function resetToken(server: TestServer, { email }: TestUser): Promise<string> {
  await call(server, 'POST', paths.forgotPassword, { body: { email } });
  return server.resetToken(email);
}

/** Prepares the end of a person's sign-in at a server, and returns the function that ends it. */
type Ending = (server: TestServer, person: TestUser) => Promise<() => Promise<{ status: number }>>;
const endByLink: Ending = async (server, person) => {
  const body = { token: await resetToken(server, person), password: 'another new password' };
  return () => call(server, 'POST', paths.resetPassword, { body });
};
const endings: readonly [string, Ending][] = [
  [
    'a logout',
    async (server, { refreshToken }) =>
      () =>
        call(server, 'POST', paths.logout, { body: { refreshToken } }),
  ],
  ['a new password by a link', endByLink],
  [
    'a new password chosen on another device',
    async (server, person) => {
      const { token } = await signInAgain(server, person);
      const body = { currentPassword: person.password, newPassword: 'a brand new password' };
      const headers = { authorization: `Bearer ${token}` };
      return () => call(server, 'POST', paths.changePassword, { body, headers });
    },
  ],
];

/** The same from the list of sign-ins, on another device. */
const endingsInList: typeof endings = [
  [
    'ending it in the list',
    async (server, person) => {
      const [{ token }, id] = [await signInAgain(server, person), await signInIdOf(server, person)];
      const headers = { authorization: `Bearer ${token}` };
      return () => call(server, 'DELETE', paths.signIn(id), { headers });
    },
  ],
  [
    'ending all others in the list',
    async (server, person) => {
      const { token } = await signInAgain(server, person);
      const headers = { authorization: `Bearer ${token}` };
      return () => call(server, 'DELETE', paths.signIns, { headers });
    },
  ],
];

async function signInIdOf(server: TestServer, { token }: TestUser): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = signInsAnswer.parse((await call(server, 'GET', paths.signIns, { headers })).body);
  return data.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

test.each(endings)('%s ends the sign-in at another process immediately [S5]', (_, ending) =>
  endsEverywhere(ending),
);

test.each(endingsInList)('%s ends the sign-in at another process immediately [S27]', (_, ending) =>
  endsEverywhere(ending),
);

async function endsEverywhere(ending: Ending): Promise<void> {
  const { one, other } = await startTwoServers();
  const [person, bystander] = [await one.verifiedUser(), await one.verifiedUser()];
  const [client, bystanders] = [await connect(other, person), await connect(other, bystander)];
  const end = await ending(one, person);
  // The sign-in was valid just before: the cache must not keep it valid after its end.
  const read = readerOf(other, person);
  expect(await read()).toBe(200);
  expect((await end()).status).toBe(200);
  await vi.waitFor(
    async () => {
      expect(client.socket.connected).toBe(false);
      expect(await read()).toBe(401);
    },
    { timeout: atOnceMs, interval: 20 },
  );
  await expect(connect(other, person)).rejects.toThrow('Invalid token');
  await bystanders.settle();
  expect(await readProfile(other, bystander)).toBe(200);
}

test('a process discards remembered sign-ins after its database connection was down [S5]', async () => {
  const { other: server, postgres, url } = await startTwoServers();
  const person = await server.verifiedUser();
  const read = readerOf(server, person);
  expect(await read()).toBe(200);
  await postgres.cutOff();
  // Looks like a process that dies before it can notify the others.
  const direct = new pg.Client({ connectionString: postgres.direct(url) });
  await direct.connect();
  await direct.query('update refresh_families set revoked_at = now() where user_id = $1', [person.userId]);
  await direct.end();
  await postgres.reconnect();
  await vi.waitFor(async () => expect(await read()).toBe(401), { timeout: appears, interval: 50 });
});

test('hundreds of sign-ins end together at another process despite foreign messages [B4] [B5]', async () => {
  const { one, other, postgres, url } = await startTwoServers();
  const person = await one.verifiedUser();
  const direct = new pg.Client({ connectionString: postgres.direct(url) });
  await direct.connect();
  await direct.query(
    `insert into refresh_families (id, user_id, created_at)
     select gen_random_uuid(), user_id, created_at from refresh_families, generate_series(1, 400) where user_id = $1`,
    [person.userId],
  );
  for (const payload of ['', 'not ours', '{"orderKey":1}', '{"orderChanges":[{}]}'])
    await direct.query('select pg_notify($1, $2)', ['freight', payload]);
  await direct.end();
  const client = await connect(other, person);
  const end = await endByLink(one, person);
  expect((await end()).status).toBe(200);
  await vi.waitFor(() => expect(client.socket.connected).toBe(false), { timeout: atOnceMs });
});
