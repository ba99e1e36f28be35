import { z } from 'zod';

/** Six digits of the app, or a recovery code, with any spacing. */
const code = z.string().trim().min(1).max(100);

/**
 * In place of tokens, for accounts whose second factor is on: `secondFactorToken` and a code get the tokens, within ten
 * minutes. Clients that do not know it show `message`.
 */
export const secondFactorAnswer = z.object({
  success: z.literal(false),
  message: z.string(),
  secondFactorToken: z.string(),
});
export const secondFactorSignInRequest = z.object({ secondFactorToken: z.string().min(1).max(100), code });

/** `since` as ISO text. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  since: z.string().nullable(),
  recoveryCodesLeft: z.int().min(0),
});
export const secondFactorStateAnswer = z.object({ success: z.literal(true), data: secondFactor });

/** `password` is empty for an account of a provider, whose sign-in must be recent. */
export const secondFactorSetUpRequest = z.object({ password: z.string().max(1024) });
/** What the app needs: `uri` (`otpauth://totp/…`) for a QR code, `secret` in base32 to be typed. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export const secondFactorSecretAnswer = z.object({ success: z.literal(true), data: secondFactorSecret });

export const secondFactorCodeRequest = z.object({ code });
/** Sent only this once: the API keeps only hashes. */
export const recoveryCodesAnswer = z.object({
  success: z.literal(true),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});

export type SecondFactor = z.infer<typeof secondFactor>;
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>;
