/** Characters of the longest reference that an order takes. */
export const longestReference = 64;

/**
 * A page's own name for an order, such as the number of a purchase: begins with a letter or a digit; then letters, digits,
 * spaces and the signs that such numbers have. Printed on documents and shown in mails, so it never holds markup.
 */
export const referencePattern = /^[\p{L}\p{N}][\p{L}\p{N} .,:_/#+()-]*$/u;
