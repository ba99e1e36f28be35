import type { Piece, WireFuelType } from '@freight/contract';
import { doublePrecision, jsonb, pgTable, text, timestamp } from '#db/drizzle.ts';
import type { StoredRun } from './fleet.ts';
import type { StoredEmissions, StoredPlace } from './orders.ts';

/** The columns of prices in the files of `drizzle/` for the query builder; a test keeps the two equal. */

/** What the price was calculated for. */
export interface QuotedRequest {
  pickup: StoredPlace;
  dropoff: StoredPlace;
  /** kg and m³, of one piece. */
  weight: number;
  volume: number;
  /** Pieces; one on quotes of an earlier version. */
  quantity?: number;
  /** cm; absent where the price was asked for by volume alone. */
  dimensions?: { length: number; width: number; height: number };
  /** Where they differ: the rest is then their average. */
  pieces?: Piece[];
  fuelType: WireFuelType;
}
/** SEK including VAT. */
export interface QuotedPrice {
  estimatedPrice: number;
  basePrice: number;
  distanceCharge: number;
  serviceCharge: number;
  appliedPreferences: string[];
}
/** What the transport costs and emits with it. */
export interface OfferedRun extends StoredRun {
  price: QuotedPrice;
  emissions: StoredEmissions;
}
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const quotes = pgTable('quotes', {
  id: text('id').primaryKey(),
  request: jsonb('request').$type<QuotedRequest>().notNull(),
  distanceKm: doublePrecision('distance_km').notNull(),
  price: jsonb('price').$type<QuotedPrice>().notNull(),
  /** Empty lorries that fit, one a day at most; null on prices of an earlier version. */
  runs: jsonb('runs').$type<OfferedRun[]>(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type Quote = typeof quotes.$inferSelect;
