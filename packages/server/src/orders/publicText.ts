/** What may be told to anybody who knows an order number. */

/** `Anna Exempel` becomes `Anna E.`; a single name stays as it is. */
export function shortName(fullName: string): string {
  const [first = '', ...rest] = withoutContacts(fullName).trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first;
}

const emailAddress = /[^\s@<>()]+@[^\s@<>()]+/g;
// Six digits or more with the usual separators between them; five digits stay, they may be a postal code or a gate code.
const phoneNumber = /\+?\(?\d(?:[\s\-()/.]{0,2}\d){5,}/g;

/**
 * A text without the e-mail addresses and phone numbers somebody may have written into it: instructions to the
 * driver often hold one, and public tracking must not pass it on.
 */
export function withoutContacts(text: string): string {
  return text.replace(emailAddress, '…').replace(phoneNumber, '…');
}
