import anyAscii from 'any-ascii';

/** What the company's font draws: Latin letters of Europe, their marks, digits and punctuation. */
const own =
  /^[\x20-\x7E\u00A0-\u00AC\u00AE-\u017E\u018F\u0192\u019D\u01CD\u01CE\u01E6\u01E7\u01EA\u01EB\u01FA-\u01FF\u0218-\u021B\u0232\u0233\u0237\u0259\u0272\u02BB\u02BC\u02C6\u02C7\u02DA\u02DC\u02DD\u1E80-\u1E85\u1E9E\u1EF2\u1EF3\u1EF8\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20A9\u20AC\u20B9\u20BA\u20BD\u20BF\u2113\u2122\u2212]*$/u;

/** What the other font draws besides: the letters of all other Latin alphabets, Vietnamese too, Greek and Cyrillic. */
const ofOtherFont =
  /[\u0180-\u024F\u1E00-\u1EFF\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u03F0-\u03FF\u0400-\u0482\u048A-\u052F]/u;

/** Joiners, variation selectors, signs of direction, and what a lost letter became: left out, they change no letter. */
const invisible = /[\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}\uFFFC\uFFFD]/gu;

/** More than fits on any field of a document; it bounds the work of setting the text. */
const longest = 2_000;

/** Whether the company's font draws all of a printable text. */
export const isInOwnFont = (printable: string): boolean => own.test(printable);

/**
 * A person's text as a document can draw it: on one line, with composed letters. Letters of scripts that no font of the
 * documents has are written in Latin letters, as they are read.
 */
export function printableText(text: string): string {
  const line = text.slice(0, longest).replace(/\s+/g, ' ').trim();
  return line
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/./gu, (character) =>
      own.test(character) || ofOtherFont.test(character) ? character : anyAscii(character),
    );
}
