import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { paths } from '@freight/contract';
import { profileAnswer } from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { plainEnv } from '@freight/testing/plainEnv';
import { expect, onTestFinished, test } from 'vitest';
import { exchange, partnerWithKey, registerKey } from '#testing/partnerSessions.ts';
import { startTestServer } from '#testing/server.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('the server of the guide signs in its person, whose mails go to the address in the token [Q8]', async () => {
  const guide = await readFile(join(root, 'docs', 'partner-sessions.md'), 'utf8');
  const [, code = ''] = /^```js\n([\s\S]*?)^```/m.exec(guide) ?? [];
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(20);
  const folder = await mkdtemp(join(root, 'node_modules', '.cache', 'backend-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'backend.mjs'), code);
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const partner = await partnerWithKey(server);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await registerKey(server, partner.name, { publicJwk: publicKey });
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'backend.mjs')], {
    env: {
      ...plainEnv,
      FREIGHT_PRIVATE_KEY: privateKey,
      FREIGHT_KEY: partner.key,
      FREIGHT_API: server.url,
      PORT: String(port),
    },
  });
  onTestFinished(() => {
    child.kill();
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
