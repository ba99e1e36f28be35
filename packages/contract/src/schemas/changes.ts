import { z } from 'zod';
import { changeLimits } from '#changes.ts';
import { phone, singleLine } from './singleLine.ts';
import { hasSubject, oneSubject, subject } from './subject.ts';

/** An attempt's own name, so that sending it twice stores it once. */
const key = z.string().min(8).max(64);
const text = z.string().trim().min(1).max(changeLimits.textLength);
/** Another place for the delivery, with all that an address of an order has. */
const place = z.object({
  formattedAddress: z.string().min(1).max(300),
  street: z.string().max(200),
  city: z.string().min(1).max(100),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
const picture = z.string().min(1).max(64);

/** What is asked for. `day` is `YYYY-MM-DD`; `picture` is the id of an uploaded one, of the place to leave it at. */
export const wantedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instructions'), text }),
  z.object({ kind: z.literal('doorCode'), text: z.string().trim().min(1).max(changeLimits.doorCodeLength) }),
  z.object({ kind: z.literal('leaveAt'), text, picture: picture.optional() }),
  z.object({
    kind: z.literal('contact'),
    text: singleLine.min(1).max(changeLimits.nameLength),
    phone,
  }),
  z.object({ kind: z.literal('otherDay'), day: z.iso.date() }),
  z.object({ kind: z.literal('otherPlace'), place }),
  z.object({ kind: z.literal('pickupDay'), day: z.iso.date() }),
]);

export const changesRequest = z.object(subject).refine(hasSubject, oneSubject);
export const changeQuoteRequest = z
  .object({ ...subject, change: wantedChange })
  .refine(hasSubject, oneSubject);
/**
 * `fee` in SEK is what the page showed before it was sent. `seen` is the `version` of the changes that the page showed;
 * with another one the answer is 409 `changedMeanwhile` with the changes as they are.
 */
export const changeRequest = z
  .object({ ...subject, key, change: wantedChange, fee: z.number().min(0), seen: z.number().int().min(0) })
  .refine(hasSubject, oneSubject);
export const withdrawRequest = z
  .object({ ...subject, id: z.string().min(1).max(64) })
  .refine(hasSubject, oneSubject);
/** `data` is a JPEG, PNG or WebP picture as base64. */
export const changePictureRequest = z
  .object({ ...subject, key, data: z.base64().max(Math.ceil((changeLimits.pictureBytes * 4) / 3) + 4) })
  .refine(hasSubject, oneSubject);

/**
 * What can be asked for now. `until` as ISO text is when that is expected to end, at the latest when the driver has
 * `stops` stops before this one; a kind that is closed has the `reason`.
 */
export const changeKind = z.object({
  kind: z.string(),
  isOpen: z.boolean(),
  until: z.string().optional(),
  stops: z.number().int().min(0).optional(),
  reason: z.string().optional(),
});
/**
 * A change as the caller sees it. `by` is `customer` or `link`; what others have asked for is without its contents, except
 * for the customer, who sees all of it. `pictureUrl` works for an hour, without a login. `fee` in SEK including VAT.
 */
export const change = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
  fee: z.number().min(0),
  requestedAt: z.string(),
  decidedAt: z.string().optional(),
  reason: z.string().optional(),
  reasonText: z.string().optional(),
  text: z.string().optional(),
  phone: z.string().optional(),
  day: z.string().optional(),
  place: z.object({ formattedAddress: z.string(), city: z.string() }).optional(),
  pictureUrl: z.string().optional(),
});
/** Oldest first. `version` grows with everything that happens to them. */
export const changesOfOrder = z.object({
  version: z.number().int().min(0),
  kinds: z.array(changeKind),
  changes: z.array(change),
});
/** What a change costs, and when the goods would arrive with it; with `reason` when it would be refused. */
export const changeQuote = z.object({
  fee: z.number().min(0),
  arrival: z.object({ from: z.string(), to: z.string() }).optional(),
  reason: z.string().optional(),
});

export const changesAnswer = z.object({ success: z.literal(true), data: changesOfOrder });
export const changeQuoteAnswer = z.object({ success: z.literal(true), data: changeQuote });
export const changePictureAnswer = z.object({
  success: z.literal(true),
  data: z.object({ id: z.string() }),
});

export type WantedChange = z.infer<typeof wantedChange>;
export type Change = z.infer<typeof change>;
export type ChangesOfOrder = z.infer<typeof changesOfOrder>;
export type ChangeQuote = z.infer<typeof changeQuote>;
export type ChangeRequest = z.input<typeof changeRequest>;
export type ChangePictureRequest = z.input<typeof changePictureRequest>;
