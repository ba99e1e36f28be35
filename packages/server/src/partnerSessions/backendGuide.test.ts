import { generateKeyPairSync } from 'node:crypto';
import { paths } from '@freight/contract';
import { profileAnswer } from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { freePort } from '@freight/testing/ports';
import { expect, test } from 'vitest';
import { runProgramOf } from '#testing/guide.ts';
import { exchange, partnerWithKey, registerKey } from '#testing/partnerSessions.ts';
import { openTestServer } from '#testing/server.ts';

test('the server of the guide signs in its person, whose mails go to the address in the token [Q8]', async () => {
  const server = await openTestServer();
  const partner = await partnerWithKey(server);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await registerKey(server, partner.name, { publicJwk: publicKey });
  const port = await freePort();
  await runProgramOf('partner-sessions.md', 20, {
    FREIGHT_PRIVATE_KEY: privateKey,
    FREIGHT_KEY: partner.key,
    FREIGHT_API: server.url,
    PORT: `${port}`,
  });
  const ask = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST' }).catch(() => undefined);
  await expect.poll(async () => (await ask())?.status).toBe(200);
  const token = await (await ask())?.text();
  const { status, body } = await exchange(server, token ?? '', partner.origin);
  expect(status).toBe(200);
  const headers = { authorization: `Bearer ${body['access_token']}`, origin: partner.origin };
  const profile = await call(server, 'GET', paths.profile, { headers });
  expect(profileAnswer.parse(profile.body).data).toMatchObject({
    email: 'anna@example.com',
    provider: 'partner',
  });
});
