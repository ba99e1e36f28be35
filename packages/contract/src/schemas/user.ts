import { z } from 'zod';
import { limits, profileLengths, userIdPattern } from '#limits.ts';
import { singleLine, writtenPhone } from './singleLine.ts';

/** Any 24 hexadecimal characters [PROFILE-12]. */
export const userId = z.string().regex(userIdPattern);

export const loginRequest = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1024),
  role: z.literal('user'),
});

export const tokenAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  refreshToken: z.string(),
  /** Sent back in the header `Freight-Browser`, by pages of other origins than the API's. */
  browserKey: z.string().optional(),
});

/**
 * The answer to a verification link in another browser than the one that signed up: nothing has changed yet. A
 * `reset-password` with `passwordToken` verifies the address and makes every password chosen before void.
 */
export const choosePasswordAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  passwordToken: z.string(),
});

export const registerRequest = z.object({
  email: singleLine.max(254).pipe(z.email()),
  password: z.string().min(limits.passwordLength).max(1024),
});

/** `code` is what the window sent to the page, `nonce` what the page gave the window. */
export const socialResultRequest = z.object({
  code: z.string().min(1).max(100),
  nonce: z.string().min(1).max(100),
});

export const logoutRequest = z.object({ refreshToken: z.string().max(4096) });
export const refreshRequest = z.object({ refreshToken: z.string().min(1).max(4096) });
export const verifyEmailRequest = z.object({
  token: z.string().min(1).max(512),
  email: z.string().trim().min(1).max(254),
});
export const forgotPasswordRequest = z.object({ email: z.string().trim().min(1).max(254) });
export const resetPasswordRequest = z.object({
  token: z.string().min(1).max(512),
  password: z.string().min(limits.passwordLength).max(1024),
});
/** `currentPassword` is empty when a social account sets its first password [SETTINGS-19]. */
export const changePasswordRequest = z.object({
  currentPassword: z.string().max(1024),
  newPassword: z.string().min(limits.passwordLength).max(1024),
});

/** The plain answer of calls that only succeed or fail. */
export const messageAnswer = z.object({ success: z.boolean(), message: z.string() });
/** `browserKey` as with the login. */
export const registerAnswer = messageAnswer.extend({ browserKey: z.string().optional() });

/**
 * The body of every error answer. `code` is additional to the documents; the codes of the reference API are in
 * `errors.ts`. `changedMeanwhile` and `feeDiffers` have the changes as they are as `data`.
 */
export const errorAnswer = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string().optional(),
  data: z.unknown().optional(),
});

export const postalAddress = z.object({ street: z.string(), city: z.string(), postalcode: z.string() });

export const userProfile = z.object({
  _id: userId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNr: z.string(),
  address: postalAddress,
  userProfileImageUrl: z.string(),
  /** `email`, or the name of the social provider. */
  provider: z.string(),
  verified: z.boolean(),
});
export const profileAnswer = z.object({ data: userProfile });

/** Note `phone` here and `phoneNr` in the profile: the wire is asymmetric (OPEN-06). */
export const profileUpdateRequest = z.object({
  firstName: singleLine.max(profileLengths.firstName),
  lastName: singleLine.max(profileLengths.lastName),
  email: singleLine.max(254).optional(),
  phone: writtenPhone.max(profileLengths.phone),
  address: z.object({
    street: singleLine.max(profileLengths.street),
    city: singleLine.max(profileLengths.city),
    postalcode: singleLine.max(profileLengths.postalcode),
  }),
  userProfileImageUrl: z.string().max(500).optional(),
});
export const profileImageAnswer = z.object({ success: z.literal(true), imageUrl: z.string() });

export type LoginRequest = z.infer<typeof loginRequest>;
export type TokenAnswer = z.infer<typeof tokenAnswer>;
export type RegisterRequest = z.infer<typeof registerRequest>;
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
export type MessageAnswer = z.infer<typeof messageAnswer>;
export type ErrorAnswer = z.infer<typeof errorAnswer>;
export type UserProfile = z.infer<typeof userProfile>;
export type ProfileUpdateRequest = z.infer<typeof profileUpdateRequest>;
