import { linkedPaths, type OrderMailKind, type OrderStatus } from '@freight/contract';
import { z } from 'zod';
import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';
import { type OrderRecord, orderMails } from '#db/schema/orders.ts';
import { arrivalWindow } from '#dispatch/arrivalWindow.ts';
import { cancelledWindow } from '#dispatch/cancelledWindow.ts';
import { countIn } from '#http/limits/attemptCounts.ts';
import type { Sender } from '#mail/letter.ts';
import { mailboxOf } from '#mail/mailbox.ts';
import type { Outbox } from '#mail/outbox.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { lastAttempt } from '#orderFacts/lastAttempt.ts';
import { comingMail, orderMail } from './orderMails.ts';
import type { OrderMailName } from './orderTexts.ts';
import { promiseMail, promiseMailNote } from './promiseMail.ts';
import { hasRefused, type Reader, unsubscribeToken } from './unsubscribe.ts';
import { createWatcherMailing } from './watcherMailing.ts';

/** Writes the mails about orders, in the transaction that changes the order: both happen or neither. */
export interface OrderMailing {
  /** The confirmations, which everybody gets. */
  placed(tx: Db, orders: readonly OrderRecord[]): Promise<void>;
  /** The mails about an order's new status, to those who have chosen them. */
  moved(tx: Db, order: OrderRecord): Promise<void>;
  /** The mails about a step of an order's journey: its new status, and its new promise. */
  stepped(tx: Db, order: OrderRecord, before: OrderRecord): Promise<void>;
}

interface MailingParts {
  readonly outbox: Outbox;
  readonly sender: () => Sender;
  /** The address at which the reader of the mail reaches the API. */
  readonly publicUrl: () => string;
  readonly secret: string;
  readonly clock: Clock;
  /** How late an arrival is, in simulated minutes, before the customer gets a mail. */
  readonly lateAfterMinutes: number;
  /** Milliseconds. */
  readonly now: () => number;
}

/** The mail that goes with a status, and the choice it belongs to; the other statuses have none. */
const mailsOfStatus: Partial<
  Record<OrderStatus, { name: OrderMailName; kind: Exclude<OrderMailKind, 'late'> }>
> = {
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

/** A partner need not name the address of its customer. */
const hasAddress = ({ sender }: OrderRecord): boolean => sender.email !== '';

/** After a failed attempt the goods are in transit again, which is no news of a parcel on its way. */
const hasGoneBack = (order: OrderRecord, before: OrderRecord): boolean =>
  before.status === 'outForDelivery' && order.status === 'inTransit';

export function createOrderMailing(parts: MailingParts): OrderMailing {
  const { outbox, sender, publicUrl, secret, clock, lateAfterMinutes, now } = parts;
  const factsOf = (order: OrderRecord, reader?: Reader) => ({
    order,
    language: order.language,
    window: arrivalWindow(order, clock.now(), clock) ?? cancelledWindow(order, clock),
    now: now(),
    ...(reader ? { unsubscribe: linkFor(reader) } : {}),
  });
  const linkFor = (reader: Reader): string =>
    `${publicUrl()}${linkedPaths.unsubscribe}?token=${unsubscribeToken(reader, secret)}`;

  /** An order may be on its way twice, and a demo's order lives again and again; a mail about it is written once. */
  async function isFirst(tx: Db, { id }: OrderRecord, name: string): Promise<boolean> {
    const noted = await tx
      .insert(orderMails)
      .values({ orderId: id, name, createdAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ name: orderMails.name });
    return noted.length > 0;
  }

  async function hasChosen(tx: Db, order: OrderRecord, kind: OrderMailKind): Promise<boolean> {
    if (!hasAddress(order)) return false;
    const { userId } = order;
    const [user] = await tx.select({ chosen: users.mailChoices }).from(users).where(eq(users.id, userId));
    return user?.chosen.includes(kind) ?? false;
  }

  async function tellCustomer(tx: Db, order: OrderRecord): Promise<void> {
    const mail = mailsOfStatus[order.status];
    if (mail === undefined) return;
    if (!(await hasChosen(tx, order, mail.kind)) || !(await isFirst(tx, order, mail.name))) return;
    const attempt = mail.name === 'delivered' ? await lastAttempt(tx, order.id, 'delivered') : undefined;
    const facts = { ...factsOf(order, { kind: 'customer', id: order.userId }), attempt };
    await outbox.add(tx, orderMail(mail.name, sender(), facts));
  }

  /** Mails the recipient named in the order: once per order, few a day, and never after they unsubscribed (OPEN-03). */
  async function tellRecipient(tx: Db, order: OrderRecord): Promise<void> {
    const { email } = order.receiver;
    // A text that is not a single address would be split into several recipients.
    if (order.status !== 'inTransit' || !isConfirmed(order) || !z.email().safeParse(email).success) return;
    if ((await hasRefused(tx, email, secret)) || !(await isFirst(tx, order, 'coming'))) return;
    const { count } = await countIn(tx, `told ${mailboxOf(email)}`, recipientMails.windowMs);
    if (count > recipientMails.max) return;
    await outbox.add(tx, comingMail(sender(), factsOf(order, { kind: 'recipient', id: order.id })));
  }

  const watchers = createWatcherMailing({ outbox, sender, secret, factsOf, isFirst });

  async function mailPromise(tx: Db, order: OrderRecord): Promise<void> {
    const { arrivals, id } = order;
    const notes = await tx
      .select({ name: orderMails.name })
      .from(orderMails)
      .where(eq(orderMails.orderId, id));
    const lateAfterMs = clock.realMs(lateAfterMinutes * 60_000);
    if (isConfirmed(order)) await watchers.promised(tx, order, lateAfterMs);
    const name = promiseMail(
      arrivals,
      notes.map((note) => note.name),
      lateAfterMs,
    );
    const promised = arrivals.at(-1);
    if (!name || !promised || !(await hasChosen(tx, order, 'late'))) return;
    if (!(await isFirst(tx, order, promiseMailNote(name, arrivals.length - 1)))) return;
    const window = { from: new Date(promised.from), to: new Date(promised.to) };
    const isAbsence = name === 'late' && promised.reason === 'nobodyHome';
    const attempt = isAbsence ? await lastAttempt(tx, id, 'failed') : undefined;
    const facts = { ...factsOf(order, { kind: 'customer', id: order.userId }), window, attempt };
    await outbox.add(tx, orderMail(isAbsence ? 'nobodyHome' : name, sender(), facts));
  }

  async function moved(tx: Db, order: OrderRecord): Promise<void> {
    await tellCustomer(tx, order);
    await tellRecipient(tx, order);
    const mail = mailsOfStatus[order.status];
    if (mail && isConfirmed(order)) await watchers.moved(tx, order, mail.kind);
  }

  return {
    async placed(tx, orders) {
      await outbox.addAll(
        tx,
        orders.filter(hasAddress).map((order) => orderMail('placed', sender(), factsOf(order))),
      );
    },
    moved,
    async stepped(tx, order, before) {
      if (order.status !== before.status && !hasGoneBack(order, before)) await moved(tx, order);
      if (order.arrivals.length > before.arrivals.length) await mailPromise(tx, order);
    },
  };
}
