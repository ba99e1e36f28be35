import { type Config, loadConfig } from '#config/config.ts';
import type { Database } from '#db/database.ts';
import { isMonth, monthOf, readMonth } from '#figures/figures.ts';
import { figuresAddress, renewLink } from '#figures/figuresLink.ts';
import { figuresCsv, figuresText } from '#figures/figuresTable.ts';
import { UsageError } from './command.ts';

export interface FiguresOptions {
  readonly month?: string | undefined;
  readonly csv?: boolean | undefined;
}

/** The figures of a partner in a month, by default this one. A partner that was removed still has some. */
export async function figuresOf({ db }: Database, name: string, options: FiguresOptions): Promise<string> {
  const now = new Date();
  const { month = monthOf(now), csv } = options;
  if (!isMonth(month)) throw new UsageError('--month must be a month such as 2026-11.');
  const figures = await readMonth(db, name, month, now);
  return csv ? figuresCsv(figures).trimEnd() : figuresText(figures);
}

/** Makes the link to the figures of a partner; the one before ends. */
export async function linkOf({ db }: Database, name: string): Promise<string> {
  const origin = originOf(loadConfig(process.env, []));
  const token = await renewLink(db, name);
  if (!token) throw new UsageError(`There is no partner ${name}.`);
  return `${figuresAddress(origin, token)}\nOnly this link shows the figures of ${name}; it is not shown again. The one before has ended.`;
}

const originOf = ({ apiUrl, publicUrl, port }: Config): string =>
  apiUrl ?? publicUrl ?? `http://localhost:${port}`;
