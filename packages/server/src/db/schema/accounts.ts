import { languages, type OrderMailKind } from '@freight/contract';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#db/drizzle.ts';
import type { WaitingExtras } from './mailExtras.ts';

/** The columns of accounts in the files of `drizzle/` for the query builder; a test keeps the two equal. */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** What its owner signs in with; null for an account that a partner signs in. */
  email: text('email').unique(),
  /** Where mails go that a partner's account receives; never compared with the address of another account. */
  contactEmail: text('contact_email'),
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  phoneNr: text('phone_nr').notNull().default(''),
  street: text('street').notNull().default(''),
  city: text('city').notNull().default(''),
  postalcode: text('postalcode').notNull().default(''),
  profileImageUrl: text('profile_image_url').notNull().default(''),
  provider: text('provider').notNull().default('email'),
  language: text('language', { enum: languages }),
  /** The mails about orders that the person has chosen to receive besides the confirmation. */
  mailChoices: jsonb('mail_choices').$type<OrderMailKind[]>().notNull().default([]),
  verifiedAt: moment('verified_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type User = typeof users.$inferSelect;

export const refreshFamilies = pgTable('refresh_families', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
  /** Where it began, by name: `Firefox`, `Windows`. */
  browser: text('browser'),
  system: text('system'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  familyId: text('family_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  rotatedAt: moment('rotated_at'),
  successorHash: text('successor_hash'),
  singleUse: boolean('single_use').notNull().default(false),
});

export const linkTokens = pgTable('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
  passwordHash: text('password_hash'),
  browserHash: text('browser_hash'),
  requesterHash: text('requester_hash'),
  mailId: bigint('mail_id', { mode: 'number' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const mails = pgTable('mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  bodyText: text('body_text').notNull(),
  bodyHtml: text('body_html').notNull(),
  extras: jsonb('extras').$type<WaitingExtras>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  messageId: uuid('message_id').notNull().defaultRandom(),
  dueAt: moment('due_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  claimedUntil: moment('claimed_until'),
  sentAt: moment('sent_at'),
  failedAt: moment('failed_at'),
});

/** Addresses of recipients who have unsubscribed from mails about orders sent to them, as keyed hashes. */
export const mailRefusals = pgTable('mail_refusals', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: text('user_id').notNull(),
    browserHash: text('browser_hash').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] })],
);

export const loginFailures = pgTable('login_failures', {
  accountHash: text('account_hash').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: moment('blocked_until').notNull(),
  lastAt: moment('last_at').notNull(),
});

export const resetRequests = pgTable('reset_requests', {
  email: text('email').primaryKey(),
  language: text('language'),
  requestedAt: moment('requested_at').notNull(),
});

export const profileImages = pgTable('profile_images', {
  name: text('name').primaryKey(),
  userId: text('user_id').notNull().unique(),
  content: bytes('content').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const signInAttempts = pgTable('sign_in_attempts', {
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  browserHash: text('browser_hash').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: moment('expires_at').notNull(),
  windowNonce: text('window_nonce'),
});

/** The authenticator app of an account; `secret` is encrypted. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id').primaryKey(),
  secret: bytes('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins that wait for a code of the second factor. */
export const waitingSignIns = pgTable('waiting_sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Sign-ins in a window of their own, each with the page that receives the result. */
export const signInWindows = pgTable('sign_in_windows', {
  nonce: text('nonce').primaryKey(),
  origin: text('origin').notNull(),
  language: text('language', { enum: languages }).notNull(),
  codeHash: text('code_hash').unique(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  usedAt: moment('used_at'),
  expiresAt: moment('expires_at').notNull(),
});
