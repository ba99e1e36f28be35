import { z } from 'zod';
import { limits } from '#limits.ts';
import { searchDirections, searchLimits, searchPhases } from '#orderSearch.ts';
import { emissions } from './emissions.ts';
import { order } from './transport.ts';

/**
 * What to look for among the own orders. Every word of `text` must be somewhere in an order's number, waybill,
 * reference, recipient, addresses or instructions; letters count without their case and accents. `from` and `to` are
 * days of `date` in Sweden, both included. `phase` is `waiting` before the pickup, `problem` for orders that are on hold,
 * have failed or are returned, `ended` for cancelled ones. `incoming` goods come to the customer. `cursor` is the `next` of the
 * previous page of the same search.
 */
export const orderSearchRequest = z.object({
  text: z.string().max(searchLimits.text).default(''),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  phase: z.enum(searchPhases).default('all'),
  direction: z.enum(searchDirections).default('all'),
  orderBy: z.enum(['date', 'price', 'status']).default('date'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  limit: z.number().int().min(1).max(searchLimits.page).default(limits.listPageSize),
  cursor: z.string().max(200).optional(),
});

/** Of all that was found: `price` and `priceExVat` in SEK, without the `cancelled` ones, of which `orders` counts none. */
export const orderTotals = z.object({
  orders: z.number().int().nonnegative(),
  cancelled: z.number().int().nonnegative(),
  price: z.number().nonnegative(),
  priceExVat: z.number().nonnegative(),
  kgCo2e: emissions.shape.kgCo2e.optional(),
});

/** `next` is absent on the last page, and `totals` on all but the first one. */
export const orderSearchAnswer = z.object({
  success: z.literal(true),
  data: z.array(order),
  next: z.string().optional(),
  totals: orderTotals.optional(),
});

export type OrderSearchRequest = z.input<typeof orderSearchRequest>;
export type OrderTotals = z.infer<typeof orderTotals>;
