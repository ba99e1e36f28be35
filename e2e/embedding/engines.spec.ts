import { longTestEnds } from '@freight/testing/patience';
import { outdatedFirefox } from '#scripts/run/browsers.mjs';
import { jobs, track } from '#support/engines/engineJobs.ts';
import { serveStage } from '#support/engines/engineStage.ts';
import { engines } from '#support/engines/engines.ts';
import { expect, test } from '#support/fixtures.ts';

test.describe.configure({ timeout: longTestEnds });

/**
 * Set by `npm run quality engines`: every job in every engine that is here, on pages with a strict policy and without any.
 * Otherwise one job, in those engines that no other test runs in.
 */
const isWhole = process.env['FREIGHT_ENGINES'] === 'whole';
const wanted = Object.entries(engines).filter(([name]) => isWhole || name !== 'Chromium');

for (const [name, open] of wanted) {
  if (!open) continue;
  test.describe(name, () => {
    for (const { what, body, work } of isWhole ? jobs : [track]) {
      for (const isStrict of isWhole ? [false, true] : [true]) {
        test(`${what}${isStrict ? ', under a strict policy' : ''}`, async ({ site }) => {
          const window = await open();
          test.info().annotations.push({ type: 'engine', description: window.engine });
          const host = await serveStage(site, body, isStrict);
          try {
            await window.goto(host.url);
            await work(window, site);
            const complaints = await window.read<string[]>('window.complaints');
            expect([...window.complaints(), ...complaints], 'what the page complained of').toEqual([]);
          } finally {
            host.close();
            await window.close();
          }
        });
      }
    }
  });
}

test('the engines of this machine are named, and on a machine for tests all three are there [T7]', () => {
  const here = Object.entries(engines).flatMap(([name, open]) => (open ? [name] : []));
  const absent = Object.keys(engines).filter((name) => !here.includes(name));
  const outdated = outdatedFirefox();
  const notes = [absent.length > 0 ? `not here: ${absent.join(', ')}` : [], outdated ?? []].flat();
  const found = `Engines: ${[here.join(', '), ...notes].join('; ')}.`;
  console.log(found);
  test.info().annotations.push({ type: 'engines', description: found });
  expect(here).toContain('Chromium');
  if (process.env['CI'])
    // A machine may have no newer Firefox to install.
    expect(absent, `${found} On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb xauth`).toEqual(
      outdated ? ['Firefox'] : [],
    );
});

test('a page of the engines collects the errors on it', async ({ page, site, problems }) => {
  problems.allow(/./);
  const wrong = `console.warn('odd'); Promise.reject('nobody'); document.body.innerHTML = '';`;
  const host = await serveStage(site, `<script nonce="own">${wrong}</script><style></style><p>`, true);
  await page.goto(host.url);
  const complaints = () => page.evaluate(() => window.complaints.join());
  for (const what of ['console warn: odd', 'unhandled: nobody', 'error: Uncaught TypeError', 'style-src'])
    await expect.poll(complaints).toContain(what);
  host.close();
});
