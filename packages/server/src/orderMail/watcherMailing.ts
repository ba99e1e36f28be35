import type { OrderMailKind } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { and, eq, isNull, sql } from '#db/drizzle.ts';
import { type OrderRecord, orderMails } from '#db/schema/orders.ts';
import { orderWatchers, type StoredWatcher } from '#db/schema/orderWatchers.ts';
import { countIn } from '#http/limits/attemptCounts.ts';
import type { Sender } from '#mail/letter.ts';
import { mailboxOf } from '#mail/mailbox.ts';
import type { Outbox } from '#mail/outbox.ts';
import { type OrderMailFacts, watcherMail } from './orderMails.ts';
import { promiseMail, promiseMailNote } from './promiseMail.ts';
import { hasRefused, type Reader } from './unsubscribe.ts';
import type { WatcherMailName } from './watcherTexts.ts';

/** To one mailbox, about orders of all accounts: they must not fill it. Counted from the first mail of a day. */
const watcherMails = { max: 20, windowMs: 24 * 3_600_000 };

const names = {
  onTheWay: 'watchOnTheWay',
  delivered: 'watchDelivered',
  ended: 'watchEnded',
} as const satisfies Partial<Record<OrderMailKind, WatcherMailName>>;

interface WatcherMailingParts {
  readonly outbox: Outbox;
  readonly sender: () => Sender;
  readonly secret: string;
  readonly factsOf: (order: OrderRecord, reader: Reader) => OrderMailFacts;
  /** Whether a mail about an order was not written before; notes that it is now. */
  readonly isFirst: (tx: Db, order: OrderRecord, name: string) => Promise<boolean>;
}

/** Writes the mails to those who watch an order, in the transaction that changes the order. */
export function createWatcherMailing({ outbox, sender, secret, factsOf, isFirst }: WatcherMailingParts) {
  const whoHasChosen = (tx: Db, { id }: OrderRecord, kind: OrderMailKind): Promise<StoredWatcher[]> =>
    tx
      .select()
      .from(orderWatchers)
      .where(
        and(
          eq(orderWatchers.orderId, id),
          isNull(orderWatchers.endedAt),
          sql`${orderWatchers.kinds} ? ${kind}`,
        ),
      );

  async function tell(
    tx: Db,
    order: OrderRecord,
    { watcher, name, note }: { watcher: StoredWatcher; name: WatcherMailName; note: string },
    window?: OrderMailFacts['window'],
  ): Promise<void> {
    const { id, email } = watcher;
    if ((await hasRefused(tx, email, secret)) || !(await isFirst(tx, order, `watch ${id} ${note}`))) return;
    const { count } = await countIn(tx, `watching ${mailboxOf(email)}`, watcherMails.windowMs);
    if (count > watcherMails.max) return;
    const facts = factsOf(order, { kind: 'watcher', id });
    await outbox.add(tx, watcherMail(name, sender(), window ? { ...facts, window } : facts, email));
  }

  return {
    async moved(tx: Db, order: OrderRecord, kind: keyof typeof names): Promise<void> {
      const name = names[kind];
      for (const watcher of await whoHasChosen(tx, order, kind))
        await tell(tx, order, { watcher, name, note: name });
    },

    /** What each was told before decides whether a promise is news to them. */
    async promised(tx: Db, order: OrderRecord, lateAfterMs: number): Promise<void> {
      const { arrivals } = order;
      const promised = arrivals.at(-1);
      const watchers = await whoHasChosen(tx, order, 'late');
      if (!promised || watchers.length === 0) return;
      const notes = await tx
        .select({ name: orderMails.name })
        .from(orderMails)
        .where(eq(orderMails.orderId, order.id));
      const window = { from: new Date(promised.from), to: new Date(promised.to) };
      for (const watcher of watchers) {
        const own = `watch ${watcher.id} `;
        const told = notes.flatMap(({ name }) => (name.startsWith(own) ? name.slice(own.length) : []));
        const what = promiseMail(arrivals, told, lateAfterMs);
        if (!what) continue;
        const name = what === 'late' ? 'watchLate' : 'watchCaughtUp';
        await tell(tx, order, { watcher, name, note: promiseMailNote(what, arrivals.length - 1) }, window);
      }
    },
  };
}
