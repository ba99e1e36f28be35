/**
 * The two sizes of the tests. `npm test`, which every change passes, leaves out what is listed here; `npm run test:whole`,
 * before a release and every night, has everything, as has a runner that is started by hand. Ids of requirements may be
 * proven in either size.
 */

/** Set by `npm test` for the configurations of both runners. */
export const isSmall = process.env['FREIGHT_TESTS'] === 'small';

/** Several processes, a process that is killed, a database that is gone, a command, an upgrade. */
const processes = [
  ...[
    '**/*{Processes,Survival,Outages}',
    '{clocks,main,production,proxy,upgrade}',
    'accounts/passwords/resetRequests',
    'commands/*',
    'db/{embedded,postgres}/*',
    'db/{backup,migrate}',
    'demo/{demoShop,removeDemo}',
    'dispatch/survival',
    'figures/figures',
    'http/limits/sharedLimits',
    'http/listening/*',
    'metrics/metrics',
    'testing/postgres/*',
  ].map((files) => `packages/server/src/${files}.test.ts`),
  'packages/client/src/{live/{outage,processes},soak/*}.test.ts',
];

/** Releases, the project's own commands, and what only its documentation has. */
const releases = [
  'packages/kit/generate/importInNode.test.ts',
  'scripts/quality/{commands,examples,screenReader,wordpress}.test.ts',
  'scripts/release/**/*.test.ts',
  'scripts/rules/docsTwins.test.ts',
  'scripts/run/{install,lowestNode,npm}.test.ts',
];

/** Files of Vitest that only the whole size runs. */
export const onlyWhole = [...processes, ...releases];

/**
 * Tests of the server that the small size runs on PostgreSQL as well: locks, conflicts, `skip locked` and notifications. The
 * whole size runs all of them there.
 */
export const smallOnPostgres = [
  'accounts/refresh',
  'changes/changes',
  'http/limits/rateLimits',
  'live/{live,revocation}',
  'mail/outbox',
  'orders/{binding,create,promises}',
].map((files) => `packages/server/src/${files}.test.ts`);

/** Files of Playwright that only the whole size runs. */
export const onlyWholeE2e = [
  'docs/{dev,docs,examples,privacy,recipes,start}',
  'embedding/{bundlers,engines,firstBundle,foreignPages,frameworks,layoutShift,releases}',
  'site/{landingShifts,looks}',
].map((files) => `**/${files}.spec.ts`);
