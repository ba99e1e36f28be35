import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '#db/database.ts';
import { and, gt, isNotNull, isNull, lt, lte, sql } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import type { Mail } from './mail.ts';
import type { Delivery, Smtp } from './smtp.ts';

/**
 * The queue of outgoing mails. A mail is written in the transaction that causes it, so that both happen or neither,
 * and a server that dies in between sends it after its next start.
 */
export interface Outbox {
  /** Puts a mail into the outbox and returns its id; it leaves as soon as the transaction is over. */
  add(tx: Db, mail: Mail): Promise<number>;
  /** The same for several, with one statement. */
  addAll(tx: Db, mails: readonly Mail[]): Promise<number[]>;
  /** Stops sending; waits for the mails that are being handed over. */
  close(): Promise<void>;
}

interface OutboxParts {
  database: Database;
  /** Milliseconds. */
  now: () => number;
  logger: FastifyBaseLogger;
}

/** The most mails the demo's mail box keeps. */
const mailboxSize = 200;

/** Keeps the newest mails instead of sending them; the demo shows them at `/mailbox`. */
export function createMailbox({ now }: Pick<OutboxParts, 'now'>): Outbox {
  return createOutbox(
    async (tx, added) => {
      const ids = await insert(tx, added, now(), new Date(now()));
      // Failed transactions leave gaps in the ids, so fewer mails may be kept. Finding the oldest would cost a query.
      await tx.delete(mails).where(lte(mails.id, Math.max(...ids) - mailboxSize));
      return ids;
    },
    async () => {},
  );
}

/** Stores mails that a running server sends. */
export const createStore = ({ now }: Pick<OutboxParts, 'now'>): Outbox =>
  createOutbox(
    (tx, added) => insert(tx, added, now()),
    async () => {},
  );

const second = 1000;
const hour = 3600 * second;
/** How long a mail waits after each failed attempt; the last pause repeats. */
const pauses = [5 * second, 15 * second, 60 * second, 300 * second];
/** A mail that could not be handed over for so long is given up: its links have expired. */
const givenUpAfter = 24 * hour;
/** How long a process claims a mail for itself; longer than an attempt can take. */
const claimMs = 3 * 60 * second;
/** How often the outbox looks for mails whose pause is over, and for mails of processes that died. */
const lookEvery = 2 * second;
/** How long a new mail waits before it is sent, until its transaction is usually over. */
const soon = 20;
/** The number of mails that are handed over in parallel. */
const width = 4;
/** How long a mail that was given up is kept for investigation. */
const failedKeptFor = 7 * 24 * hour;

type WaitingMail = typeof mails.$inferSelect;

/**
 * A mail that was sent completely may have been delivered although the SMTP server never confirmed it. Its reader would
 * get it again with every attempt.
 */
const mostUnanswered = 3;
const unansweredBefore = ({ extras }: WaitingMail): number => extras?.unanswered ?? 0;
const isHopeless = (mail: WaitingMail, kind: Delivery['kind']): boolean =>
  kind === 'unanswered' && unansweredBefore(mail) + 1 >= mostUnanswered;

/**
 * Sends by SMTP, each mail by one process at a time (row locks), with growing pauses after failures. A mail is sent
 * twice only when the server dies between the SMTP server's answer and the note of it; it then has the same
 * `Message-ID`.
 */
export function createSmtpOutbox(parts: OutboxParts, smtp: Smtp): Outbox {
  const { database, now, logger } = parts;
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;
  /** Whether the SMTP server has taken nothing since a mail had to wait. */
  let isAway = false;

  async function round(): Promise<void> {
    do {
      again = false;
      // A failed worker must not end the round early, because closing waits for the others through it.
      const ended = await Promise.allSettled(Array.from({ length: width }, sendAll));
      const failed = ended.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
    } while (again && !closed);
  }

  async function sendAll(): Promise<void> {
    while (!closed) {
      const mail = await claim(database.db, now());
      if (mail === undefined) return;
      const delivery = await smtp.deliver({ ...mail, ...contentOf(mail) }, mail.messageId);
      await persistently(() => note(database.db, mail, delivery.kind, now()));
      const facts = { mailId: mail.id, attempt: mail.attempts };
      if (delivery.kind === 'sent') {
        if (isAway) await persistently(() => wakeWaiting(database.db, now()));
        isAway = false;
        continue;
      }
      const { reason } = delivery;
      isAway ||= delivery.kind === 'away';
      if (delivery.kind === 'refused')
        logger.warn({ ...facts, reason }, 'a mail was refused and is given up');
      else if (isHopeless(mail, delivery.kind))
        logger.warn({ ...facts, reason }, 'a mail was never acknowledged and is given up');
      else logger.warn({ ...facts, reason }, 'a mail could not be sent and will be tried again');
    }
  }

  function look(): void {
    if (closed) return;
    again = true;
    running ??= round()
      .catch((error: unknown) => logger.error({ err: error }, 'the outbox failed; it tries again'))
      .finally(() => {
        running = undefined;
      });
  }

  const ticking = setInterval(look, lookEvery);
  const cleaning = setInterval(() => void clean(), hour);
  const clean = () =>
    database.db
      .delete(mails)
      .where(and(isNotNull(mails.failedAt), lt(mails.failedAt, new Date(now() - failedKeptFor))))
      .catch((error: unknown) => logger.error({ err: error }, 'the outbox could not be cleaned'));
  look();

  return createOutbox(
    async (tx, added) => {
      const ids = await insert(tx, added, now());
      setTimeout(look, soon).unref();
      return ids;
    },
    async () => {
      closed = true;
      clearInterval(ticking);
      clearInterval(cleaning);
      await running;
    },
  );
}

