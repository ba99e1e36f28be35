import { z } from 'zod';

/** Each capability may add facts of its own beside the version. */
const capability = z.looseObject({ version: z.number().int().positive() });

/**
 * From whom the company's messages come. `hosts` are those of its links; one that begins with `*.` covers all below it.
 * `names` and `phones` are what a recipient sees as the sender.
 */
export const senders = capability.extend({
  hosts: z.array(z.string()),
  names: z.array(z.string()).optional(),
  phones: z.array(z.string()).optional(),
});

/** How goods can be handed over; a page offers the kinds that it knows. */
export const handoverOffer = capability.extend({ kinds: z.array(z.string()) });

/** Package IDs that anybody can track; `state` is a word for what each shows, such as `outForDelivery` or `unknown`. */
export const testData = capability.extend({
  numbers: z.array(z.object({ number: z.string(), state: z.string() })),
});

/** What an API has beyond the documented contract; it has no capability that is left out. */
export const capabilities = z.looseObject({
  quotes: capability.optional(),
  emissions: capability.optional(),
  sharing: capability.optional(),
  cancellation: capability.optional(),
  promises: capability.optional(),
  changes: capability.optional(),
  claims: capability.optional(),
  handover: handoverOffer.optional(),
  orderSearch: capability.optional(),
  dates: capability.optional(),
  pieces: capability.optional(),
  approvals: capability.optional(),
  watchers: capability.optional(),
  boards: capability.optional(),
  addressBook: capability.optional(),
  senders: senders.optional(),
  testData: testData.optional(),
  orderMails: capability.optional(),
  socialWindow: capability.optional(),
});
export const capabilitiesAnswer = z.object({ success: z.literal(true), data: capabilities });

export type Senders = z.infer<typeof senders>;
export type Capabilities = z.infer<typeof capabilities>;
