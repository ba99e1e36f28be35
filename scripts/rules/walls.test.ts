import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { run } from '#scripts/run/run.mjs';
import walls from './walls.mjs';

const root = join(import.meta.dirname, '..', '..');

/** For every room: what it may import, and what it must not. */
const cases: [file: string, allowed: string[], forbidden: string[]][] = [
  ['packages/contract/src/paths.ts', ['./limits.ts'], ['zod', '@freight/client', 'node:fs', './schemas.ts']],
  ['packages/contract/src/schemas/user.ts', ['zod', '#statuses.ts'], ['@freight/client', 'ky']],
  [
    'packages/client/src/http/http.ts',
    ['ky', 'jwt-decode', 'zustand/vanilla', 'socket.io-client', '@freight/contract', '#session/session.ts'],
    ['react', 'zustand', '@freight/contract/schemas', '@freight/kit', 'fastify', '@freight/server'],
  ],
  [
    'packages/client/src/http/http.test.ts',
    ['@freight/server/testing', '@freight/contract/testing', 'vitest', 'node:http'],
    ['@freight/kit', '@freight/server'],
  ],
  [
    'packages/server/src/orders/order.routes.ts',
    ['@freight/contract/schemas', 'fastify'],
    ['@freight/client', '@freight/kit'],
  ],
  [
    'packages/server/src/db/database.ts',
    ['#config/config.ts', './drizzle.ts', 'pg'],
    [
      '#http/httpError.ts',
      '#mail/mail.ts',
      '#start/startServer.ts',
      'drizzle-orm',
      'drizzle-orm/pg-core',
      'drizzle-orm/pglite',
    ],
  ],
  [
    'packages/server/src/orders/createOrders.ts',
    ['#db/database.ts', '#orderFacts/orderNumber.ts', '#dispatch/dispatcher.ts'],
    ['#live/live.ts', '#demo/seedDemo.ts', '#commands/partnersCommand.ts', '#web/oembed.routes.ts'],
  ],
  [
    'packages/client/src/errors/apiError.ts',
    ['#fields/fields.ts', './codes.ts'],
    ['#wire/readOrder.ts', '#api/orders.ts'],
  ],
  [
    'packages/client/src/wire/readOrder.ts',
    ['#fields/fields.ts', '#format/address.ts'],
    ['#session/session.ts', '#live/api.ts', '#core/core.ts'],
  ],
  [
    'demo-site/src/content/links.ts',
    ['#brand.ts', './contact.ts'],
    ['#pages/About.tsx', '#layout/Header.tsx', '#App.tsx'],
  ],
  [
    'packages/kit/src/elements/track/details/useTracking.ts',
    ['react', '@freight/client', '#ui/button/Button.tsx', './useTracking.ts', '#orders/store/query.ts'],
    [
      '@freight/server',
      'zod',
      '@freight/contract/schemas',
      '#elements/send/addresses/AddressForm.tsx',
      '#loader/loadElement.ts',
      '#testing/api.ts',
    ],
  ],
  [
    'packages/kit/src/elements/start/Start.tsx',
    ['#elements/track/details/useTracking.ts', '#elements/send/addresses/AddressForm.tsx'],
    ['#elements/toasts/Toasts.tsx'],
  ],
  [
    'packages/kit/src/elements/send/wizard/SendingFlow.tsx',
    ['#elements/order-success/screen/OrderSuccess.tsx', '#elements/send/addresses/AddressForm.tsx'],
    ['#elements/track/details/useTracking.ts'],
  ],
  [
    'packages/kit/src/elements/track/track.test.tsx',
    ['@freight/contract/testing', '#testing/api.ts'],
    ['@freight/server', 'zod'],
  ],
  [
    'packages/kit/src/ui/button/Button.tsx',
    ['react', '#ui/icon/Icon.tsx', '#platform/useRequest.ts'],
    [
      '#i18n/catalog.ts',
      '@freight/client',
      'i18next',
      '#session/session.ts',
      '#elements/track/details/useTracking.ts',
    ],
  ],
  [
    'packages/kit/src/bridge/Root.tsx',
    ['#i18n/catalog.ts', '#platform/registry.ts'],
    [
      '#elements/track/details/useTracking.ts',
      '#toasts/toasts.ts',
      '#maps/geocoder.ts',
      '#orders/store/query.ts',
    ],
  ],
  [
    'packages/kit/src/platform/configuration.ts',
    ['@freight/client', './useRequest.ts'],
    ['#session/session.ts', '#i18n/catalog.ts', '#elements/track/details/useTracking.ts'],
  ],
  [
    'packages/kit/src/session/session.ts',
    ['@freight/client/session', '#platform/registry.ts'],
    ['#maps/geocoder.ts', '#elements/track/details/useTracking.ts', '#loader/loadElement.ts'],
  ],
  [
    'demo-site/src/App.tsx',
    ['@freight/kit', '@freight/kit/freight.js', 'react-router'],
    ['@freight/client', '@freight/contract', '@freight/server'],
  ],
  [
    'e2e/product/tracking.spec.ts',
    ['#support/fixtures.ts', '@playwright/test', '@freight/contract', '@freight/server/testing'],
    ['@freight/kit', '@freight/client', '@freight/server'],
  ],
];

