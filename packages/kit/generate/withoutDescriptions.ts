import type { Plugin } from 'vite';

/** A name and its text, in any of the three quotes, as definitions have them. */
const described = /\b(description|summary):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g;
const parts = /\bparts: \{[^{}]*\}/g;

/** Leaves the texts of definitions out of a build: they are for documentation and editors, not for browsers. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'freight-without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/definition\.ts(?:\?copy=\w+)?$/ },
      handler: (code) => ({
        code: code.replace(described, "$1: ''").replace(parts, 'parts: {}'),
        map: null,
      }),
    },
  };
}
