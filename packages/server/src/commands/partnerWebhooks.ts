import { loadConfig } from '#config/config.ts';
import type { Database } from '#db/database.ts';
import { storedSecret } from '#db/secret.ts';
import { listPartners } from '#partners/partners.ts';
import { previousValidMs, removeEndpoint, rotateSecret, setEndpoint } from '#webhooks/endpoints.ts';
import { type Delivery, listDeliveries, type Replay, replayMessages } from '#webhooks/messages.ts';
import { readTarget } from '#webhooks/targets.ts';
import { UsageError } from './command.ts';

export interface WebhookOptions {
  readonly url?: string | undefined;
  readonly rotate?: boolean | undefined;
  readonly remove?: boolean | undefined;
}

/** How many of the newest messages are listed. */
const listed = 50;

/** Sets the address of a partner's webhook, renews its secret, or removes it. */
export async function changeWebhook(
  database: Database,
  name: string,
  { url, rotate, remove }: WebhookOptions,
): Promise<string> {
  if ([url, rotate, remove].filter(Boolean).length !== 1)
    throw new UsageError('Give one of --url URL, --rotate and --remove.');
  await requirePartner(database, name);
  if (remove) {
    const isRemoved = await database.transaction((tx) => removeEndpoint(tx, name));
    if (!isRemoved) throw new UsageError(`${name} has no webhook.`);
    return `The webhook of ${name} is removed, with its deliveries.`;
  }
  // The secrets are sealed with the server's own, so the command needs the server's settings.
  const config = loadConfig(process.env, []);
  const secret = config.secret ?? (await storedSecret(database.db));
  if (rotate) {
    const renewed = await rotateSecret(database.db, name, secret, new Date());
    if (renewed === undefined) throw new UsageError(`${name} has no webhook.`);
    return `${renewed}\nThis is the new secret; it is not shown again. The one before is valid for ${previousValidMs / 3_600_000} hours more.`;
  }
  const target = readTarget(url ?? '', config.localWebhooks);
  if ('problem' in target) throw new UsageError(target.problem);
  const made = await setEndpoint(database.db, { partner: name, url: target.url }, secret, new Date());
  if (made === undefined) return `Events of ${name} go to ${target.url} now; the secret is the same.`;
  return `${made}\nThis is the secret of ${target.url}; it is not shown again.`;
}

/** The newest messages to a partner, newest first, each with its attempts. */
export async function deliveriesOf(database: Database, name: string): Promise<string> {
  await requirePartner(database, name);
  const deliveries = await listDeliveries(database.db, name, listed);
  return deliveries.length === 0 ? `Nothing was sent to ${name}.` : deliveries.map(describe).join('\n');
}

function describe({ message, attempts }: Delivery): string {
  const { orderId } = JSON.parse(message.payload).data as { orderId: string };
  const log = attempts.map(
    ({ at, status, failure, milliseconds }) =>
      `  ${at.toISOString()}  ${status ?? failure}  ${milliseconds} ms`,
  );
  return [[message.id, message.type, orderId, stateOf(message)].join('  '), ...log].join('\n');
}

function stateOf({ deliveredAt, failedAt, dueAt, attempts }: Delivery['message']): string {
  if (deliveredAt) return 'delivered';
  if (failedAt) return 'given up';
  return attempts === 0 ? 'waits' : `waits until ${dueAt.toISOString()}`;
}

export interface ReplayOptions {
  readonly id?: string | undefined;
  readonly since?: string | undefined;
}

/** Lets a running server send one message of a partner again, or all since a moment. */
export async function replay(database: Database, name: string, options: ReplayOptions): Promise<string> {
  const chosen = readReplay(options);
  await requirePartner(database, name);
  const count = await replayMessages(database.db, name, chosen, new Date());
  if (count === 0 && 'id' in chosen)
    throw new UsageError(`There is no message ${chosen.id} to ${name}, or it is being sent now.`);
  return `${count} ${count === 1 ? 'message is' : 'messages are'} sent again.`;
}

function readReplay({ id, since }: ReplayOptions): Replay {
  if ((id === undefined) === (since === undefined))
    throw new UsageError('Give one of --id ID and --since TIME.');
  if (id !== undefined) return { id };
  const moment = new Date(since ?? '');
  if (Number.isNaN(moment.getTime()))
    throw new UsageError('--since must be a moment such as 2026-11-22T08:00:00Z.');
  return { since: moment };
}

async function requirePartner({ db }: Database, name: string): Promise<void> {
  const partners = await listPartners(db);
  if (!partners.some((partner) => partner.name === name))
    throw new UsageError(`There is no partner ${name}.`);
}
