/** The server under load: reports its address, then answers questions until its parent process exits. */

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, startTestServer, type TestServer } from '@freight/server/testing';
import { destination } from 'pino';
import { inArray, sql } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { orders } from '#db/schema/orders.ts';
import { newOrderNumber } from '#orderFacts/orderNumber.ts';
import { orderTransport } from '#testing/orders.ts';
import { prepareSearch } from './prepareSearch.ts';
import type { Answers, FollowableOrder, Question } from './serverUnderLoad.ts';

const customersKept = 50;
const [database = 'embedded', pace = '0'] = process.argv.slice(2);
/** On a disk, as in production: a temporary folder is often in memory. */
const base = join(import.meta.dirname, '..', '..', '..', '.freight');
await mkdir(base, { recursive: true });
process.env['TMPDIR'] = base;
const folder = await mkdtemp(join(base, 'load-'));
const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : undefined;
const server = await startTestServer(
  {
    database: postgres
      ? { kind: 'postgres', url: postgres.direct(await postgres.newDatabase()) }
      : { kind: 'folder', folder },
    pace: Number(pace),
    // As in production; writing the lines is part of the work, where they go is not.
    logLevel: 'info',
  },
  { logTo: destination({ dest: '/dev/null', sync: false }) },
);
const customers = await Promise.all(Array.from({ length: customersKept }, () => server.verifiedUser()));
let moving: string[] = [];

async function prepareOrders(count: number): Promise<FollowableOrder[]> {
  const { db } = server.database;
  const made: FollowableOrder[] = [];
  const models = await Promise.all(customers.map((customer) => orderOf(server, customer)));
  while (made.length < count) {
    const rows = Array.from({ length: Math.min(250, count - made.length) }, (_, index) => {
      const owner = (made.length + index) % models.length;
      const model = models[owner];
      if (!model) throw new Error('Every customer has an order');
      return { ...model, id: newId(), orderNumber: newOrderNumber(), owner };
    });
    await db.insert(orders).values(rows.map(({ owner: _, ...row }) => row));
    made.push(...rows.map(({ id, orderNumber, owner }) => ({ id, orderNumber, owner })));
  }
  moving = made.map(({ id }) => id);
  return made;
}

/** An order that does not move to its next milestone automatically. */
async function orderOf({ url, database: { db } }: TestServer, customer: (typeof customers)[number]) {
  const { _id } = await orderTransport({ url }, customer);
  const [order] = await db
    .update(orders)
    .set({ nextAt: null })
    .where(inArray(orders.id, [_id]))
    .returning();
  if (!order) throw new Error('The order was not kept');
  return order;
}

async function moveOrders(perSecond: number): Promise<null> {
  const from = Date.now() + 2_000;
  const { db } = server.database;
  for (let first = 0; first < moving.length; first += 500) {
    const rows = moving
      .slice(first, first + 500)
      .map(
        (id, index) => sql`(${id}, ${new Date(from + ((first + index) / perSecond) * 1000).toISOString()})`,
      );
    await db.execute(
      sql`update orders set next_at = due.at::timestamptz from (values ${sql.join(rows, sql`, `)}) as due (id, at) where orders.id = due.id`,
    );
  }
  return null;
}

function usage(): Answers['usage'] {
  const { user, system } = process.cpuUsage();
  return { rss: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 };
}

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  if (question.kind === 'usage') return usage();
  if (question.kind === 'prepareOrders') return prepareOrders(question.count);
  if (question.kind === 'moveOrders') return moveOrders(question.perSecond);
  const [busy] = customers;
  if (!busy) throw new Error('Nobody is signed in');
  await prepareSearch(server, customers, await orderOf(server, busy), question.size);
  return null;
}

process.send?.({ url: server.url, customers: customers.map(({ token }) => ({ token })) });
process.on('message', async ({ id, question }: { id: number; question: Question }) => {
  process.send?.({ id, answer: await answer(question) });
});
process.once('disconnect', async () => {
  await server.close();
  await postgres?.close();
  await rm(folder, { recursive: true });
});
