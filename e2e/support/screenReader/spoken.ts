/** The beginning of an entry in Orca's log: the time of day, with microseconds. */
const entries = /^\d\d:\d\d:\d\d\.\d+ - SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?: ?[[{][^\n]*)?$/gms;

/**
 * What Orca gave to its voice, in order, from its log. Left out are the names of pressed keys, which end with a space:
 * they are known.
 */
export const spokenIn = (log: string): string[] =>
  [...log.matchAll(entries)].flatMap(([, text = '']) =>
    text.trim() === '' || text.endsWith(' ') ? [] : [text.replaceAll(/\s+/g, ' ').trim()],
  );
