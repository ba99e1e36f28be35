import { type OrderMailKind, type OrderStatus, paths } from '@freight/contract';
import { z } from 'zod';
import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { mailRefusals, users } from '#db/schema/accounts.ts';
import { type OrderRecord, orderMails } from '#db/schema/orders.ts';
import { arrivalWindow, cancelledWindow } from '#dispatch/arrivalWindow.ts';
import { countIn } from '#http/limits/attemptCounts.ts';
import type { Sender } from '#mail/letter.ts';
import { mailboxOf } from '#mail/mailbox.ts';
import type { Outbox } from '#mail/outbox.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { comingMail, orderMail } from './orderMails.ts';
import type { OrderMailName } from './orderTexts.ts';
import { addressHashOf, type Reader, unsubscribeToken } from './unsubscribe.ts';

/** Writes the mails about orders, in the transaction that changes the order: both happen or neither. */
export interface OrderMailing {
  /** The confirmations, which everybody gets. */
  placed(tx: Db, orders: readonly OrderRecord[]): Promise<void>;
  /** The mails about an order's new status, to those who have chosen them. */
  moved(tx: Db, order: OrderRecord): Promise<void>;
}

interface MailingParts {
  readonly outbox: Outbox;
  readonly sender: () => Sender;
  /** The address at which the reader of the mail reaches the API. */
  readonly publicUrl: () => string;
  readonly secret: string;
  readonly clock: Clock;
  /** Milliseconds. */
  readonly now: () => number;
}

/** The mail that goes with a status, and the choice it belongs to; the other statuses have none. */
const mailsOfStatus: Partial<Record<OrderStatus, { name: OrderMailName; kind: OrderMailKind }>> = {
  inTransit: { name: 'onTheWay', kind: 'onTheWay' },
  delivered: { name: 'delivered', kind: 'delivered' },
  cancelled: { name: 'cancelled', kind: 'ended' },
  failed: { name: 'failed', kind: 'ended' },
  returned: { name: 'returned', kind: 'ended' },
};

/** To one mailbox from all accounts: orders of strangers must not fill it. Counted from the first mail of a day. */
const recipientMails = { max: 3, windowMs: 24 * 3_600_000 };

/** An order that was to be paid by card, and is not, may have been made for its mail alone. */
const isConfirmed = ({ history, paymentMethod, paymentStatus }: OrderRecord): boolean =>
  history.some(({ status }) => status === 'confirmed') &&
  (paymentStatus === 'paid' || paymentMethod !== 'card');

export function createOrderMailing(parts: MailingParts): OrderMailing {
  const { outbox, sender, publicUrl, secret, clock, now } = parts;
  const factsOf = (order: OrderRecord, reader?: Reader) => ({
    order,
    language: order.language,
    window: arrivalWindow(order, clock.now(), clock) ?? cancelledWindow(order, clock),
    now: now(),
    ...(reader ? { unsubscribe: linkFor(reader) } : {}),
  });
  const linkFor = (reader: Reader): string =>
    `${publicUrl()}${paths.unsubscribe}?token=${unsubscribeToken(reader, secret)}`;

  /** An order may be on its way twice, and a demo's order lives again and again; a mail about it is written once. */
  async function isFirst(tx: Db, { id }: OrderRecord, name: OrderMailName): Promise<boolean> {
    const noted = await tx
      .insert(orderMails)
      .values({ orderId: id, name, createdAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ name: orderMails.name });
    return noted.length > 0;
  }

  async function tellCustomer(tx: Db, order: OrderRecord): Promise<void> {
    const mail = mailsOfStatus[order.status];
    if (mail === undefined) return;
    const [user] = await tx
      .select({ chosen: users.mailChoices })
      .from(users)
      .where(eq(users.id, order.userId));
    if (!user?.chosen.includes(mail.kind) || !(await isFirst(tx, order, mail.name))) return;
    await outbox.add(
      tx,
      orderMail(mail.name, sender(), factsOf(order, { kind: 'customer', id: order.userId })),
    );
  }

  /** Mails the recipient named in the order: once per order, few a day, and never after they unsubscribed (OPEN-03). */
  async function tellRecipient(tx: Db, order: OrderRecord): Promise<void> {
    const { email } = order.receiver;
    // A text that is not a single address would be split into several recipients.
    if (order.status !== 'inTransit' || !isConfirmed(order) || !z.email().safeParse(email).success) return;
    const refused = await tx
      .select({ since: mailRefusals.createdAt })
      .from(mailRefusals)
      .where(eq(mailRefusals.addressHash, addressHashOf(email, secret)));
    if (refused.length > 0 || !(await isFirst(tx, order, 'coming'))) return;
    const { count } = await countIn(tx, `told ${mailboxOf(email)}`, recipientMails.windowMs);
    if (count > recipientMails.max) return;
    await outbox.add(tx, comingMail(sender(), factsOf(order, { kind: 'recipient', id: order.id })));
  }

  return {
    async placed(tx, orders) {
      await outbox.addAll(
        tx,
        orders.map((order) => orderMail('placed', sender(), factsOf(order))),
      );
    },
    async moved(tx, order) {
      await tellCustomer(tx, order);
      await tellRecipient(tx, order);
    },
  };
}
