/**
 * `freight-server partners add|list|remove`, or `npm run partners -- …`: whose pages may call, in the database that
 * `DATABASE_URL` or `FREIGHT_DATA` names. Running servers on PostgreSQL notice within a second or two.
 */
import { parseArgs } from 'node:util';
import { readOriginRule } from '#config/originRule.ts';
import type { Database } from '#db/database.ts';
import type { Partner } from '#db/schema/partners.ts';
import { addPartner, listPartners, type NewPartner, removePartner } from '#partners/partners.ts';
import { runCommand, UsageError } from './command.ts';

const usage = `partners add NAME ORIGIN… [--calls-per-minute N]   such as: partners add "Shop" https://shop.example https://*.shop.example
partners list
partners remove NAME-OR-KEY`;

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
  { db }: Database,
  [action, ...rest]: readonly string[],
  perMinute?: string,
): Promise<string> {
  if (action === 'list' && rest.length === 0) {
    const partners = await listPartners(db);
    return partners.length === 0 ? 'There are no partners.' : partners.map(describe).join('\n');
  }
  const [name = ''] = rest;
  if (action === 'remove' && rest.length === 1) {
    const removed = await removePartner(db, name);
    if (removed === undefined) throw new UsageError(`There is no partner ${name}.`);
    return `${removed.name} is removed. Its pages may call for a second or two more.`;
  }
  if (action !== 'add') throw new UsageError(usage);
  const added = await addPartner(db, readNewPartner(rest, perMinute), Date.now());
  if (added === undefined) throw new UsageError(`There is a partner ${name} already; remove it first.`);
  return `${describe(added)}\nIts pages name the key with data-key="${added.key}".`;
}

/** Runs the command and prints its result; returns the exit code. */
export async function runPartnersCommand(argv: readonly string[]): Promise<number> {
  return runCommand(async (withDatabase) => {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { 'calls-per-minute': { type: 'string' } },
    });
    if (positionals.length === 0) throw new UsageError(usage);
    return withDatabase((database) => change(database, positionals, values['calls-per-minute']));
  });
}
