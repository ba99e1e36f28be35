/** What the fonts of the documents can draw: Latin letters of Europe, their marks, digits and punctuation. */
const drawable =
  /[\x20-\x7E\u00A0-\u00AC\u00AE-\u017E\u018F\u0192\u019D\u01CD\u01CE\u01E6\u01E7\u01EA\u01EB\u01FA-\u01FF\u0218-\u021B\u0232\u0233\u0237\u0259\u0272\u02BB\u02BC\u02C6\u02C7\u02DA\u02DC\u02DD\u1E80-\u1E85\u1E9E\u1EF2\u1EF3\u1EF8\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20A9\u20AC\u20B9\u20BA\u20BD\u20BF\u2113\u2122\u2191\u2193\u2212\u2215]/u;

/** Marks on letters, joiners, variation selectors and signs of direction: left out, they change no letter. */
const invisible = /[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

/** More than fits on any field of a document; it bounds the work of setting the text. */
const longest = 2_000;

/**
 * A person's text as a document can draw it: on one line, composed letters, and `?` for each letter of a script
 * the fonts do not have.
 */
export function printableText(text: string): string {
  const line = text.slice(0, longest).replace(/\s+/g, ' ').trim();
  return line
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/./gu, (character) => (drawable.test(character) ? character : '?'));
}
