import { z } from 'zod';
import { claimKinds, claimLimits, doorClaimKinds, isDoorClaim } from '#claims.ts';
import { hasSubject, oneSubject, subject } from './subject.ts';

/** An attempt's own name, so that sending it twice stores it once. */
const key = z.string().min(8).max(64);

export const claimsRequest = z.object(subject).refine(hasSubject, oneSubject);
/** `data` is a JPEG, PNG or WebP picture as base64. */
export const claimPictureRequest = z
  .object({ ...subject, key, data: z.base64().max(Math.ceil((claimLimits.pictureBytes * 4) / 3) + 4) })
  .refine(hasSubject, oneSubject);
/**
 * `value` in SEK is what the goods were worth; `pictures` are ids of uploaded ones. Only the word of a person about an
 * attempt at the door needs no text.
 */
export const claimRequest = z
  .object({
    ...subject,
    key,
    kind: z.enum([...claimKinds, ...doorClaimKinds]),
    text: z.string().trim().max(claimLimits.textLength).default(''),
    value: z.number().min(0).max(claimLimits.value).optional(),
    pictures: z.array(z.string().min(1).max(64)).max(claimLimits.pictures).default([]),
  })
  .refine(hasSubject, oneSubject)
  .refine(({ kind, text }) => text !== '' || isDoorClaim(kind), {
    error: 'must not be empty',
    path: ['text'],
  });

/** A claim as its sender sees it; `pictures` is how many there are, `answerBy` until when the company answers. ISO text. */
export const claim = z.object({
  caseNumber: z.string(),
  kind: z.string(),
  text: z.string(),
  value: z.number().optional(),
  pictures: z.number().int().min(0),
  createdAt: z.string(),
  state: z.string(),
  answerBy: z.string(),
  answer: z.string().optional(),
  answeredAt: z.string().optional(),
});
/** Until when each kind can be reported, as ISO text, and what has been; a kind that is not listed cannot be. */
export const claimsOfOrder = z.object({
  kinds: z.array(z.object({ kind: z.string(), until: z.string() })),
  claims: z.array(claim),
});
export const claimsAnswer = z.object({ success: z.literal(true), data: claimsOfOrder });
export const claimAnswer = z.object({ success: z.literal(true), data: claim });
export const claimPictureAnswer = z.object({
  success: z.literal(true),
  data: z.object({ id: z.string() }),
});

export type Claim = z.infer<typeof claim>;
export type ClaimsOfOrder = z.infer<typeof claimsOfOrder>;
export type ClaimsRequest = z.input<typeof claimsRequest>;
export type ClaimRequest = z.input<typeof claimRequest>;
export type ClaimPictureRequest = z.input<typeof claimPictureRequest>;
