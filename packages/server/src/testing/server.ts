import type { ChangeReason, ClaimState } from '@freight/contract';
import { type Replacements, type RunningServer, startServer } from '@freight/server';
import { endsWithTest } from '@freight/testing/ends';
import { vi } from 'vitest';
import { hashPassword } from '#accounts/passwords/passwords.ts';
import { startSession } from '#accounts/sessions.ts';
import { answerClaim } from '#claims/answerClaim.ts';
import { createClaimMailing } from '#claims/claimMailing.ts';
import type { Config } from '#config/config.ts';
import { desc } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { mails as mailsTable, users } from '#db/schema/accounts.ts';
import { delayOrder, type TestDelay } from './delayOrder.ts';
import { driveToStops } from './driveToStops.ts';
import { failAttempt } from './failAttempt.ts';
import { emptyDatabase } from './memory.ts';
import { newSharedDatabase } from './postgres/sharedPostgres.ts';

export type TestSettings = Partial<Config>;

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The first link of the text. */
  link: URL;
  /** The names of the files that come with it. */
  files: string[];
}

export interface TestUser {
  userId: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
  /** The header that signs a request. */
  headers: { authorization: string };
}

export interface TestServer extends RunningServer {
  /** Every mail sent so far, newest first. */
  mails(): Promise<SentMail[]>;
  /** The token of the newest link to choose a new password. The mail is written after the answer; waits for it. */
  resetToken(email: string): Promise<string>;
  /** A new verified account, signed in; its parts replaced by those given. */
  verifiedUser(parts?: Partial<typeof users.$inferInsert>): Promise<TestUser>;
  /** Moves the server's clock on. */
  passTime(milliseconds: number): void;
  /** Moves the simulated drivers on, and waits until all followers are notified. */
  advance(simulatedMs: number): Promise<void>;
  /** Delays an order before a status that it has not reached; known half way to it. */
  delay(orderNumber: string, ...delays: TestDelay[]): Promise<void>;
  /** Places an order so that its driver makes so many deliveries before it, as if all before had gone well. */
  driveToStops(orderNumber: string, stops: number): Promise<void>;
  /** Lets the attempt of an order at the door fail now; it goes out again on the next day with deliveries. */
  failAttempt(orderNumber: string): Promise<void>;
  /** Decides the changes that wait now, as the driver does a minute later; with a reason all of them are refused. */
  decideChanges(reason?: ChangeReason): Promise<void>;
  /** Answers a claim as the company does. */
  answerClaim(caseNumber: string, state: ClaimState, answer?: string): Promise<void>;
}

const settings: Config = {
  port: 0,
  host: '127.0.0.1',
  onIpv6Loopback: false,
  database: { kind: 'memory' },
  databaseWaitMs: 0,
  origins: ['https://www.example.com'],
  partners: [],
  publicUrl: 'https://www.example.com',
  apiUrl: undefined,
  secret: 'a secret that is used in tests only',
  demo: true,
  failedAttempts: false,
  pace: 0,
  mail: { smtpUrl: undefined, from: 'Freight <no-reply@example.com>' },
  lateAfterMinutes: 15,
  logLevel: 'fatal',
  localWebhooks: false,
  demoShop: undefined,
  metricsToken: undefined,
  site: undefined,
  kitReleases: undefined,
  partner: undefined,
  seller: undefined,
  senders: { hosts: [], names: [], phones: [] },
  socialProviders: [],
  demoIssuer: undefined,
  rateLimits: false,
  proxies: 0,
  tracking: { detail: 'full', days: 90 },
  siteServices: {},
};
const password = 'correct horse battery';

let passwordHash: Promise<string> | undefined;

/** A new database: in memory, or on PostgreSQL in the project of tests that run there. */
async function newDatabase(): Promise<Config['database']> {
  if (process.env['FREIGHT_TEST_ON'] !== 'postgres') return settings.database;
  return { kind: 'postgres', url: await newSharedDatabase() };
}

/** Starts a real server on a free port with an empty database, standing drivers and no rate limits. */
export async function startTestServer(
  overrides: TestSettings = {},
  { demoData = false, logTo }: Pick<Replacements, 'demoData' | 'logTo'> = {},
): Promise<TestServer> {
  const clock = { ahead: 0 };
  const config = { ...settings, ...overrides, database: overrides.database ?? (await newDatabase()) };
  const server = await startServer(config, {
    now: () => Date.now() + clock.ahead,
    database: config.database.kind === 'memory' ? await emptyDatabase() : undefined,
    demoData,
    logTo,
  });
  return {
    ...server,
    mails: () => readMails(server),
    resetToken: (email) => waitForResetToken(server, email),
    verifiedUser: (parts) => insertUser(server, parts),
    passTime: (milliseconds) => {
      clock.ahead += milliseconds;
    },
    advance: (simulatedMs) => server.orders.advance(simulatedMs),
    delay: (orderNumber, ...delays) => delayOrder(server.database, orderNumber, ...delays),
    driveToStops: (...place) => driveToStops(server, ...place),
    failAttempt: (orderNumber) => failAttempt(server, orderNumber),
    decideChanges: (reason) => server.orders.decideChanges(reason),
    answerClaim: (...answer) => answerAs(server, ...answer),
  };
}

/** The same for a test or, at the top of a file, for all of its tests: it is closed after them. */
export async function openTestServer(...settings: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...settings);
  endsWithTest(() => server.close());
  return server;
}

async function answerAs(
  { database, parts }: RunningServer,
  caseNumber: string,
  state: ClaimState,
  answer?: string,
): Promise<void> {
  const mailing = createClaimMailing(parts);
  const claim = await answerClaim(
    { database, mailing },
    caseNumber,
    { state, answer },
    new Date(parts.now()),
  );
  if (!claim) throw new Error(`There is no case ${caseNumber}`);
}

async function readMails({ database }: RunningServer): Promise<SentMail[]> {
  const rows = await database.db.select().from(mailsTable).orderBy(desc(mailsTable.id));
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.bodyText,
    html: row.bodyHtml,
    link: new URL(/https?:\/\/\S+/.exec(row.bodyText)?.[0] ?? ''),
    files: (row.extras?.files ?? []).map(({ name }) => name),
  }));
}

function waitForResetToken(server: RunningServer, email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = (await readMails(server)).find(
        ({ to, link }) => to === email && link.pathname === '/reset-password',
      );
      return mail?.link.searchParams.get('token') ?? Promise.reject(new Error(`No mail to ${email}`));
    },
    { timeout: 20_000 },
  );
}

async function insertUser(
  { database, parts: serverParts }: RunningServer,
  parts: Partial<typeof users.$inferInsert> = {},
): Promise<TestUser> {
  passwordHash ??= hashPassword(password);
  const id = newId();
  const [user] = await database.db
    .insert(users)
    .values({
      id,
      email: `person-${id}@example.com`,
      passwordHash: await passwordHash,
      firstName: 'Anna',
      lastName: 'Exempel',
      phoneNr: '+46 70 000 00 01',
      street: 'Storgatan 12',
      city: 'Karlstad',
      postalcode: '652 24',
      verifiedAt: new Date(serverParts.now()),
      ...parts,
    })
    .returning();
  if (user === undefined) throw new Error('The user was not stored');
  const tokens = await startSession(serverParts, database.db, user);
  return {
    userId: user.id,
    email: user.email ?? '',
    password,
    ...tokens,
    headers: { authorization: `Bearer ${tokens.token}` },
  };
}
