import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { createSignIns } from '#accounts/signIns.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/drizzle.ts';
import { addKey, listKeys, readPublicKey, removeKey } from '#partnerSessions/keys.ts';
import { endPartnerSessions } from '#partnerSessions/partnerAccounts.ts';
import { listPartners } from '#partners/partners.ts';
import { UsageError } from './command.ts';

/** `keys add NAME FILE`, `keys list NAME`, `keys remove NAME KID`; undefined for anything else. */
export function keysOf(database: Database, words: readonly string[]): Promise<string> | undefined {
  const [action, name, last] = words;
  if (name === undefined) return undefined;
  if (action === 'list' && words.length === 2) return list(database, name);
  if (last === undefined || words.length !== 3) return undefined;
  if (action === 'add') return add(database, name, last);
  return action === 'remove' ? remove(database, name, last) : undefined;
}

/** `sessions end NAME [SUBJECT]`; undefined for anything else. */
export function sessionsOf(database: Database, words: readonly string[]): Promise<string> | undefined {
  const [action, name, subject] = words;
  if (action !== 'end' || name === undefined || words.length > 3) return undefined;
  return end(database, name, subject);
}

async function list(database: Database, name: string): Promise<string> {
  await requirePartner(database, name);
  const keys = await listKeys(database.db, name);
  const lines = keys.map(({ kid, algorithm, createdAt }) =>
    [kid, algorithm, createdAt.toISOString().slice(0, 10)].join('  '),
  );
  return lines.length === 0 ? `${name} has no keys.` : lines.join('\n');
}

async function add(database: Database, name: string, file: string): Promise<string> {
  await requirePartner(database, name);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const read = await readPublicKey(text);
  if ('problem' in read) throw new UsageError(read.problem);
  const { kid, algorithm } = read.key;
  const isAdded = await database.transaction((tx) => addKey(tx, name, read.key, new Date()));
  if (!isAdded) throw new UsageError(`${name} has this key already, or too many; remove one first.`);
  return `${kid}  ${algorithm}\nTokens of ${name} may be signed with this key now, and with its other ones.`;
}

async function remove(database: Database, name: string, kid: string): Promise<string> {
  await requirePartner(database, name);
  const ended = await database.transaction(async (tx) => {
    if (!(await removeKey(tx, name, kid))) throw new UsageError(`${name} has no key ${kid}.`);
    // A stolen key may have signed persons in; honest pages get new sessions with the next key.
    return endPartnerSessions(tx, name, new Date());
  });
  await announce(database, ended);
  return `The key ${kid} of ${name} is removed, and all sessions of its customers have ended.`;
}

async function end(database: Database, name: string, subject?: string): Promise<string> {
  await requirePartner(database, name);
  const ended = await database.transaction((tx) => endPartnerSessions(tx, name, new Date(), subject));
  await announce(database, ended);
  return `${ended.length} ${ended.length === 1 ? 'session has' : 'sessions have'} ended.`;
}

/** Running servers cut the live sockets of these sessions immediately; without the message they look within seconds. */
export async function announce(database: Database, ended: readonly string[]): Promise<void> {
  createSignIns(database, Date.now).ended(ended);
  // Messages leave after this turn: the database must not be closed before.
  await setImmediate();
  await database.db.execute(sql`select 1`);
}

async function requirePartner({ db }: Database, name: string): Promise<void> {
  if (!(await listPartners(db)).some((partner) => partner.name === name))
    throw new UsageError(`There is no partner ${name}.`);
}
