/**
 * Who may import what, each rule once; `npm run check` runs it over types and values. That nothing is imported
 * upwards (`../`) is Biome's to say.
 */

import { floors } from './floors.mjs';

const tests = String.raw`\.(test|spec)\.tsx?$`;
const library = (/** @type {string[]} */ ...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;
const node = '^(node:)?[a-z_/]+$';

const contract = '^packages/contract/src/';
const contractDoor = `${contract}index\\.ts$`;
const schemas = `${contract}(schemas/|schemas\\.ts$|testing\\.ts$)`;
const client = '^packages/client/src/';
const clientTests = [tests, `${client}testing/`];
const serverDoors = '^packages/server/src/testing/(index|migratedFolder)\\.ts$';
const testing = '^packages/testing/src/';
const kit = '^packages/kit/src/';
const kitTests = [tests, `${kit}testing/`];

/** What a floor must not import: the floors above it, and the files beside the rooms. */
const above = Object.entries(floors).flatMap(([folder, names]) =>
  names.map((name, index) => ({
    name: `${folder.replace(/^packages\/|\/src$/g, '').replace(/\/src$/, '')}-${name.replace('.', '-')}-imports-downwards`,
    comment: `From the ground up: ${names.join(', ')}.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^${folder}/${name}(/|$)`, pathNot: [tests, `^${folder}/testing/`] },
    to: {
      path: `^${folder}/`,
      pathNot: names.slice(0, index + 1).map((below) => `^${folder}/${below}(/|$)`),
    },
  })),
);

/** Elements do not import each other, except those that show another one inside. */
const companions = {
  start: ['track', 'send'],
  send: ['order-success'],
  price: ['send'],
  'order-sheet': ['send'],
};
const composing = Object.keys(companions).join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What depends on itself in a circle cannot be understood, moved or tested by itself.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-is-plain-data',
      comment: 'The contract is plain data; zod only in schemas and testing.',
      severity: 'error',
      from: { path: contract, pathNot: [schemas, tests] },
      to: { pathNot: [contract] },
    },
    {
      name: 'contract-door-is-light',
      comment: 'The light door of the contract takes nothing but types from schemas.',
      severity: 'error',
      from: { path: contract, pathNot: [schemas, tests] },
      to: { path: schemas, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract imports nothing but zod.',
      severity: 'error',
      from: { path: schemas },
      to: { pathNot: [contract, library('zod')] },
    },
    {
      name: 'client-without-page',
      comment: 'The client: contract, ky, jwt-decode, zustand/vanilla and socket.io-client, no DOM kit.',
      severity: 'error',
      from: { path: client, pathNot: clientTests },
      to: {
        pathNot: [
          client,
          contractDoor,
          library('ky', 'jwt-decode', 'socket\\.io-client', 'zustand(/esm)?/vanilla[^/]*'),
          '(^|/)node_modules/zustand/(esm/)?vanilla\\.',
        ],
      },
    },
    {
      name: 'client-tests-see-doors',
      comment: 'Tests of the client see the doors of contract and server alone.',
      severity: 'error',
      from: { path: clientTests.map((path) => path.replace(tests, `${client}.*${tests}`)) },
      to: { pathNot: [client, contract, serverDoors, testing, '(^|/)node_modules/', node] },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What tests stand on is not shipped.',
      severity: 'error',
      from: { pathNot: [tests, testing, '/src/testing/', '^e2e/', '^vite\\.config\\.ts$'] },
      to: { path: testing },
    },
    {
      name: 'sample-services-stand-alone',
      comment: 'An API of the company has these services from others: they know the contract alone.',
      severity: 'error',
      from: { path: '^packages/sample-services/' },
      to: { path: '^packages/', pathNot: [contract, '^packages/sample-services/'] },
    },
    {
      name: 'sample-services-are-strangers',
      comment: 'Places and sign-in have nothing in common.',
      severity: 'error',
      from: { path: '^packages/sample-services/src/(geo|issuer)/' },
      to: { path: '^packages/sample-services/src/', pathNot: '^packages/sample-services/src/$1/' },
    },
    {
      name: 'server-behind-the-wire',
      comment: 'The server stands behind the wire: contract and sample services only.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(client|kit)/' },
    },
    {
      name: 'drizzle-loads-as-commonjs',
      comment: 'Values of drizzle come from #db/drizzle.ts alone: as ES modules they take most of a start.',
      severity: 'error',
      from: { pathNot: '^packages/server/src/db/drizzle\\.ts$' },
      to: { path: library('drizzle-orm'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-knows-the-client',
      comment: 'The kit knows the API only through @freight/client and the light door of the contract.',
      severity: 'error',
      from: { path: '^packages/kit/(src|generate)/' },
      to: { path: ['^packages/server/', '^demo-site/', library('zod')] },
    },
    {
      name: 'kit-ships-no-schemas',
      comment: 'Schemas and builders are for tests; foreign pages would pay for zod.',
      severity: 'error',
      from: { path: '^packages/kit/(src|generate)/', pathNot: kitTests },
      to: { path: [schemas, `${kit}testing/`] },
    },
    {
      name: 'ui-is-dumb',
      comment: 'ui is dumb: no texts, no client, no feature.',
      severity: 'error',
      from: { path: `${kit}ui/`, pathNot: kitTests },
      to: {
        path: ['^packages/', library('i18next')],
        pathNot: [`${kit}(platform|styles|ui)/`],
      },
    },
    ...above,
    {
      name: 'elements-are-strangers',
      comment: 'Elements share through #ui, #i18n, #toasts, #orders or #maps.',
      severity: 'error',
      from: { path: `${kit}elements/([^/]+)/`, pathNot: [...kitTests, `${kit}elements/(${composing})/`] },
      to: { path: `${kit}elements/`, pathNot: `${kit}elements/$1/` },
    },
    ...Object.entries(companions).map(([element, known]) => ({
      name: `element-${element}-knows-${known.join('-and-')}`,
      comment: 'Elements share through #ui, #i18n, #toasts, #orders or #maps.',
      severity: /** @type {const} */ ('error'),
      from: { path: `${kit}elements/${element}/`, pathNot: kitTests },
      to: { path: `${kit}elements/`, pathNot: `${kit}elements/(${[element, ...known].join('|')})/` },
    })),
    {
      name: 'site-uses-doors',
      comment: 'The site uses the kit through its doors alone.',
      severity: 'error',
      from: { path: '^demo-site/' },
      to: { path: '^packages/', pathNot: '^packages/kit/(types/|npm/|(custom-elements|texts)\\.json$)' },
    },
    {
      name: 'e2e-uses-doors',
      comment: 'End-to-end tests see doors and HTTP alone.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^packages/', pathNot: [contract, serverDoors, testing] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
