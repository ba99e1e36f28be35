/** Optional leading plus, then digits, spaces, hyphens and parentheses [WIZ-43]. */
export const phonePattern = /^\+?[0-9\s\-()]+$/;

/** Invisible characters that copying adds: soft hyphens, zero-width spaces, direction marks, byte order marks. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text of one line as it was typed or copied, without invisible characters, trimmed. */
export const plainText = (typed: string): string => typed.replace(invisible, '').trim();

/** A phone number in the notation of the documents: without `tel:`, with hyphens for dots, slashes and dashes [WIZ-43]. */
export const plainPhone = (typed: string): string =>
  plainText(typed)
    .replace(/^tel:\s*/i, '')
    .replace(/[\p{Pd}\u2212./]/gu, '-');

/** Whether it may be one: refuses only text that cannot be; only a mail could show whether the address exists. */
export const isMailAddress = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);

/** Whether it can be called, as typed: the documented notation, and more digits than 112 [WIZ-43] (OPEN-67). */
export function isPhone(typed: string): boolean {
  const phone = plainPhone(typed);
  return phonePattern.test(phone) && phone.replace(/\D/g, '').length >= 5;
}
