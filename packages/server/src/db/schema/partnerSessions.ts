import { jsonb, pgTable, primaryKey, text, timestamp } from '#db/drizzle.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** With which partners may sign, each with a key of its kind. */
export const signingAlgorithms = ['EdDSA', 'ES256', 'RS256'] as const;

/** A public key as JWK, with the fields that its kind needs. */
export type PublicJwk = Readonly<Record<string, string>>;

/** The public keys with which tokens of partners are verified; several of one partner are valid at a time. */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    /** The partner's name. */
    partner: text('partner').notNull(),
    kid: text('kid').notNull(),
    algorithm: text('algorithm', { enum: signingAlgorithms }).notNull(),
    jwk: jsonb('jwk').$type<PublicJwk>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.kid] })],
);
export type PartnerKey = typeof partnerKeys.$inferSelect;

/** The account of each person whom a partner has signed in. */
export const partnerAccounts = pgTable(
  'partner_accounts',
  {
    /** The partner's name. */
    partner: text('partner').notNull(),
    /** What the partner calls the person. */
    subject: text('subject').notNull(),
    userId: text('user_id').notNull().unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.subject] })],
);

/** Tokens that were used, until they expire. */
export const partnerTokenUses = pgTable(
  'partner_token_uses',
  {
    partner: text('partner').notNull(),
    jti: text('jti').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.jti] })],
);
