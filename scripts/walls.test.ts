import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

/** For every room: what it may import, and what it must not. */
const walls: [file: string, allowed: string[], forbidden: string[]][] = [
  ['packages/contract/src/paths.ts', ['./limits.ts'], ['zod', '@freight/client', 'node:fs', '../x.ts']],
  ['packages/contract/src/schemas/user.ts', ['zod', '#statuses.ts'], ['@freight/client', 'ky']],
  [
    'packages/client/src/http/http.ts',
    ['ky', 'jwt-decode', 'zustand/vanilla', '@freight/contract', '#session/session.ts'],
    ['react', 'zustand', '@freight/contract/schemas', '@freight/kit', 'downshift', '../session/session.ts'],
  ],
  [
    'packages/client/src/http/http.test.ts',
    ['@freight/server/testing', 'vitest', 'node:http'],
    ['@freight/kit', 'react'],
  ],
  [
    'packages/server/src/orders/order.routes.ts',
    ['@freight/contract/schemas', 'fastify'],
    ['@freight/client', '@freight/kit'],
  ],
  [
    'packages/kit/src/elements/track/Track.tsx',
    ['react', '@freight/client', '#ui/Button.tsx', './timeline.ts'],
    [
      '@freight/server',
      'zod',
      '@freight/contract/schemas',
      '#elements/send/AddressForm.tsx',
      '../send/AddressForm.tsx',
    ],
  ],
  [
    'packages/kit/src/elements/start/Start.tsx',
    ['#elements/track/EntryForm.tsx', '#elements/send/AddressForm.tsx'],
    ['#elements/toasts/Toasts.tsx'],
  ],
  [
    'packages/kit/src/elements/send/SendingFlow.tsx',
    ['#elements/order-success/OrderSuccess.tsx', '#elements/send/draft.ts'],
    ['#elements/track/Track.tsx'],
  ],
  [
    'packages/kit/src/elements/track/track.test.tsx',
    ['@freight/contract/testing', '#testing/api.ts'],
    ['@freight/server', 'zod'],
  ],
  [
    'packages/kit/src/ui/Button.tsx',
    ['react', '#ui/Icon.tsx', './Icon.tsx'],
    ['#i18n/useTexts.ts', '@freight/client', '#api/client.ts', '#elements/track/Track.tsx'],
  ],
  [
    'packages/kit/src/bridge/Root.tsx',
    ['#i18n/useTexts.ts', '#platform/registry.ts'],
    ['#elements/track/Track.tsx', '#toasts/toasts.ts', '#maps/geocoder.ts'],
  ],
  [
    'packages/kit/src/session/session.ts',
    ['@freight/client/session'],
    ['#elements/track/Track.tsx', '#loader/discover.ts'],
  ],
  [
    'demo-site/src/App.tsx',
    ['@freight/kit', '@freight/kit/freight.js', 'react-router'],
    ['@freight/client', '@freight/contract', '@freight/server', '../packages/kit/src/index.ts'],
  ],
  [
    'e2e/tracking.spec.ts',
    ['./support/fixtures.ts', '@playwright/test'],
    ['@freight/kit', '@freight/client', '../packages/server/src/index.ts'],
  ],
];

const cases = walls.flatMap(([file, allowed, forbidden]) => [
  ...allowed.map((specifier) => ({ file, specifier, verdict: 'allows' as const })),
  ...forbidden.map((specifier) => ({ file, specifier, verdict: 'refuses' as const })),
]);

/** A file of its own for every case, in a folder with the rules of this one. */
const fileOf = (file: string, index: number) => join(dirname(file), `case${index}${basename(file)}`);

interface Report {
  diagnostics: { category: string; location: { path: string } }[];
}

async function findRefused(): Promise<Set<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-walls-'));
  try {
    await cp(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const [index, { file, specifier }] of cases.entries()) {
      const path = join(folder, fileOf(file, index));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `import { thing } from '${specifier}';\nthing();\n`);
    }
    const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    const refused = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
    return new Set(refused.map(({ location }) => location.path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const refused = await findRefused();

it.each(cases.map((one, index) => ({ ...one, index })))(
  'the walls: $file $verdict $specifier',
  ({ file, verdict, index }) => {
    expect(refused.has(fileOf(file, index))).toBe(verdict === 'refuses');
  },
);
