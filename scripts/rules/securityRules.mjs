/**
 * ESLint's configuration for the one thing it does here: the rules of eslint-plugin-security over what runs on a
 * server. Everything else is Biome's.
 */
import { stripTypeScriptTypes } from 'node:module';
import security from 'eslint-plugin-security';
import * as espree from 'espree';

/** Reports every computed index; the schemas reject keys from requests, and a test sends such keys. */
const left = ['detect-object-injection'];

/** Reviewed and found harmless, with the reason. Anything new is a finding. @type {[reason: string, rule: string, files: string[]][]} */
const reviewed = [
  [
    'The path comes from the settings, a command of the operator, or is the package itself; what a request names is looked up in a list of files.',
    'detect-non-literal-fs-filename',
    [
      'server/src/commands/{partnerSessions,runsCommand}.ts',
      'server/src/config/dataFile.ts',
      'server/src/db/{backup,embedded/embedded,embedded/folderLock,migrations}.ts',
      'server/src/documents/pdfPage.ts',
      'sample-services/src/geo/data/dataFiles.ts',
      'server/src/http/{descriptions,health}.ts',
      'server/src/web/{findFile,kitFiles,siteFiles,textBodies}.ts',
    ],
  ],
  [
    'Put together from literals of the same file.',
    'detect-non-literal-regexp',
    ['server/src/orderFacts/publicText.ts'],
  ],
  [
    'No two repetitions can take the same letters, or the text is short or of the settings.',
    'detect-unsafe-regex',
    [
      'server/src/config/{environment,socialProviders}.ts',
      'sample-services/src/geo/search/{addressQuery,photonParameters}.ts',
      'server/src/web/{pageHeaders,textBodies}.ts',
    ],
  ],
  [
    'Asks whether there is a token, not which.',
    'detect-possible-timing-attacks',
    ['server/src/http/tokens/requireUser.ts'],
  ],
];

/** Types become blanks, so that positions in a file stay the same. */
const parser = {
  meta: { name: 'types-as-blanks', version: '1' },
  /** @param {string} code @param {import('espree').Options} options */
  parse: (code, options) => espree.parse(stripTypeScriptTypes(code), options),
};

/** @type {import('eslint').Linter.Config[]} */
export default [
  {
    files: ['packages/{server,sample-services}/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'packages/server/src/testing/**'],
    plugins: { security },
    languageOptions: { parser, ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: Object.fromEntries(
      Object.keys(security.rules)
        .filter((rule) => !left.includes(rule))
        .map((rule) => [`security/${rule}`, /** @type {const} */ ('error')]),
    ),
  },
  ...reviewed.map(([, rule, files]) => ({
    files: files.map((file) => `packages/${file}`),
    rules: { [`security/${rule}`]: /** @type {const} */ ('off') },
  })),
];
