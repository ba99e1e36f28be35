import { z } from 'zod';

/** Each capability may add facts of its own beside the version. */
const capability = z.looseObject({ version: z.number().int().positive() });

/** What an API has beyond the documented contract; it has no capability that is left out. */
export const capabilities = z.looseObject({
  quotes: capability.optional(),
  emissions: capability.optional(),
  sharing: capability.optional(),
  cancellation: capability.optional(),
  promises: capability.optional(),
  orderMails: capability.optional(),
  socialWindow: capability.optional(),
});
export const capabilitiesAnswer = z.object({ success: z.literal(true), data: capabilities });

export type Capabilities = z.infer<typeof capabilities>;
