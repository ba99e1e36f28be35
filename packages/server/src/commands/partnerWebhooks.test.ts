import { longTestEnds } from '@freight/testing/patience';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/openDatabase.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { addPartner } from '#partners/partners.ts';
import { newDataFolder } from '#testing/main.ts';
import { openPostgres } from '#testing/onPostgres.ts';
import { openTestServer } from '#testing/server.ts';
import { orderFrom, startReceiver, verify } from '#testing/webhooks.ts';
import { runPartnersCommand } from './partnersCommand.ts';

vi.setConfig({ testTimeout: longTestEnds });

const secret = 'the secret 0f a s3rver in tests, random enough';
const origin = 'https://shop.example';

/** A database with one partner, which these commands leave as it is. */
const shared = await newDataFolder();
const database = await openDatabase({ database: { kind: 'folder', folder: shared } });
await addPartner(database.db, { name: 'Shop', origins: [origin] }, Date.now());
await database.close();
let printed: string[] = [];
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
  vi.stubEnv('FREIGHT_SECRET', secret);
  vi.stubEnv('FREIGHT_DEMO', 'on');
  vi.stubEnv('FREIGHT_PUBLIC_URL', 'https://www.freight.example');
});

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  printed = [];
  const code = await runPartnersCommand(args);
  return { code, text: printed.join('') };
}

test('sets, rotates, lists, replays and removes the webhook of a partner beside a running server', async () => {
  const postgres = await openPostgres();
  const url = await postgres.newDatabase();
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('FREIGHT_LOCAL_WEBHOOKS', 'on');
  const server = await openTestServer({
    database: { kind: 'postgres', url },
    secret,
    localWebhooks: true,
    partners: [{ name: 'Shop', origins: [origin] }],
  });
  const receiver = await startReceiver();
  const made = await run('webhook', 'Shop', '--url', receiver.url);
  expect(made.code).toBe(0);
  const [first = ''] = /whsec_\S+/.exec(made.text) ?? [];
  expect((await run('webhook', 'Shop', '--url', receiver.url)).text).toBe(
    `Events of Shop go to ${receiver.url} now; the secret is the same.\n`,
  );
  const rotated = await run('webhook', 'Shop', '--rotate');
  const [second = ''] = /whsec_\S+/.exec(rotated.text) ?? [];
  expect(second).not.toBe(first);
  expect(rotated.text).toContain('The one before is valid for 24 hours more.');
  const sealed = JSON.stringify(await server.database.db.select().from(webhookEndpoints));
  for (const one of [first, second]) expect(sealed).not.toContain(one.slice('whsec_'.length));

  expect((await run('deliveries', 'Shop')).text).toBe('Nothing was sent to Shop.\n');
  const { orderId } = await orderFrom(origin, server, await server.verifiedUser());
  await expect.poll(() => receiver.accepted.length).toBe(2);
  for (const received of receiver.received) for (const one of [first, second]) verify(one, received);
  const [id = ''] = receiver.accepted;
  const { text } = await run('deliveries', 'Shop');
  expect(text).toContain(`${id}  order.status  ${orderId}  delivered\n  20`);
  expect(text).toMatch(/Z {2}204 {2}\d+ ms/);
  expect((await run('replay', 'Shop', '--id', id)).text).toBe('1 message is sent again.\n');
  await expect.poll(() => receiver.accepted.length).toBe(3);
  expect((await run('replay', 'Shop', '--since', '2020-01-01')).text).toBe('2 messages are sent again.\n');
  await expect.poll(() => receiver.accepted.length).toBe(5);
  expect((await run('webhook', 'Shop', '--remove')).text).toBe(
    'The webhook of Shop is removed, with its deliveries.\n',
  );
  expect((await run('webhook', 'Shop', '--remove')).text).toBe('Shop has no webhook.\n');

  const month = new Date().toISOString().slice(0, 7);
  const figures = await run('figures', 'Shop', '--month', month);
  expect(figures.text).toMatch(/^day {2,}quotes {2}orders {2}cancelled/);
  expect(figures.text).toMatch(/\ntotal +\d+ +1 +0 +\d+\.\d\d +\d+ +\d+/);
  expect((await run('figures', 'Shop', '--csv')).text).toMatch(/^day,quotes,orders/);
});

test('prints the link to the figures, which ends with the next one', async () => {
  const FREIGHT_DATA = await newDataFolder();
  vi.stubEnv('FREIGHT_DATA', FREIGHT_DATA);
  await run('add', 'Shop', origin);
  const tokens = [];
  for (let time = 0; time < 2; time += 1) {
    const { text } = await run('link', 'Shop');
    const pattern = /^https:\/\/www\.freight\.example\/api\/v1\/partners\/figures\?token=([\w-]{43})\n/;
    tokens.push(pattern.exec(text)?.[1]);
  }
  expect(tokens[0]).toBeDefined();
  expect(tokens[0]).not.toBe(tokens[1]);
  expect(await run('link', 'Garden')).toEqual({ code: 1, text: 'There is no partner Garden.\n' });
});

test.each([
  [['figures', 'Shop', '--month', '2026-13'], '--month must be a month such as 2026-11.\n'],
  [['webhook', 'Shop'], 'Give one of --url URL, --rotate and --remove.\n'],
  [['webhook', 'Shop', '--url', 'https://10.0.0.1/'], '10.0.0.1 is no public host name.\n'],
  [['webhook', 'Shop', '--url', 'http://shop.example/'], /^http:\/\/shop\.example\/ is no address such as/],
  [['webhook', 'Shop', '--rotate'], 'Shop has no webhook.\n'],
  [['webhook', 'Garden', '--rotate'], 'There is no partner Garden.\n'],
  [['replay', 'Shop', '--since', 'yesterday'], /^--since must be a moment/],
  [['replay', 'Shop'], 'Give one of --id ID and --since TIME.\n'],
  [['replay', 'Shop', '--id', 'msg_none'], /^There is no message msg_none to Shop/],
  [['figures', '--unknown'], /^partners add NAME/],
])('refuses %j in one sentence', async (args, sentence) => {
  vi.stubEnv('FREIGHT_DATA', shared);
  expect(await run(...args)).toEqual({
    code: 1,
    text: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  });
});
