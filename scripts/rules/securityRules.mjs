/**
 * ESLint's configuration for the one thing it does here: the rules of eslint-plugin-security over what runs on a
 * server. Everything else is Biome's.
 */
import { stripTypeScriptTypes } from 'node:module';
import security from 'eslint-plugin-security';
import * as espree from 'espree';

/** Marks every index that is computed; keys out of requests are held off by the schemas, and by a test that sends them. */
const left = ['detect-object-injection'];

/** What was read and found harmless, and why. Anything new is a finding. @type {[reason: string, rule: string, files: string[]][]} */
const reviewed = [
  [
    'The path comes from the settings or is the package itself; what a request names is looked up in a list of files.',
    'detect-non-literal-fs-filename',
    [
      'accounts/commonPasswords.ts',
      'db/{backup,embedded,folderLock,migrations}.ts',
      'documents/pdfPage.ts',
      'geo/dataFiles.ts',
      'http/{descriptions,health}.ts',
      'pricing/emissions.ts',
      'web/{findFile,kitFiles,siteFiles,textBodies}.ts',
    ],
  ],
  ['Put together from literals of the same file.', 'detect-non-literal-regexp', ['orders/publicText.ts']],
  [
    'No two repetitions can take the same letters, or the text is short or of the settings.',
    'detect-unsafe-regex',
    [
      'config/{environment,socialProviders}.ts',
      'geo/{addressQuery,photonParameters}.ts',
      'web/{pageHeaders,textBodies}.ts',
    ],
  ],
  ['Asks whether there is a token, not which.', 'detect-possible-timing-attacks', ['http/requireUser.ts']],
];

/** Types become blanks, so that every place in a file stays where it was. */
const parser = {
  meta: { name: 'types-as-blanks', version: '1' },
  /** @param {string} code @param {import('espree').Options} options */
  parse: (code, options) => espree.parse(stripTypeScriptTypes(code), options),
};
const server = 'packages/server/src/';

/** @type {import('eslint').Linter.Config[]} */
export default [
  {
    files: [`${server}**/*.ts`],
    ignores: ['**/*.test.ts', `${server}testing/**`],
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
    files: files.map((file) => server + file),
    rules: { [`security/${rule}`]: /** @type {const} */ ('off') },
  })),
];
