import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigError } from './configError.ts';
import { readSeller, type Seller } from './seller.ts';
import { readSocialProviders, type SocialProvider } from './socialProviders.ts';

/** Where the data lives: a real PostgreSQL, an embedded one in a folder, or one that is gone after closing. */
export type DatabaseLocation =
  | { kind: 'postgres'; url: string }
  | { kind: 'folder'; folder: string }
  | { kind: 'memory' };

export interface Config {
  port: number;
  host: string;
  database: DatabaseLocation;
  /** Exact origins of the pages that may call from a browser; the server's own origin is always allowed. */
  origins: string[];
  /** The site that mail links lead to, without a slash at its end; the server's own address when unset. */
  publicUrl: string | undefined;
  /** The address of the API itself where it is not the site's, without a slash at its end. */
  apiUrl: string | undefined;
  /** Signs tokens; unset in demo mode, where a random one is made and kept in the database. */
  secret: string | undefined;
  demo: boolean;
  /** How many times faster than real time the simulated drivers move; 0 stands still. */
  pace: number;
  mail: { smtpUrl: string | undefined; from: string };
  logLevel: LogLevel;
  /** Folder of the built site, served at `/`. */
  site: string | undefined;
  /** The partner's page, served on a port (and so an origin) of its own. */
  partner: { folder: string; port: number } | undefined;
  /** Who stands on waybills and invoices; a sample when unset. */
  seller: Seller | undefined;
  socialProviders: SocialProvider[];
  /** An issuer of our own with sample persons, for demos and tests alone; it is called `google`. */
  demoIssuer: { port: number } | undefined;
  rateLimits: boolean;
  /** How many proxies stand in front and add to `X-Forwarded-For`. */
  proxies: number;
}

/** The kit's own default, so that its button works with the demo's issuer. */
export const demoProviderName = 'google';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535');
const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://www.example.com' })
  .transform((value) => value.replace(/\/+$/, ''));
const origin = webUrl.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: 'must hold origins only, such as https://www.example.com, without a path',
});
const onOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).transform((value) => value === 'on');

const environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }).optional(),
  FREIGHT_DATA: z.string().default('.freight/data'),
  FREIGHT_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .pipe(z.array(origin))
    .default([]),
  FREIGHT_PUBLIC_URL: webUrl.optional(),
  FREIGHT_API_URL: origin.optional(),
  FREIGHT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  FREIGHT_DEMO: onOff.optional(),
  FREIGHT_PACE: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number from 0')
    .transform(Number)
    .default(60),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().min(3).max(200).default('Freight <no-reply@example.com>'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  FREIGHT_SITE: z.string().optional(),
  FREIGHT_PARTNER: z.string().optional(),
  FREIGHT_PARTNER_PORT: port.default(4100),
  FREIGHT_DEMO_ISSUER_PORT: port.optional(),
  FREIGHT_RATE_LIMITS: onOff.default(true),
  FREIGHT_PROXIES: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a whole number from 0 to 99')
    .transform(Number)
    .default(0),
});
type Environment = z.infer<typeof environment>;

/** Command line options and the setting each of them stands for. */
const optionSettings = { port: 'PORT', host: 'HOST', data: 'FREIGHT_DATA', site: 'FREIGHT_SITE' } as const;

/**
 * Reads the settings of the server. An empty setting counts as absent; an option of the command line
 * (`--port`, `--host`, `--data`, `--site`) wins over its environment variable.
 * Throws a `ConfigError` with one clear sentence for the first setting that cannot be used.
 */
export function loadConfig(env: Record<string, string | undefined>, argv: readonly string[]): Config {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...env, ...readOptions(argv) })) {
    if (value !== undefined && value.trim() !== '') given[name] = value;
  }
  const settings = environment.safeParse(given);
  if (!settings.success) {
    const issue = settings.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  return toConfig(settings.data, given);
}

function readOptions(argv: readonly string[]): Record<string, string> {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { port: text, host: text, data: text, site: text },
    });
    return Object.fromEntries(
      Object.entries(optionSettings).flatMap(([option, setting]) => {
        const value = values[option as keyof typeof optionSettings];
        return value === undefined ? [] : [[setting, value]];
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : 'Unknown option';
    throw new ConfigError(`${reason}; the options are --port, --host, --data and --site.`);
  }
}

function toConfig(settings: Environment, given: Record<string, string>): Config {
  const database = locateDatabase(settings);
  const demo = settings.FREIGHT_DEMO ?? database.kind !== 'postgres';
  if (!demo && settings.FREIGHT_SECRET === undefined) {
    throw new ConfigError('FREIGHT_SECRET must be set to at least 32 random characters outside demo mode.');
  }
  if (!demo && settings.SMTP_URL === undefined) {
    throw new ConfigError('SMTP_URL must be set outside demo mode, or nobody could verify an account.');
  }
  if (!demo && settings.FREIGHT_PUBLIC_URL === undefined) {
    throw new ConfigError('FREIGHT_PUBLIC_URL must be set outside demo mode, because mail links lead there.');
  }
  const socialProviders = readSocialProviders(given);
  return {
    port: settings.PORT,
    host: settings.HOST,
    database,
    origins: settings.FREIGHT_ORIGINS,
    publicUrl: settings.FREIGHT_PUBLIC_URL,
    apiUrl: settings.FREIGHT_API_URL,
    secret: settings.FREIGHT_SECRET,
    demo,
    pace: settings.FREIGHT_PACE,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    logLevel: settings.LOG_LEVEL,
    site: settings.FREIGHT_SITE === undefined ? undefined : resolve(settings.FREIGHT_SITE),
    partner:
      settings.FREIGHT_PARTNER === undefined
        ? undefined
        : { folder: resolve(settings.FREIGHT_PARTNER), port: settings.FREIGHT_PARTNER_PORT },
    seller: readSeller(given),
    socialProviders,
    demoIssuer: demoIssuerOf(settings, demo, socialProviders),
    rateLimits: settings.FREIGHT_RATE_LIMITS,
    proxies: settings.FREIGHT_PROXIES,
  };
}

/** Whom the demo's issuer lets in is anybody's choice, so it must never stand before real accounts. */
function demoIssuerOf(
  { FREIGHT_DEMO_ISSUER_PORT: issuerPort }: Environment,
  demo: boolean,
  providers: readonly SocialProvider[],
): Config['demoIssuer'] {
  if (issuerPort === undefined) return undefined;
  if (!demo) throw new ConfigError('FREIGHT_DEMO_ISSUER_PORT must not be set outside demo mode.');
  return providers.some(({ name }) => name === demoProviderName) ? undefined : { port: issuerPort };
}

function locateDatabase(settings: Environment): DatabaseLocation {
  if (settings.DATABASE_URL !== undefined) return { kind: 'postgres', url: settings.DATABASE_URL };
  if (settings.FREIGHT_DATA === 'memory:') return { kind: 'memory' };
  return { kind: 'folder', folder: resolve(settings.FREIGHT_DATA) };
}
