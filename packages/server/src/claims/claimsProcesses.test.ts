import { paths } from '@freight/contract';
import { claimAnswer, claimsAnswer } from '@freight/contract/schemas';
import { longTestEnds } from '@freight/testing/patience';
import { type Answer, call } from '@freight/testing/requests';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { count } from '#db/drizzle.ts';
import { claims } from '#db/schema/claims.ts';
import { pictureIdOf, sendClaim, sendClaimPicture } from '#testing/claims.ts';
import { openOnPostgres, startTwoServers } from '#testing/onPostgres.ts';
import { deliverTransport } from '#testing/orders.ts';
import type { TestServer } from '#testing/server.ts';

// A database and its servers, on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const caseOf = ({ body }: Answer) => claimAnswer.parse(body).data.caseNumber;
const storedIn = async ({ database }: TestServer) =>
  (await database.db.select({ claims: count() }).from(claims))[0]?.claims;
const picturePixels = { width: 20, height: 20, channels: 3, background: '#f0701a' } as const;
const data = await sharp({ create: picturePixels }).png().toBuffer();

test('two processes store one claim of an attempt that is sent to both, and one picture [K6]', async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser();
  const { _id: order } = await deliverTransport(one, anna);
  const pictures = await Promise.all(
    [one, other, one, other].map((server) => sendClaimPicture(server, { order, data }, anna)),
  );
  const [picture = '', ...others] = new Set(pictures.map(pictureIdOf));
  expect(others).toEqual([]);
  const answers = await Promise.all(
    [one, other, one, other].map((server) => sendClaim(server, { order, pictures: [picture] }, anna)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(answers.map(caseOf)).size).toBe(1);
  const { body } = await call(other, 'POST', paths.claimsOfOrder, { headers: anna.headers, body: { order } });
  expect(claimsAnswer.parse(body).data.claims).toMatchObject([{ pictures: 1 }]);
  const subjects = (await one.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Anmälan'))).toHaveLength(1);
});

test.each([
  ['before', 0],
  ['after', 1],
] as const)(
  'a claim whose connection is cut %s its commit is a 503, and exists once when it is sent again [K6]',
  async (when, made) => {
    const { server, postgres } = await openOnPostgres();
    const anna = await server.verifiedUser();
    const { _id: order } = await deliverTransport(server, anna);
    const picture = pictureIdOf(await sendClaimPicture(server, { order, data }, anna));
    const send = () => sendClaim(server, { order, pictures: [picture] }, anna);
    const cut = postgres.line.cutAt(['insert into "claims"', 'commit'], when);
    const [lost] = await Promise.all([send(), cut]);
    expect(lost.status).toBe(503);
    expect(await storedIn(server)).toBe(made);
    const again = await send();
    expect(again.status).toBe(made === 1 ? 200 : 201);
    expect(await storedIn(server)).toBe(1);
    const [first, ...mails] = (await server.mails()).filter(({ subject }) => subject.includes(caseOf(again)));
    expect([first?.to, mails.length]).toEqual([anna.email, 1]);
  },
);
