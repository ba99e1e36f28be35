import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from './configError.ts';
import { type DemoShop, readDemoShop } from './demoShop.ts';
import { type Environment, environment, type LogLevel } from './environment.ts';
import { type FirstPartner, readFirstPartners } from './firstPartners.ts';
import { isDemo, requireProduction } from './production.ts';
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
  /** Whether to answer on [::1] besides `host`, which is 127.0.0.1 then. */
  onIpv6Loopback: boolean;
  database: DatabaseLocation;
  /** Milliseconds a start waits for a PostgreSQL that does not answer. */
  databaseWaitMs: number;
  /**
   * Origins of the pages that may call from a browser, besides those of the partners in the database; `*` may replace
   * the first label. The server's own origin is always allowed.
   */
  origins: string[];
  /** Partners that are added to the database where they are missing. */
  partners: FirstPartner[];
  /** The site that mail links lead to, without a slash at its end; the server's own address when unset. */
  publicUrl: string | undefined;
  /** The address of the API itself where it is not the site's, without a slash at its end. */
  apiUrl: string | undefined;
  /** Signs tokens; unset in demo mode, where a random one is made and kept in the database. */
  secret: string | undefined;
  demo: boolean;
  /** Whether the first attempt of about one order in twelve fails; in a demo alone. */
  failedAttempts: boolean;
  /** How many times faster than real time the simulated drivers move; at 0 they do not move. */
  pace: number;
  mail: { smtpUrl: string | undefined; from: string };
  /** Simulated minutes after the promised window from which the customer gets a mail. */
  lateAfterMinutes: number;
  logLevel: LogLevel;
  /** A shop that runs beside the demo. */
  demoShop: DemoShop | undefined;
  /** Whether webhooks may also go to hosts of the own network, and without TLS. */
  localWebhooks: boolean;
  /** Callers that send it may read `/metrics`; if it is unset, there are no metrics. */
  metricsToken: string | undefined;
  /** Folder of the built site, served at `/`. */
  site: string | undefined;
  /** Folder of the kit's releases, each below its version; served below `/kit/` beside the site's own build. */
  kitReleases: string | undefined;
  /** The partner's page, served on a port (and so an origin) of its own. */
  partner: { folder: string; port: number } | undefined;
  /** The seller named on waybills and invoices; a sample when unset. */
  seller: Seller | undefined;
  /** From whom messages come, besides the seller and the addresses of this server. */
  senders: { hosts: string[]; names: string[]; phones: string[] };
  socialProviders: SocialProvider[];
  /** An issuer of our own with sample persons, for demos and tests alone; it is called `google`. */
  demoIssuer: { port: number } | undefined;
  rateLimits: boolean;
  /** The number of proxies in front of the server that add to `X-Forwarded-For`. */
  proxies: number;
  tracking: PublicTracking;
  /** The services of others that the delivered site uses; its policy allows exactly these. */
  siteServices: SiteServices;
}

/** What public tracking shows to anybody who knows an order number. */
export interface PublicTracking {
  /** `full`: everything the documents list. `reduced`: towns and statuses, no street, price or instruction. */
  detail: 'full' | 'reduced';
  /** Days after the final status for which it answers at all. */
  days: number;
}

export interface SiteServices {
  /** Where the API tells which lorries drive empty today. */
  emptyRuns?: string | undefined;
  googleMapsKey?: string | undefined;
  /** A script loaded after full consent. */
  analytics?: SiteAnalytics | undefined;
}

export interface SiteAnalytics {
  scriptUrl: string;
  /** An ordinary script, or a module that may export `pageView`. */
  kind: 'classic' | 'module';
  /** The site's id at the service. */
  id?: string | undefined;
  /** Further origins it reports to. */
  origins?: string[] | undefined;
}

/** The kit's own default, so that its button works with the demo's issuer. */
export const demoProviderName = 'google';

/** Command line options and the setting each of them changes. */
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
  const demo = isDemo(settings);
  if (!demo) requireProduction(settings);
  const socialProviders = readSocialProviders(given);
  const demoShop = readDemoShop(settings.FREIGHT_DEMO_SHOP, demo);
  return {
    port: settings.PORT,
    host: settings.HOST ?? '127.0.0.1',
    onIpv6Loopback: demo && settings.HOST === undefined,
    database,
    databaseWaitMs: settings.FREIGHT_DATABASE_WAIT * 1000,
    origins: settings.FREIGHT_ORIGINS,
    partners: readFirstPartners(settings.FREIGHT_PARTNERS),
    publicUrl: settings.FREIGHT_PUBLIC_URL,
    apiUrl: settings.FREIGHT_API_URL,
    secret: settings.FREIGHT_SECRET,
    demo,
    failedAttempts: demo && settings.FREIGHT_FAILED_ATTEMPTS,
    pace: settings.FREIGHT_PACE,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    lateAfterMinutes: settings.FREIGHT_LATE_AFTER,
    logLevel: settings.LOG_LEVEL,
    demoShop,
    // The demo's shop is on this machine.
    localWebhooks: settings.FREIGHT_LOCAL_WEBHOOKS || demoShop !== undefined,
    metricsToken: settings.FREIGHT_METRICS_TOKEN,
    site: settings.FREIGHT_SITE === undefined ? undefined : resolve(settings.FREIGHT_SITE),
    kitReleases:
      settings.FREIGHT_KIT_RELEASES === undefined ? undefined : resolve(settings.FREIGHT_KIT_RELEASES),
    partner:
      settings.FREIGHT_PARTNER === undefined
        ? undefined
        : { folder: resolve(settings.FREIGHT_PARTNER), port: settings.FREIGHT_PARTNER_PORT },
    seller: readSeller(given),
    senders: {
      hosts: settings.FREIGHT_SENDER_HOSTS,
      names: settings.FREIGHT_SENDER_NAMES,
      phones: settings.FREIGHT_SENDER_PHONES,
    },
    socialProviders,
    demoIssuer: demoIssuerOf(settings, demo, socialProviders),
    rateLimits: settings.FREIGHT_RATE_LIMITS,
    proxies: settings.FREIGHT_PROXIES,
    tracking: { detail: settings.FREIGHT_PUBLIC_TRACKING, days: settings.FREIGHT_TRACKING_DAYS },
    siteServices: readSiteServices(settings),
  };
}

function readSiteServices(settings: Environment): SiteServices {
  const { FREIGHT_GOOGLE_MAPS_KEY: googleMapsKey, FREIGHT_ANALYTICS_URL: scriptUrl } = settings;
  const analytics =
    scriptUrl === undefined
      ? undefined
      : {
          scriptUrl,
          kind: settings.FREIGHT_ANALYTICS_KIND,
          id: settings.FREIGHT_ANALYTICS_ID,
          origins: settings.FREIGHT_ANALYTICS_ORIGINS,
        };
  return { googleMapsKey, analytics };
}

/** The demo's issuer lets anybody in as anyone, so it must never serve real accounts. */
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
