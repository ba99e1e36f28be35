import { time } from '#fields/fields.ts';

/** Until when a price holds, as ISO text, for the fields of an answer; nothing where it does not say, or says no moment. */
export function readValidUntil(validUntil: unknown): { validUntil?: string } {
  const moment = time(validUntil);
  return /^\d{4}-\d\d-\d\dT/.test(moment) && !Number.isNaN(Date.parse(moment)) ? { validUntil: moment } : {};
}
