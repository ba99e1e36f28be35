import { z } from 'zod';

/**
 * Which mails about their orders a customer gets beyond the confirmation: when a parcel is on its way, when it was
 * delivered, and when an order ends in another way. `late`, when it comes later than promised, is missing where the API
 * has no such mail.
 */
export const mailChoices = z.object({
  onTheWay: z.boolean(),
  late: z.boolean().optional(),
  delivered: z.boolean(),
  ended: z.boolean(),
});
/** What is left out stays as it was. */
export const mailChoicesChange = mailChoices.partial();
export const mailChoicesAnswer = z.object({ success: z.literal(true), data: mailChoices });

export type MailChoices = z.infer<typeof mailChoices>;
