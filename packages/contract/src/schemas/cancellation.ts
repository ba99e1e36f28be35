import { z } from 'zod';

/**
 * What cancelling an order costs and returns now, in SEK including VAT. Once it is closed, `closedAt` is when (ISO text)
 * and `reason` why: `pickedUp`, `cancelled` or `ended`; a reason that a page does not know shows the time alone.
 */
export const cancellation = z.object({
  isOpen: z.boolean(),
  fee: z.number().min(0),
  refund: z.number().min(0),
  closedAt: z.string().optional(),
  reason: z.string().optional(),
});
export const cancellationAnswer = z.object({ success: z.literal(true), data: cancellation });

export type Cancellation = z.infer<typeof cancellation>;
