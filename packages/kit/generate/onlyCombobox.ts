import type { Plugin } from 'vite';

/** Hooks of downshift that the kit does not use. */
const unused = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm;

/**
 * Lets the bundler drop what the kit does not use of downshift, a third of it: each hook carries its list of
 * state changes as a property, and a bundler has to take such an assignment for a use.
 */
export function onlyCombobox(): Plugin {
  return {
    name: 'freight-only-combobox',
    apply: 'build',
    transform: {
      filter: { id: /\/downshift\/dist\/downshift\.esm\.mjs$/ },
      handler: (code) => ({ code: code.replace(unused, ''), map: null }),
    },
  };
}