const imports = cases.flatMap(([file, allowed, forbidden]) => [
  ...allowed.map((specifier) => ({ file, specifier, verdict: 'allows' as const })),
  ...forbidden.map((specifier) => ({ file, specifier, verdict: 'refuses' as const })),
]);
/** A separate file for every import, in the folder that the rule applies to. */
const fileOf = (file: string, index: number) => join(dirname(file), `case${index}${basename(file)}`);

const isSource = (path: string) => !/(^|\/)(node_modules|dist|data|public|fonts|looks)(\/|$)/.test(path);

/** A copy of the sources in which walls can be broken, with the installed packages. */
async function copySources(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'freight-walls-')));
  for (const part of ['package.json', 'packages', 'demo-site', 'e2e']) {
    await cp(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => isSource(path.slice(root.length)),
    });
  }
  const installed = join(root, 'node_modules');
  await mkdir(join(copy, 'node_modules', '@freight'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@freight') await symlink(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of await readdir(join(copy, 'packages'))) {
    await symlink(join(copy, 'packages', name), join(copy, 'node_modules', '@freight', name));
    const own = join('packages', name, 'node_modules');
    if (existsSync(join(root, own))) await symlink(join(root, own), join(copy, own));
  }
  return copy;
}

/** The files that break a wall. */
async function findRefused(files: Record<string, string>): Promise<Set<string>> {
  const copy = await copySources();
  try {
    for (const [file, code] of Object.entries(files)) await writeFile(join(copy, file), code);
    const { enhancedResolveOptions, ...options } = walls.options ?? {};
    const { output } = await cruise(
      Object.keys(files),
      { ...options, baseDir: copy, ruleSet: walls, validate: true },
      enhancedResolveOptions,
    );
    if (typeof output === 'string') throw new Error(output);
    return new Set(output.summary.violations.map(({ from }) => from));
  } finally {
    await rm(copy, { recursive: true });
  }
}

const cycle = 'packages/client/src/live/round';
const upwards = 'packages/server/src/db/upwards.ts';
const drizzleType = 'packages/server/src/db/drizzleType.ts';
const drizzleTest = 'packages/server/src/db/drizzleValue.test.ts';
const refused = await findRefused({
  ...Object.fromEntries(
    imports.map(({ file, specifier }, index) => [
      fileOf(file, index),
      `import { thing } from '${specifier}';\nthing();\n`,
    ]),
  ),
  [`${cycle}One.ts`]: "import type { Two } from './roundTwo.ts';\nexport interface One { two: Two }\n",
  [`${cycle}Two.ts`]: "import type { One } from './roundOne.ts';\nexport interface Two { one: One }\n",
  [upwards]: "import type { RunningServer } from '#start/startServer.ts';\nexport type Up = RunningServer;\n",
  [drizzleType]: "import type { SQL } from 'drizzle-orm';\nexport type Condition = SQL;\n",
  [drizzleTest]: "const { sql } = await import('drizzle-orm');\nsql``;\n",
});

it.each(imports.map((one, index) => ({ ...one, index })))(
  'the walls: $file $verdict $specifier',
  ({ file, verdict, index }) => {
    expect(refused.has(fileOf(file, index))).toBe(verdict === 'refuses');
  },
);

it('the walls: types that go round in a circle are refused', () => {
  expect(refused).toContain(`${cycle}One.ts`);
});

it('the walls: a type from above is refused like a value', () => {
  expect(refused).toContain(upwards);
});

it('the walls: drizzle is imported as a type, never as a value, in tests neither', () => {
  expect(refused).not.toContain(drizzleType);
  expect(refused).toContain(drizzleTest);
});

it('the walls: nothing is imported upwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'freight-upwards-'));
  try {
    await cp(join(root, 'biome.json'), join(folder, 'biome.json'));
    await mkdir(join(folder, 'e2e'));
    await writeFile(join(folder, 'e2e', 'up.ts'), "import { thing } from '../packages/x.ts';\nthing();\n");
    const { output } = await run('biome lint --vcs-enabled=false .', { cwd: folder });
    expect(output).toContain('lint/style/noRestrictedImports');
  } finally {
    await rm(folder, { recursive: true });
  }
});
