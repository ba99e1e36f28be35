import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { plainEnv } from '@freight/testing/plainEnv';
import { expect, test, vi } from 'vitest';
import { dayOfRun } from '#testing/fleet.ts';
import { openOnPostgres } from '#testing/onPostgres.ts';
import { requestQuote } from '#testing/orders.ts';

vi.setConfig({ testTimeout: longTestEnds });

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

test('an operator imports runs, which the running server offers, lists them and takes one back', async () => {
  const { server, url } = await openOnPostgres();
  const run = (...args: string[]) =>
    new Promise<string>((resolve) => {
      const env = { ...plainEnv, DATABASE_URL: url };
      execFile(process.execPath, [main, 'runs', ...args], { env }, (error, stdout, stderr) =>
        resolve(`${Number(error?.code ?? 0)} ${stdout}${stderr}`),
      );
    });
  const isOffered = async () =>
    (await requestQuote(server)).dates?.some(({ reason }) => reason === 'emptyRun') ?? false;
  const file = join(await newFolder(), 'runs.csv');
  const lines = [
    'name;from;to;date;leaves;due;fuel;places',
    `T-1;Karlstad;Stockholm;${dayOfRun()};08:00;18:00;Biogas;4`,
  ];

  await writeFile(file, [...lines, 'T-2;Karlsad;Stockholm;2026-12-03;08:00;18:00;Biogas;4'].join('\n'));
  expect(await run('import', file)).toBe(
    '1 Line 3: from is no town that is known: Karlsad.\nNothing was imported.\n',
  );
  expect(await isOffered()).toBe(false);
  await writeFile(file, lines.join('\n'));
  expect(await run('import', file)).toBe('0 1 empty runs are on offer.\n');
  expect(await isOffered()).toBe(true);
  expect(await run('list')).toMatch(
    /^0 T-1 {2}Karlstad to Stockholm {2}.+ {2}Biogas {2}0 of 4 places taken\n$/,
  );
  expect(await run('remove', 'T-1')).toContain('0 T-1 is no longer on offer.');
  expect(await isOffered()).toBe(false);
  expect(await run('remove', 'T-1')).toBe('1 There is no run T-1.\n');
  expect(await run('import', `${file}x`)).toContain('cannot be read');
  expect(await run('drive')).toContain('runs import FILE');
});
