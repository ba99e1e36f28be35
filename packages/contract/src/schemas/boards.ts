import { z } from 'zod';
import { boardLimits, boardTokenPattern } from '#boards.ts';
import { arrivalWindow } from './arrival.ts';
import { singleLine } from './singleLine.ts';

const boardToken = z.string().regex(boardTokenPattern);

export const boardRequest = z.object({
  name: singleLine.min(1).max(boardLimits.name),
  /** Words of the delivery address; empty for what comes to the customer. */
  place: singleLine.max(boardLimits.place).default(''),
  /** Names of recipients in full; else their first letters. */
  showsNames: z.boolean().default(false),
});
export const board = boardRequest.required().extend({ id: z.string(), createdAt: z.iso.datetime() });
export const boardsAnswer = z.object({ success: z.literal(true), data: z.array(board) });
/** Its token is in this answer alone. */
export const newBoardAnswer = z.object({
  success: z.literal(true),
  data: board.extend({ token: boardToken }),
});

export const boardOpening = z.object({ token: boardToken });
/** One delivery on a board; moments are ISO text, weight is kg of all pieces. */
export const boardArrival = z.object({
  orderId: z.string(),
  status: z.string(),
  /** The town where it was fetched. */
  from: z.string(),
  /** The recipient's name or first letters; may be empty. */
  to: z.string(),
  pieces: z.number(),
  weight: z.number(),
  reference: z.string().optional(),
  arrivalWindow: arrivalWindow.optional(),
  estimatedDelivery: z.iso.datetime().optional(),
  /** Of one that has come today. */
  arrivedAt: z.iso.datetime().optional(),
});
export const boardArrivalsAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    name: z.string(),
    /** Of today and tomorrow, and what is late; the earliest first. */
    arrivals: z.array(boardArrival),
    /** How many further ones there are. */
    more: z.number(),
  }),
});

export type Board = z.infer<typeof board>;
export type BoardRequest = z.input<typeof boardRequest>;
export type BoardArrival = z.infer<typeof boardArrival>;
