import { cp, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { newFolder } from '@freight/testing/ends';
import { cruise } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { copyRepository } from '#scripts/run/repositoryCopy.mjs';
import { run } from '#scripts/run/run.mjs';
import walls from './walls.mjs';

const root = join(import.meta.dirname, '..', '..');

/** What a file of each room must not import; what it may, the code itself shows. */
const forbidden: Record<string, string[]> = {
  'packages/contract/src/paths.ts': ['zod', '@freight/client', 'node:fs', './schemas.ts'],
  'packages/contract/src/schemas/user.ts': ['@freight/client', 'ky'],
  'packages/client/src/http/http.ts': [
    'react',
    'zustand',
    '@freight/contract/schemas',
    '@freight/kit',
    'fastify',
    '@freight/server',
  ],
  'packages/client/src/http/http.test.ts': ['@freight/kit', '@freight/server'],
  'packages/client/src/errors/apiError.ts': ['#wire/readOrder.ts', '#api/orders.ts'],
  'packages/client/src/wire/readOrder.ts': ['#session/session.ts', '#live/api.ts', '#core/core.ts'],
  'packages/server/src/orders/order.routes.ts': ['@freight/client', '@freight/kit'],
  'packages/server/src/db/database.ts': ['#http/httpError.ts', 'drizzle-orm', 'drizzle-orm/pglite'],
  'packages/server/src/orders/createOrders.ts': [
    '#live/live.ts',
    '#demo/seedDemo.ts',
    '#web/oembed.routes.ts',
  ],
  'demo-site/src/content/links.ts': ['#pages/About.tsx', '#layout/Header.tsx', '#App.tsx'],
  'demo-site/src/App.tsx': ['@freight/client', '@freight/contract', '@freight/server'],
  'packages/kit/src/elements/track/details/useTracking.ts': [
    '@freight/server',
    'zod',
    '@freight/contract/schemas',
    '#elements/send/addresses/AddressForm.tsx',
    '#loader/loadElement.ts',
    '#testing/api.ts',
  ],
  'packages/kit/src/elements/start/Start.tsx': ['#elements/toasts/Toasts.tsx'],
  'packages/kit/src/elements/send/wizard/SendingFlow.tsx': ['#elements/track/details/useTracking.ts'],
  'packages/kit/src/elements/track/track.test.tsx': ['@freight/server', 'zod'],
  'packages/kit/src/ui/button/Button.tsx': ['#i18n/catalog.ts', '@freight/client', '#session/session.ts'],
  'packages/kit/src/bridge/Root.tsx': ['#toasts/toasts.ts', '#maps/geocoder.ts', '#orders/store/query.ts'],
  'packages/kit/src/platform/configuration.ts': ['#session/session.ts', '#i18n/catalog.ts'],
  'packages/kit/src/session/session.ts': ['#maps/geocoder.ts', '#loader/loadElement.ts'],
  'e2e/product/tracking.spec.ts': ['@freight/kit', '@freight/client', '@freight/server'],
};

const imports = Object.entries(forbidden).flatMap(([file, specifiers]) =>
  specifiers.map((specifier) => ({ file, specifier })),
);
/** A separate file for every import, in the folder that the rule applies to. */
const fileOf = (file: string, index: number) => join(dirname(file), `case${index}${basename(file)}`);

/** The files that break a wall. */
async function findRefused(files: Record<string, string>): Promise<Set<string>> {
  const copy = await realpath(newFolder());
  await copyRepository(copy);
  for (const [file, code] of Object.entries(files)) await writeFile(join(copy, file), code);
  const { enhancedResolveOptions, ...options } = walls.options ?? {};
  const { output } = await cruise(
    Object.keys(files),
    { ...options, baseDir: copy, ruleSet: walls, validate: true },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return new Set(output.summary.violations.map(({ from }) => from));
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
  'the walls: $file refuses $specifier',
  ({ file, index }) => {
    expect(refused).toContain(fileOf(file, index));
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
  const up = "import { thing } from '../packages/x.ts';\nthing();\n";
  const folder = newFolder({ 'e2e/up.ts': up });
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'));
  const { output } = await run('biome lint --vcs-enabled=false .', { cwd: folder });
  expect(output).toContain('lint/style/noRestrictedImports');
});
