import { z } from 'zod';

/**
 * A sign-in of the account: one browser on one device. `browser` and `system` are product names (`Firefox`, `Windows`),
 * null when unknown. Dates as ISO text; `lastUsedAt` is the last time its tokens were renewed.
 */
export const signIn = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** The sign-in of the token that asked. */
  isCurrent: z.boolean(),
});
export const signInsAnswer = z.object({ success: z.literal(true), data: z.array(signIn) });

export type SignIn = z.infer<typeof signIn>;
