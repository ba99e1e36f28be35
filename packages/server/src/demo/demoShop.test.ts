import { openTestServer, startTestServer, type TestServer } from '@freight/server/testing';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { type DemoShop, demoShopName } from '#config/demoShop.ts';
import { listPartners } from '#partners/partners.ts';
import { newDataFolder } from '#testing/main.ts';
import { exchange } from '#testing/partnerSessions.ts';
import { findEndpoint, secretsOf } from '#webhooks/endpoints.ts';

const origin = 'http://localhost:4400';

/** A shop with keys of its own choice, each of one letter; signs a customer in. */
async function aShop(letter: string) {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  const key = `pk_${letter.repeat(16)}`;
  const registration: DemoShop = {
    origins: [origin],
    key,
    publicKey: await exportSPKI(publicKey),
    webhook: {
      url: `${origin}/freight-events`,
      secret: `whsec_${Buffer.alloc(32, letter).toString('base64')}`,
    },
    figuresToken: letter.repeat(43),
  };
  const tokenFor = ({ url }: TestServer) =>
    new SignJWT({ jti: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(key)
      .setAudience(url)
      .setSubject('customer-42')
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(privateKey);
  return { registration, tokenFor };
}

const figures = ({ url }: TestServer, { figuresToken }: DemoShop) =>
  fetch(`${url}/api/v1/partners/figures?token=${figuresToken}`);

test('the demo knows its shop by the keys of this start, and a production start knows it no longer [S3] [Q8]', async () => {
  const folder = await newDataFolder();
  const database = { kind: 'folder', folder } as const;
  const [first, second] = [await aShop('a'), await aShop('b')];

  const demo = await startTestServer({ database, demoShop: first.registration }, { demoData: true });
  expect((await exchange(demo, await first.tokenFor(demo), origin)).status).toBe(200);
  expect((await figures(demo, first.registration)).status).toBe(200);
  await demo.close();

  const again = await startTestServer({ database, demoShop: second.registration });
  expect((await exchange(again, await second.tokenFor(again), origin)).status).toBe(200);
  expect((await exchange(again, await first.tokenFor(again), origin)).status).not.toBe(200);
  expect((await figures(again, first.registration)).status).not.toBe(200);
  const { db } = again.database;
  expect((await listPartners(db)).map(({ name }) => name)).toEqual([demoShopName]);
  const endpoint = await findEndpoint(db, demoShopName);
  if (!endpoint) throw new Error('The shop has no webhook');
  // One secret, which is the shop's: it verifies what is signed with it.
  const [secret = '', ...others] = secretsOf(endpoint, again.parts.secret, new Date());
  expect(others).toEqual([]);
  const signature = new Webhook(secret).sign('msg_1', new Date(), '{}');
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': signature,
  };
  expect(new Webhook(second.registration.webhook.secret).verify('{}', headers)).toEqual({});
  await again.close();

  const server = await openTestServer({ database, demo: false });
  expect(await listPartners(server.database.db)).toEqual([]);
});
