import { paths, storageKeys } from '@freight/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { storeSession } from '#support/session.ts';
import { whenReady } from '#support/whenReady.ts';

declare global {
  interface Window {
    /** What the live regions of the page and of all shadow roots have received, in order. */
    regionTexts: { region: string; text: string }[];
  }
}

/** Records each text that a live region receives, in every shadow root of the page too. */
const recordRegions = (page: Page) =>
  page.addInitScript(() => {
    window.regionTexts = [];
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
    const last = new WeakMap<Element, string>();
    const numbers = new WeakMap<Element, number>();
    let regions = 0;
    const record = (region: Element) => {
      const text = region.textContent?.trim() ?? '';
      if (text === (last.get(region) ?? '')) return;
      last.set(region, text);
      if (!numbers.has(region)) numbers.set(region, ++regions);
      const root = region.getRootNode();
      const where = root instanceof ShadowRoot ? root.host.localName : 'page';
      if (text) window.regionTexts.push({ region: `${where} ${numbers.get(region)}`, text });
    };
    const observer = new MutationObserver((changes) => {
      const touched = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (around) touched.add(around);
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          if (added.matches(live)) touched.add(added);
          for (const inside of added.querySelectorAll(live)) touched.add(inside);
        }
      }
      for (const region of touched) record(region);
    });
    const watch = (root: Node) =>
      observer.observe(root, { subtree: true, childList: true, characterData: true });
    watch(document);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      watch(root);
      return root;
    };
  });

test('a status that many elements show is put into one live region, once [Q6]', async ({
  page,
  context,
  site,
}) => {
  const { trackingIds, ...person } = await site.freshDemo();
  const [, atTheDoor = ''] = trackingIds;
  const { headers } = await storeSession(context, site, person);
  const answer = await fetch(`${site.url}${paths.transport(atTheDoor)}`, { headers });
  const { data: order } = (await answer.json()) as { data: { _id: string; status: string } };
  const followed = { orderId: atTheDoor, transportId: order._id, status: order.status };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.notification,
    JSON.stringify(followed),
  ] as const);
  await recordRegions(page);
  await page.route(`${site.url}/shop`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><head><title>Butik</title><link rel="icon" href="data:,">
        <script type="module" src="${site.url}/kit/freight.js"></script></head><body>
        <freight-track order-id="${atTheDoor}"></freight-track><freight-order order-id="${order._id}"></freight-order>
        <freight-orders></freight-orders><freight-order-notification></freight-order-notification>
        <freight-toasts></freight-toasts>
        <freight-price pickup="Karlstad" size="parcel"></freight-price>
        <freight-price pickup="Göteborg" size="pallet"></freight-price></body></html>`,
    }),
  );
  await page.goto(`${site.url}/shop`);
  // Elements load when they are near the screen.
  for (const tag of ['freight-track', 'freight-order', 'freight-orders', 'freight-price']) {
    const element = page.locator(tag).first();
    await element.scrollIntoViewIfNeeded();
    await whenReady(element);
  }
  const track = page.locator('freight-track');
  const details = page.locator('freight-order');
  const list = page.locator('freight-orders').getByRole('listitem').filter({ hasText: atTheDoor });
  await expect(track.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  await expect(details.getByText('Ditt paket är ute för leverans')).toBeVisible();
  await expect(list.getByText('Ute för leverans')).toBeVisible();
  const card = page
    .locator('freight-order-notification')
    .getByRole('button', { name: /^Visa beställningen:/ });
  await expect(card).toBeVisible();
  for (const element of [track, details])
    await expect(element.getByText('Live', { exact: true })).toBeVisible();
  await page.evaluate(() => window.regionTexts.splice(0));

  await site.advance(30);
  await expect(track.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(details.getByText('Ditt paket är levererat')).toBeVisible();
  await expect(list.getByText('Levererad')).toBeVisible();
  const texts = () => page.evaluate(() => window.regionTexts.map(({ text }) => text));
  // Announcements wait for each other: those of the status are over when this one is made. Other news may follow it.
  await page.locator('freight-price').first().getByLabel('Hem till dig:').press('Enter');
  await expect.poll(texts).toContain('Skriv din ort för att se priset.');
  const all = await texts();
  expect(all.filter((text) => /levererad|levererat/i.test(text))).toEqual([
    expect.stringMatching(/Levererad$|levererat$/),
  ]);
  // Other orders of the list move too; each map is loaded once, in a region of its own.
  const announced = all.filter((text) => text !== 'Laddar kartan …');
  expect(announced).toEqual([...new Set(announced)]);
});
