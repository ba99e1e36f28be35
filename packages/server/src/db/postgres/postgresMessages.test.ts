import { openPostgres } from '@freight/server/testing';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { defineTopic, pack } from '#db/messages.ts';
import { keepLog } from '#testing/logLines.ts';
import { openMessages } from './postgresMessages.ts';

const numbers = defineTopic('numbers', z.int());
const names = defineTopic('names', z.string());

const postgres = await openPostgres();

/** The messages of one process, and what it has received. */
function openProcess(url: string) {
  const { destination, lines } = keepLog();
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  const messages = openMessages({
    createClient: () => new pg.Client({ connectionString: url }),
    notify: (channel, payloads) =>
      pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', [channel, payloads]),
    onSilence: () => {},
    logger: pino(destination),
  });
  const received: { numbers: number[]; names: string[] } = { numbers: [], names: [] };
  let returns = 0;
  messages.subscribe(numbers, (items) => received.numbers.push(...items));
  messages.subscribe(names, (items) => received.names.push(...items));
  messages.onReturn(() => {
    returns += 1;
  });
  onTestFinished(async () => {
    messages.close();
    await pool.end();
  });
  const untilListening = (times = 1) => expect.poll(() => returns).toBe(times);
  return { messages, received, untilListening, lines, query: pool.query.bind(pool) };
}

test('reports possibly missed messages on the first connection and on a reconnection [S5] [F1]', async () => {
  const { untilListening } = openProcess(await postgres.newDatabase());
  // Requests are answered before it listens.
  await untilListening(1);
  await postgres.cutOff();
  await postgres.reconnect();
  await untilListening(2);
});

test('ignores what other programs send on the channel, and items of another shape [B4]', async () => {
  const url = await postgres.newDatabase();
  const { messages, received, untilListening, query } = openProcess(url);
  messages.subscribe(numbers, () => {
    throw new Error('a listener that fails');
  });
  const late: number[] = [];
  messages.subscribe(numbers, (items) => late.push(...items));
  await untilListening();
  const foreign = [
    '',
    'hello',
    '{"numbers":',
    'null',
    '7',
    '[1]',
    '"numbers"',
    '{}',
    '{"numbers":1}',
    '{"numbers":["1",null,{}]}',
    '{"other":[1]}',
    '{"__proto__":[1],"toString":[1]}',
  ];
  for (const payload of foreign) await query('select pg_notify($1, $2)', ['freight', payload]);
  await query('notify freight');
  await query('select pg_notify($1, $2)', ['freight', '{"names":["a",1,"b"]}']);
  messages.send(numbers, [5]);
  await expect.poll(() => late).toEqual([5]);
  expect(received).toEqual({ numbers: [5], names: ['a', 'b'] });
});

test('delivers more items than one payload holds, and their neighbours [B5]', async () => {
  const url = await postgres.newDatabase();
  const [sender, receiver] = [openProcess(url), openProcess(url)];
  await Promise.all([sender.untilListening(), receiver.untilListening()]);
  const ids = Array.from({ length: 2_000 }, (_, index) => `${index}`.padStart(36, 'ö'));
  sender.messages.send(numbers, [1]);
  sender.messages.send(names, ids);
  sender.messages.send(numbers, [2, 3]);
  await expect.poll(() => receiver.received.numbers).toEqual([1, 2, 3]);
  expect(receiver.received.names).toEqual(ids);
});

test('logs and drops an item too large to send, and delivers the others after an outage [B5]', async () => {
  const url = await postgres.newDatabase();
  const { messages, received, untilListening, lines } = openProcess(url);
  await untilListening();
  await postgres.cutOff();
  messages.send(names, ['before', 'x'.repeat(8_000), 'after']);
  await expect.poll(() => lines.map(({ msg }) => msg).join()).toContain('about names is too large');
  await postgres.reconnect();
  await expect.poll(() => received.names).toEqual(['before', 'after']);
});

test('fills payloads up to the last byte that PostgreSQL accepts, and never beyond [B5]', async () => {
  const frame = '{"t":[""]}'.length;
  const item = (bytes: number) => ({ topic: 't', item: JSON.stringify('x'.repeat(bytes - frame)) });
  expect(pack([item(7_999)])).toEqual({ payloads: [expect.any(String)], tooLarge: [] });
  expect(pack([item(8_000)])).toEqual({ payloads: [], tooLarge: ['t'] });
  const many = Array.from({ length: 500 }, (_, index) => item(frame + (index % 90)));
  const { payloads } = pack(many);
  expect(payloads.flatMap((payload) => JSON.parse(payload).t)).toEqual(
    many.map(({ item }) => JSON.parse(item)),
  );
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
  const url = await postgres.newDatabase();
  const { query } = openProcess(url);
  for (const payload of [...payloads, ...pack([item(7_999)]).payloads])
    await query('select pg_notify($1, $2)', ['freight', payload]);
});
