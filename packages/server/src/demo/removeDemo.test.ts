import { paths } from '@freight/contract';
import { tokenAnswer } from '@freight/contract/schemas';
import {
  call,
  openTestServer,
  orderTransport,
  startTestServer,
  type TestServer,
  type TestUser,
} from '@freight/server/testing';
import { expect, test } from 'vitest';
import { identities, linkTokens } from '#db/schema/accounts.ts';
import { newDataFolder } from '#testing/main.ts';
import { demoCustomer } from './demoCustomer.ts';
import { demoFacts } from './demoFacts.ts';

const { email, password } = demoCustomer;
const login = { email, password, role: 'user' };

test('a production start refuses logins and sessions that come from the demo [S3]', async () => {
  const folder = await newDataFolder();
  const database = { kind: 'folder', folder } as const;

  const demo = await startTestServer({ database }, { demoData: true });
  expect((await call(demo, 'POST', paths.login, { body: login })).status).toBe(200);
  const sample = await demo.verifiedUser({ email: 'astrid.exempelsson@example.com' });
  const visitor = await demo.verifiedUser();
  const vouched = await demo.verifiedUser({ provider: 'work-id' });
  const createdAt = new Date();
  await demo.database.db.insert(identities).values([
    { issuer: 'http://localhost:4200', subject: 'nils', userId: visitor.userId, createdAt },
    { issuer: 'https://id.example.com', subject: '7', userId: vouched.userId, createdAt },
  ]);
  const { _id } = await orderTransport(demo, visitor);
  const { trackingIds } = await demoFacts(demo.database);
  await demo.close();

  const server = await openTestServer({ database, demo: false });
  for (const person of [{ ...login }, { ...login, ...sample }, { ...login, ...visitor }]) {
    const body = { email: person.email, password: person.password, role: 'user' };
    expect((await call(server, 'POST', paths.login, { body })).status, person.email).not.toBe(200);
    if (!('refreshToken' in person)) continue;
    const refresh = { body: { refreshToken: person.refreshToken } };
    expect((await call(server, 'POST', paths.refreshToken, refresh)).status, person.email).toBe(401);
  }
  expect(await server.mails()).toEqual([]);
  // The links of those mails could be read by anybody.
  expect(await server.database.db.select().from(linkTokens)).toEqual([]);
  for (const id of trackingIds) expect((await call(server, 'GET', paths.tracking(id))).status).toBe(404);

  // An account that a real issuer vouched for keeps working, and the other visitors keep their orders.
  const vouchedLogin = { email: vouched.email, password: vouched.password, role: 'user' };
  expect((await call(server, 'POST', paths.login, { body: vouchedLogin })).status).toBe(200);
  const rows = await server.database.db.select().from(identities);
  expect(rows.map(({ issuer }) => issuer)).toEqual(['https://id.example.com']);
  expect((await call(server, 'GET', paths.transport(_id), visitor)).status).toBe(401);
  expect((await call(server, 'GET', paths.transport(_id), await proveAnew(server, visitor))).status).toBe(
    200,
  );
});

/** Chooses a new password by a mail, and signs in with it; answers the headers of the new sign-in. */
async function proveAnew(server: TestServer, { email }: TestUser) {
  await call(server, 'POST', paths.forgotPassword, { body: { email } });
  const token = await server.resetToken(email);
  const chosen = 'a password after the demo';
  await call(server, 'POST', paths.resetPassword, { body: { token, password: chosen } });
  const { body } = await call(server, 'POST', paths.login, {
    body: { email, password: chosen, role: 'user' },
  });
  return { headers: { authorization: `Bearer ${tokenAnswer.parse(body).token}` } };
}

test('a production start touches nothing where there was no demo [S3]', async () => {
  const folder = await newDataFolder();
  const database = { kind: 'folder', folder } as const;
  const first = await startTestServer({ database, demo: false });
  const person = await first.verifiedUser();
  await first.close();
  const second = await openTestServer({ database, demo: false });
  const body = { email: person.email, password: person.password, role: 'user' };
  expect((await call(second, 'POST', paths.login, { body })).status).toBe(200);
});
