import { z } from 'zod';
import { hasSubject, oneSubject, subject } from './subject.ts';

/**
 * How an order is handed over, for its customer: the kind, and the four digits that the recipient reads out, until
 * nothing more happens to the order. Beyond the documents.
 */
export const orderHandover = z.object({ kind: z.string(), code: z.string().optional() });

export const handoversRequest = z.object(subject).refine(hasSubject, oneSubject);

/**
 * One attempt to hand the goods over, times as ISO text. `metres` is how far from the door it was, `codeRight` whether
 * the code was, `name` who received the goods, `called` whether the driver called. `signatureUrl` and `pictureUrl` work
 * for an hour, without a login. `picturesUntil` is when both are deleted, once the order has ended. `next` is the window
 * of the next attempt as it was promised after this one failed.
 */
export const handoverAttempt = z.object({
  id: z.string(),
  outcome: z.string(),
  from: z.string(),
  to: z.string(),
  metres: z.number().min(0),
  codeRight: z.boolean().optional(),
  name: z.string().optional(),
  called: z.boolean().optional(),
  signatureUrl: z.string().optional(),
  pictureUrl: z.string().optional(),
  picturesUntil: z.string().optional(),
  next: z.object({ from: z.string(), to: z.string() }).optional(),
});
/** `kind` is `none` where nothing was chosen. Attempts oldest first. */
export const handoversOfOrder = orderHandover.extend({ attempts: z.array(handoverAttempt) });
export const handoversAnswer = z.object({ success: z.literal(true), data: handoversOfOrder });

export type OrderHandover = z.infer<typeof orderHandover>;
export type HandoverAttempt = z.infer<typeof handoverAttempt>;
export type HandoversOfOrder = z.infer<typeof handoversOfOrder>;
export type HandoversRequest = z.input<typeof handoversRequest>;
