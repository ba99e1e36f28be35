import type { Plugin } from 'vite';

/** A name and its text, in any of the three quotes, as definitions have them; and what else only documentation reads. */
const described =
  /\b(?:(?:description|summary|shape|parameters):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)|isProperty: true),?/g;
const parts = /\b(?:parts|slots|detail): \{[^{}]*\},?/g;
/** Lists of things that each have facts of their own; those are in place of the texts that are gone by then. */
const lists = (names: string) => new RegExp(`\\b(?:${names}): \\{(?:[^{}]|\\{[^{}]*\\})*\\},?`, 'g');
/** The page of an isolated frame passes all events on, by their names. */
const needsEvents = (id: string) => id.endsWith('?copy=frame');

/** Leaves the texts of definitions out of a build: they are for documentation and editors, not for browsers. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'freight-without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/definition\.ts(?:\?copy=\w+)?$/ },
      handler: (code, id) => ({
        code: code
          .replace(described, '')
          .replace(parts, '')
          .replace(lists(needsEvents(id) ? 'methods' : 'methods|events'), ''),
        map: null,
      }),
    },
  };
}
