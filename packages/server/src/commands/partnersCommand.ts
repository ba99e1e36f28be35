/**
 * `freight-server partners …`, or `npm run partners -- …`: whose pages may call, their figures, webhooks, keys and sessions, in
 * the database that `DATABASE_URL` or `FREIGHT_DATA` names. Running servers on PostgreSQL notice within a second or two.
 * `link` and `webhook` need the settings of the server.
 */
import { parseArgs } from 'node:util';
import { readOriginRule } from '#config/originRule.ts';
import type { Database } from '#db/database.ts';
import type { Partner } from '#db/schema/partners.ts';
import { endPartnerSessions } from '#partnerSessions/partnerAccounts.ts';
import { addPartner, listPartners, type NewPartner, removePartner } from '#partners/partners.ts';
import { runCommand, UsageError } from './command.ts';
import { type FiguresOptions, figuresOf, linkOf } from './partnerFigures.ts';
import { announce, keysOf, sessionsOf } from './partnerSessions.ts';
import {
  changeWebhook,
  deliveriesOf,
  type ReplayOptions,
  replay,
  type WebhookOptions,
} from './partnerWebhooks.ts';

const usage = `partners add NAME ORIGIN… [--calls-per-minute N]   such as: partners add "Shop" https://shop.example https://*.shop.example
partners list
partners remove NAME-OR-KEY
partners figures NAME [--month 2026-11] [--csv]
partners link NAME
partners webhook NAME --url URL | --rotate | --remove
partners deliveries NAME
partners replay NAME --id ID | --since 2026-11-22T08:00:00Z
partners keys add NAME FILE | list NAME | remove NAME KID
partners sessions end NAME [SUBJECT]`;

function readNewPartner([name, ...origins]: readonly string[], perMinute: string | undefined): NewPartner {
  if (!name?.trim() || name.length > 100 || origins.length === 0) throw new UsageError(usage);
  const wrong = origins.find((origin) => readOriginRule(origin) === undefined);
  if (wrong !== undefined) {
    throw new UsageError(
      `${wrong} is no origin such as https://www.example.com, without a path; * may replace its first label, as in https://*.example.com.`,
    );
  }
  if (perMinute !== undefined && !/^[1-9]\d{0,8}$/.test(perMinute))
    throw new UsageError('--calls-per-minute must be a whole number from 1.');
  return {
    name: name.trim(),
    origins,
    callsPerMinute: perMinute === undefined ? undefined : Number(perMinute),
  };
}

const describe = ({ name, key, origins, callsPerMinute }: Partner): string =>
  [name, key, origins.join(' '), ...(callsPerMinute ? [`${callsPerMinute} calls a minute`] : [])].join('  ');

async function change(
  database: Database,
  [action, ...rest]: readonly string[],
  perMinute?: string,
): Promise<string> {
  const { db } = database;
  if (action === 'list' && rest.length === 0) {
    const partners = await listPartners(db);
    return partners.length === 0 ? 'There are no partners.' : partners.map(describe).join('\n');
  }
  const [name = ''] = rest;
  if (action === 'remove' && rest.length === 1) {
    const { removed, ended } = await database.transaction(async (tx) => {
      const removed = await removePartner(tx, name);
      return { removed, ended: removed ? await endPartnerSessions(tx, removed.name, new Date()) : [] };
    });
    if (removed === undefined) throw new UsageError(`There is no partner ${name}.`);
    await announce(database, ended);
    return `${removed.name} is removed. Its pages may call for a second or two more.`;
  }
  if (action !== 'add') throw new UsageError(usage);
  const added = await addPartner(db, readNewPartner(rest, perMinute), Date.now());
  if (added === undefined) throw new UsageError(`There is a partner ${name} already; remove it first.`);
  return `${describe(added)}\nIts pages name the key with data-key="${added.key}".`;
}

type Options = FiguresOptions & WebhookOptions & ReplayOptions & { 'calls-per-minute'?: string | undefined };

/** The actions about one partner that is there already, by their names. */
const actionsOfPartner: Readonly<
  Record<string, (database: Database, name: string, options: Options) => Promise<string>>
> = {
  figures: figuresOf,
  link: linkOf,
  webhook: changeWebhook,
  deliveries: deliveriesOf,
  replay,
};

/** The actions that have actions of their own. */
const actionsOfMany: Readonly<
  Record<string, (database: Database, words: readonly string[]) => Promise<string> | undefined>
> = { keys: keysOf, sessions: sessionsOf };

/** Runs the command and prints its result; returns the exit code. */
export async function runPartnersCommand(argv: readonly string[]): Promise<number> {
  return runCommand(async (withDatabase) => {
    const { values, positionals } = readArguments(argv);
    const [action = '', name] = positionals;
    const ofPartner = Object.hasOwn(actionsOfPartner, action) ? actionsOfPartner[action] : undefined;
    if (ofPartner && name !== undefined && positionals.length === 2)
      return withDatabase((database) => ofPartner(database, name, values));
    const [, ...words] = positionals;
    const ofMany = Object.hasOwn(actionsOfMany, action) ? actionsOfMany[action] : undefined;
    if (ofMany)
      return withDatabase(async (database) => {
        const done = ofMany(database, words);
        if (done === undefined) throw new UsageError(usage);
        return done;
      });
    if (positionals.length === 0) throw new UsageError(usage);
    return withDatabase((database) => change(database, positionals, values['calls-per-minute']));
  });
}

function readArguments(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...{ 'calls-per-minute': text, month: text, url: text, id: text, since: text },
        ...{ csv: flag, rotate: flag, remove: flag },
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}
