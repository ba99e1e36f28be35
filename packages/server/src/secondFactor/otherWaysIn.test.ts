import { browserKeyHeader, paths } from '@freight/contract';
import { secondFactorAnswer, tokenAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { createLink } from '#accounts/links.ts';
import { hashToken, newOpaqueToken } from '#accounts/opaqueTokens.ts';
import { eq } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';
import { openBrowser } from '#testing/browser.ts';
import { protectedUser } from '#testing/protectedUser.ts';

const shop = 'https://shop.example.com';
const server = await openTestServer({ demoIssuer: { port: 0 }, origins: [shop] });

const sendCode = (secondFactorToken: string, code: string) =>
  call(server, 'POST', paths.secondFactorSignIn, { body: { secondFactorToken, code } });

test('a provider is asked for a code as well, by the whole page and in a window [S27]', async () => {
  const person = await protectedUser(server, { email: 'astrid.exempelsson@example.com' });
  const own = openBrowser();
  const back = await own.submit(await own.go(server.url + paths.socialSignIn('google')), {
    person: 'astrid',
  });
  const { secondFactorToken = '', ...more } = Object.fromEntries(back.url.searchParams);
  expect(more).toEqual({});
  tokenAnswer.parse((await sendCode(secondFactorToken, person.code())).body);

  const nonce = newOpaqueToken();
  const query = new URLSearchParams({ origin: shop, nonce, language: 'sv' });
  const window = openBrowser();
  const shown = await window.submit(
    await window.go(`${server.url}${paths.socialSignIn('google')}?${query}`),
    {
      person: 'astrid',
    },
  );
  const [, code] = / data-code="([^"]*)"/.exec(shown.body) ?? [];
  const answer = await call(server, 'POST', paths.socialResult, {
    body: { code, nonce },
    headers: { origin: shop },
  });
  const waiting = secondFactorAnswer.parse(answer.body).secondFactorToken;
  tokenAnswer.parse((await sendCode(waiting, person.code(1))).body);
});

test('a verification link requires a code as well [S27]', async () => {
  const person = await protectedUser(server);
  const { db } = server.database;
  const [user] = await db.select().from(users).where(eq(users.id, person.userId));
  const key = newOpaqueToken();
  const token = await createLink(
    db,
    {
      userId: person.userId,
      purpose: 'verify',
      browserHash: hashToken(key),
      passwordHash: user?.passwordHash ?? '',
    },
    server.parts.now(),
  );
  const answer = await call(server, 'POST', paths.verifyEmail, {
    body: { token, email: person.email },
    headers: { [browserKeyHeader]: key },
  });
  const waiting = secondFactorAnswer.parse(answer.body).secondFactorToken;
  tokenAnswer.parse((await sendCode(waiting, person.code())).body);
});
