import { z } from 'zod';
import { approvalLimits, approvalStates, approvalTokenPattern } from '#approvals.ts';

/** The order as the page has it; an API keeps it and gives it back, and does not read it. */
const order = z
  .record(z.string(), z.unknown())
  .refine((fields) => JSON.stringify(fields).length <= approvalLimits.order);
export const approvalToken = z.string().regex(approvalTokenPattern);

export const approvalRequest = z.object({ order });
export const approvalOpening = z.object({ token: approvalToken });

/** An order that somebody else is to place. Moments are ISO text. */
export const approval = z.object({
  id: z.string(),
  /** Whether the caller has sent it. */
  isOwn: z.boolean(),
  state: z.enum(approvalStates),
  createdAt: z.iso.datetime(),
  /** Until when the link works, if it is neither used nor withdrawn. */
  endsAt: z.iso.datetime(),
  /** The name of who has sent it, and of who has ordered; empty for an account without a name. */
  by: z.string(),
  orderedBy: z.string().optional(),
  /** The number of the order that came of it. */
  orderId: z.string().optional(),
  /** While it waits. */
  order: z.record(z.string(), z.unknown()).optional(),
});
export const approvalsAnswer = z.object({ success: z.literal(true), data: z.array(approval) });
export const approvalAnswer = z.object({ success: z.literal(true), data: approval });
/** Its token is in this answer alone. */
export const newApprovalAnswer = z.object({
  success: z.literal(true),
  data: approval.extend({ token: approvalToken }),
});

export type Approval = z.infer<typeof approval>;
