import { expect, test } from '#support/fixtures.ts';
import { serveInPieces } from '#support/serveInPieces.ts';
import { watchShifts } from '#support/shifts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const letters of ['its own', 'other'] as const)
  test(`nothing jumps while the page loads and is read to its end in ${letters} letters`, async ({
    page,
    problems,
  }) => {
    // The page's own font may load too late to be shown.
    problems.allow(/woff2/);
    if (letters === 'other') await page.route(/woff2$/, (route) => route.abort());
    const shifts = await watchShifts(page);
    await page.goto('/');
    await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
    for (const part of await page.locator('main > section, footer').all())
      await part.scrollIntoViewIfNeeded();
    expect(await shifts()).toEqual([]);
  });

test('nothing jumps while the words of the hero arrive one after the other', async ({ page, site }) => {
  const front = await serveInPieces(site.url, ['</h1>', '</p>']);
  const shifts = await watchShifts(page);
  await page.goto(front.url, { waitUntil: 'commit' });
  for (const words of ['h1', '.hero__lead']) {
    await page.locator(words).waitFor();
    // Reading the shifts waits until the words are painted.
    await shifts();
    front.release();
  }
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  expect(await shifts()).toEqual([]);
  await page.goto('about:blank');
  await front.close();
});

test('the card takes the same place before its styles have come', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  const height = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return (await page.locator('.hero__card').boundingBox())?.height;
  };
  const widths = [320, 390, 412, 768, 1440];
  await page.goto('/');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  const later: unknown[] = [];
  for (const width of widths) later.push(await height(width));
  await page.route(/\/kit\//, (route) => route.abort());
  await page.reload();
  const before: unknown[] = [];
  for (const width of widths) before.push(await height(width));
  expect(before).toEqual(later);
});
