import { bigint, customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The columns of accounts in the files of `drizzle/` for the query builder; a test keeps the two equal. */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  phoneNr: text('phone_nr').notNull().default(''),
  street: text('street').notNull().default(''),
  city: text('city').notNull().default(''),
  postalcode: text('postalcode').notNull().default(''),
  profileImageUrl: text('profile_image_url').notNull().default(''),
  provider: text('provider').notNull().default('email'),
  verifiedAt: moment('verified_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type User = typeof users.$inferSelect;

export const refreshFamilies = pgTable('refresh_families', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  familyId: text('family_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  rotatedAt: moment('rotated_at'),
  successorHash: text('successor_hash'),
});

export const linkTokens = pgTable('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
  passwordHash: text('password_hash'),
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
  sentAt: moment('sent_at').notNull().defaultNow(),
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
});
