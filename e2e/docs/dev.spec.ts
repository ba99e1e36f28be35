import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedFolder } from '@freight/server/testing/folder';
import { testEnds } from '@freight/testing/patience';
import { plainEnv } from '@freight/testing/plainEnv';
import { freePort } from '@freight/testing/ports';
import { expect, test } from '@playwright/test';
import { root } from '#scripts/run/install.mjs';
import { copyRepository } from '#scripts/run/repositoryCopy.mjs';

const track = 'packages/kit/src/elements/track';
let copy: string;
let data: string;
let dev: ChildProcess;
let output = '';

test.beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'freight-dev-'));
  data = await migratedFolder();
  await copyRepository(copy);
  // npm reads this file to see that everything is installed.
  const note = join('node_modules', '.package-lock.json');
  await mkdir(join(copy, 'node_modules'), { recursive: true });
  await cp(join(root, note), join(copy, note));
  dev = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...plainEnv,
      HOME: process.env['HOME'],
      PORT: `${await freePort()}`,
      PARTNER_PORT: `${await freePort()}`,
      ISSUER_PORT: `${await freePort()}`,
      FREIGHT_DATA: data,
    },
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
});

test.afterEach(async ({ page: _ }, info) => {
  if (info.status !== 'passed')
    await info.attach('what npm run dev printed', { body: output, contentType: 'text/plain' });
});

test.afterAll(async () => {
  if (dev.pid !== undefined && dev.exitCode === null) {
    const ended = once(dev, 'exit');
    process.kill(-dev.pid, 'SIGINT');
    await ended;
  }
  await rm(copy, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
});

/** Changes a file of the copy, which must contain the text. */
async function change(path: string, from: string, to: string): Promise<void> {
  const file = join(copy, path);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

const addressOf = (name: string) => new RegExp(`^ +${name} +(\\S+)`, 'm').exec(output)?.[1] ?? '';

test('npm run dev shows a changed component, text, style and route without a restart', async ({ page }) => {
  await expect.poll(() => output, { timeout: testEnds }).toContain('Stop with Ctrl-C.');
  await page.goto(`${addressOf('Site')}/tracking`);
  const card = page.locator('freight-track');
  const field = card.getByRole('textbox');
  const button = card.getByRole('button');
  await expect(button).toHaveText('Spåra paket');
  await expect(card).toHaveAttribute('data-ready');

  await field.fill('FR7K');
  await change(`${track}/entry/TrackEntry.tsx`, "{t('entry.submit')}", "{t('entry.submit').concat(' nu')}");
  await expect(button).toHaveText('Spåra paket nu');
  await expect(field).toHaveValue('FR7K');

  await change(`${track}/entry/strings/sv.ts`, 'Spåra paket', 'Sök paket');
  await expect(button).toHaveText('Sök paket nu');

  await change(`${track}/track.css`, ';', ';\n:host { outline: 3px solid rgb(1, 2, 3); }');
  await expect(card).toHaveCSS('outline-color', 'rgb(1, 2, 3)');

  await change(
    'packages/server/src/demo/demoFacts.ts',
    'return { email, password,',
    "return { email: 'changed', password,",
  );
  const answer = () =>
    page.evaluate(async () => {
      const answered = await fetch('/demo.json').catch(() => undefined);
      return answered?.text();
    });
  // On a busy machine Node takes its time to start the server again.
  await expect.poll(answer, { timeout: testEnds }).toContain('"changed"');
});

test('npm run dev takes the first frames and the table of tags from the sources', async ({ page }) => {
  await expect.poll(() => output, { timeout: testEnds }).toContain('Stop with Ctrl-C.');
  // Without any element's code, the page shows the first frame.
  await page.route(/freight-\w+\.tsx/, () => undefined);
  await page.goto(addressOf('Partner page'));
  await expect(page.locator('freight-start').getByRole('tab')).toHaveCount(2);
  await expect(page.locator('freight-start')).not.toHaveAttribute('data-ready');
});
