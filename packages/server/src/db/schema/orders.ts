import {
  type DelayReason,
  type HandoverChoice,
  languages,
  type OrderStatus,
  type Piece,
} from '@freight/contract';
import {
  bigint,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '#db/drizzle.ts';
import type { StoredRun } from './fleet.ts';
import type { StoredReceiver, StoredSender } from './people.ts';

/** The columns of orders in the files of `drizzle/` for the query builder; a test keeps the two equal. */

/** Degrees; `postalCode` may be empty. */
export interface StoredPlace {
  formattedAddress: string;
  street: string;
  city: string;
  postalCode: string;
  lat: number;
  lng: number;
}
/** What `priceOre` is made of, in öre including VAT. */
export interface StoredPriceParts {
  baseOre: number;
  distanceOre: number;
  serviceOre: number;
}
/** As it was counted when the order was made; `gramsPerTonneKm` well to wheel. */
export interface StoredEmissions {
  kgCo2e: number;
  gramsPerTonneKm: number;
  source: string;
  year: number;
}
/** Weight in kg, volume in m³, dimensions in cm. */
export interface StoredGoods {
  packageType: string;
  packageSubType: string;
  quantity: number;
  weight: number;
  volume: number;
  dimensions: { length: number; width: number; height: number };
  /** Where they differ: the rest is then their average. */
  pieces?: Piece[];
  specialInstruction: string;
  fragile: boolean;
}
export interface StoredDriver {
  firstName: string;
  lastName: string;
  phoneNr: string;
  email: string;
  rating: number;
  registrationNr: string;
  company: string;
  /** At the pickup, ISO text. */
  estimatedArrival: string;
  /** The version of the order that the assignment made. */
  version: number;
}
/**
 * Something that makes a journey longer: it becomes known half way between the milestone before and the first one with
 * the status `before`. `ms` is simulated; negative for time that is made up.
 */
export interface StoredDelay {
  before: OrderStatus;
  ms: number;
  reason?: DelayReason;
  /** The reason in words, shown as it is. */
  reasonText?: string;
  /**
   * The customer asked for a later day: it is expected from now on, and the goods wait so long before the milestone.
   * Servers of the previous release read it as a delay that becomes known half way.
   */
  isAsked?: true;
  /** Beside `isAsked`: it was asked after the first attempt failed, and the goods wait before the second one. */
  isAgain?: true;
  /**
   * The transport was ordered for a later day: its driver comes so much later. Servers of the previous release read it as a
   * delay that becomes known half way, and are as late.
   */
  isScheduled?: true;
  /**
   * The sender asked for a later day after a driver had taken the order: the goods wait so long for them. Servers of the
   * previous release read it as a delay that becomes known half way.
   */
  isPickup?: true;
  /**
   * The attempt at the door failed: the goods go back and out again, and are delivered so much later. Servers of the previous
   * release deliver them when they would go out again.
   */
  isFailedAttempt?: true;
}
/** How the goods are handed over, as the customer has chosen it. */
export interface StoredHandover {
  kind: HandoverChoice;
  /** Four digits that the recipient reads out. */
  code?: string;
  /** The first attempt of the simulated driver fails. */
  failsFirst?: true;
}
/** What the driver is to know from accepted changes; seen by the customer and on the waybill, never by strangers. */
export interface StoredDeliveryNotes {
  instructions?: string;
  doorCode?: string;
  leaveAt?: string;
  /** Whom to call. */
  contact?: { name: string; phoneNr: string };
}
/** A window as it was promised at a moment, and why it moved; times as ISO text. */
export interface StoredArrival {
  from: string;
  to: string;
  at: string;
  reason?: DelayReason;
  reasonText?: string;
  /** When the goods were expected; never sent. */
  expected: string;
}
export interface HistoryEntry {
  status: OrderStatus;
  /** ISO text. */
  changedAt: string;
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orders = pgTable('orders', {
  id: text('id').primaryKey(),
  orderNumber: text('order_number').notNull().unique(),
  userId: text('user_id').notNull(),
  date: moment('date').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  /** Grows by one with every change. */
  version: integer('version').notNull(),
  /** Oldest first. */
  history: jsonb('history').$type<HistoryEntry[]>().notNull(),
  priceOre: bigint('price_ore', { mode: 'number' }).notNull(),
  priceParts: jsonb('price_parts').$type<StoredPriceParts>(),
  /** Along the road. */
  distanceKm: doublePrecision('distance_km').notNull(),
  fuelType: text('fuel_type').notNull(),
  /** Absent on older orders. */
  emissions: jsonb('emissions').$type<StoredEmissions>(),
  orderType: text('order_type').notNull(),
  paymentMethod: text('payment_method').notNull(),
  paymentStatus: text('payment_status').notNull(),
  pickup: jsonb('pickup').$type<StoredPlace>().notNull(),
  dropoff: jsonb('dropoff').$type<StoredPlace>().notNull(),
  sender: jsonb('sender').$type<StoredSender>().notNull(),
  receiver: jsonb('receiver').$type<StoredReceiver>().notNull(),
  goods: jsonb('goods').$type<StoredGoods>().notNull(),
  driver: jsonb('driver').$type<StoredDriver>(),
  /** From the confirmation on. */
  waybill: text('waybill'),
  estimatedDelivery: moment('estimated_delivery'),
  /** Oldest first; entries never change. Empty for orders of an earlier version. */
  arrivals: jsonb('arrivals').$type<StoredArrival[]>().notNull().default([]),
  /** How the simulated journey ends, its last passed milestone, when that was, and when the next one is due. */
  outcome: text('outcome', {
    enum: ['delivered', 'completed', 'cancelled', 'failed', 'returned', 'onHold', 'escalated'],
  }).notNull(),
  stage: integer('stage').notNull(),
  stageAt: moment('stage_at').notNull(),
  nextAt: moment('next_at'),
  /** What delays the journey beyond a hold; null for nothing. */
  delays: jsonb('delays').$type<StoredDelay[]>(),
  /** Set on the orders of the demo whose journey starts again and again. */
  demoRole: text('demo_role'),
  /** In which it was ordered; null where that is not known. */
  language: text('language', { enum: languages }),
  /** Grows with everything that happens to the order's changes. */
  changesVersion: integer('changes_version').notNull().default(0),
  deliveryNotes: jsonb('delivery_notes').$type<StoredDeliveryNotes>(),
  /** Null for nothing chosen, and on older orders. */
  handover: jsonb('handover').$type<StoredHandover>(),
  /** The partner on whose page it was ordered, null for the company's own; and that page's name for the order, if any. */
  partner: text('partner'),
  reference: text('reference'),
  /** Null for an order that no empty lorry takes, and on older orders. */
  emptyRun: jsonb('empty_run').$type<StoredRun>(),
});
export type OrderRecord = typeof orders.$inferSelect;

export const orderAttempts = pgTable(
  'order_attempts',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** The mails that have been written about an order: each kind at most once per order. */
export const orderMails = pgTable(
  'order_mails',
  {
    orderId: text('order_id').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.name] })],
);