type AddAll = (tx: Db, added: readonly Mail[]) => Promise<number[]>;

const createOutbox = (addAll: AddAll, close: () => Promise<void>): Outbox => ({
  async add(tx, mail) {
    const [id] = await addAll(tx, [mail]);
    if (id === undefined) throw new Error('The mail was not stored');
    return id;
  },
  addAll: async (tx, added) => (added.length === 0 ? [] : addAll(tx, added)),
  close,
});

async function insert(tx: Db, added: readonly Mail[], now: number, sentAt?: Date): Promise<number[]> {
  const at = new Date(now);
  const rows = await tx
    .insert(mails)
    .values(
      added.map(({ to, subject, text, html, ...extras }) => ({
        recipient: to,
        subject,
        bodyText: text,
        bodyHtml: html,
        extras,
        createdAt: at,
        dueAt: at,
        sentAt,
      })),
    )
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

const contentOf = ({ recipient, subject, bodyText, bodyHtml, extras }: WaitingMail): Mail => ({
  ...extras,
  to: recipient,
  subject,
  text: bodyText,
  html: bodyHtml,
});

/** Claims the next mail that is due, for a while. */
async function claim(db: Db, now: number): Promise<WaitingMail | undefined> {
  const at = new Date(now).toISOString();
  const [mail] = await db
    .update(mails)
    .set({ claimedUntil: new Date(now + claimMs), attempts: sql`${mails.attempts} + 1` })
    .where(
      sql`${mails.id} = (select id from mails where sent_at is null and failed_at is null and due_at <= ${at}
        and (claimed_until is null or claimed_until <= ${at}) order by due_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return mail;
}

/** Stores the result of a mail even if the database is unavailable for a moment: otherwise it would be sent again. */
async function persistently(write: () => Promise<void>): Promise<void> {
  for (const milliseconds of [100, 500, 2 * second, 5 * second]) {
    try {
      return await write();
    } catch {
      await pause(milliseconds);
    }
  }
  await write();
}

/** A mail that has left is forgotten, because its links open accounts; a failed one waits or is given up. */
async function note(db: Db, mail: WaitingMail, kind: Delivery['kind'], now: number): Promise<void> {
  const mine = and(sql`${mails.id} = ${mail.id}`, isNull(mails.sentAt), isNull(mails.failedAt));
  if (kind === 'sent') {
    await db.delete(mails).where(mine);
  } else if (kind === 'refused' || isHopeless(mail, kind) || now - mail.createdAt.getTime() > givenUpAfter) {
    await db
      .update(mails)
      .set({ failedAt: new Date(now), claimedUntil: null, bodyText: '', bodyHtml: '', extras: null })
      .where(mine);
  } else {
    const wait = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? lookEvery;
    const unanswered = unansweredBefore(mail) + (kind === 'unanswered' ? 1 : 0);
    const extras = unanswered > 0 ? { ...mail.extras, unanswered } : mail.extras;
    await db
      .update(mails)
      .set({ dueAt: new Date(now + wait), claimedUntil: null, extras })
      .where(mine);
  }
}

/** The first mail after an outage has left: what waits for its next attempt need not wait any longer. */
async function wakeWaiting(db: Db, now: number): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: new Date(now) })
    .where(
      and(
        isNull(mails.sentAt),
        isNull(mails.failedAt),
        gt(mails.attempts, 0),
        gt(mails.dueAt, new Date(now)),
      ),
    );
}
