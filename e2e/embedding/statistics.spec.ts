import type { Page } from '@playwright/test';
import { chooseRoute, orderInPlace } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { snippets } from '#support/guides.ts';

/** The code of `docs/events.md` as it is printed: what counts, and the `count` of each of the three services. */
const [counting = '', ...services] = snippets()
  .filter(({ file, kind, code }) => file === 'events.md' && kind === 'js' && /\bcount\(/.test(code))
  .map(({ code }) => code);

interface Counted {
  dataLayer?: Record<string, unknown>[];
  _paq?: unknown[][];
  counts: unknown[][];
}

async function openCountedPage(page: Page, address: string, consent: string): Promise<void> {
  const named = services.map((code, index) => code.replace('function count(', `function count${index}(`));
  const calls = services.map((_, index) => `count${index}(counted);`);
  await page.addInitScript(`(() => {
    window.counts = [];
    window.plausible = (...call) => window.counts.push(call);
    ${counting}
    ${named.join('\n')}
    function count(counted) { ${calls.join(' ')} }
    document.dispatchEvent(new CustomEvent('freight-consent', { detail: { consent: '${consent}' } }));
  })()`);
  await page.goto(address);
}

const countedOn = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer, _paq, counts } = window as unknown as Counted;
    return { dataLayer, _paq, counts };
  });

test('the three services of the guide count an order of a foreign page from the first look to the price, each step once [Q5]', async ({
  page,
  site,
}) => {
  expect(services).toHaveLength(3);
  await openCountedPage(page, `${site.partnerUrl}/?from=newsletter`, 'granted');
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'EU-pall' }).click();
  await expect(card.getByText(/från \d/).first()).toBeVisible();
  await orderInPlace(page, card, await site.demo());

  const steps = ['seen', 'price shown', 'sending begun', 'step 2', 'step 3', 'step 4', 'step 5', 'ordered'];
  const { dataLayer = [], _paq = [], counts } = await countedOn(page);
  const ofCard = dataLayer.filter(({ element }) => element === 'freight-start');
  expect(ofCard.map(({ step }) => step)).toEqual(steps);
  expect(new Set(ofCard.map(({ page }) => page))).toEqual(new Set(['/']));
  const price = ofCard.at(-1)?.['value'];
  expect(price).toBeGreaterThan(0);
  expect(_paq).toContainEqual(['trackEvent', 'Freight', 'ordered', 'freight-start', price]);
  expect(counts).toContainEqual([
    'Freight ordered',
    { props: { element: 'freight-start' }, revenue: { amount: price, currency: 'SEK' } },
  ]);
  for (const list of [_paq, counts]) expect(list).toHaveLength(dataLayer.length);
});

test('the code of the guide counts nothing before the visitor has consented [Q5]', async ({ page, site }) => {
  await openCountedPage(page, site.partnerUrl, 'denied');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  await page.locator('freight-start').getByRole('tab', { name: 'Skicka' }).click();
  await expect.poll(() => countedOn(page)).toEqual({ counts: [] });
});

test('an event knows its tag and the path of the page, without the query [Q5]', async ({ page, site }) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await page.addInitScript(() => {
    document.addEventListener('freight-tracking-loaded', (event) => {
      document.body.append(JSON.stringify((event as Event & { source?: unknown }).source));
    });
  });
  await page.goto(`${site.url}/tracking?orderId=${inTransit}`);
  await expect(page.getByText('{"page":"/tracking","element":"freight-track"}')).toBeVisible();
});
