import { expect, test } from '#support/fixtures.ts';
import { type HostPage, servePage } from '#support/hostPage.ts';

let host: HostPage;
test.afterEach(() => host.close());

test('a foreign page calls methods before their code has come, also of elements far down the page [Q8]', async ({
  page,
  site,
}) => {
  const [parcel = ''] = (await site.demo()).trackingIds;
  host = await servePage(
    `<h1>Min sida</h1>
     <freight-start></freight-start>
     <div style="height: 6000px"></div>
     <freight-track></freight-track>
     <freight-send></freight-send>
     <freight-language></freight-language>
     <script type="module" src="${site.url}/kit/freight.js"></script>
     <script type="module">
       const [start, track, send, language] = ['start', 'track', 'send', 'language'].map((name) =>
         document.querySelector('freight-' + name));
       // Which of the elements had their code when they were called.
       window.early = [start, track, send, language].filter((one) => one.hasAttribute('data-ready')).length;
       window.order = [];
       const note = (name, call) =>
         call.then(() => order.push(name), ({ code }) => order.push(name + ' ' + code));
       window.calls = Promise.all([
         note('open', start.open()),
         note('prefill', start.prefill({ dropoff: 'Storgatan 12, Örebro', weight: 4 })),
         note('focus', start.focus()),
         note('ready', start.ready),
       ]).then(() => Promise.all([
         note('track', track.track('${parcel}')),
         note('reset', send.reset()),
         note('open menu', language.open()),
         note('open track', track.open()),
         note('no ID', track.track(' ')),
       ]));
     </script>`,
  );
  await page.goto(host.url);
  await page.evaluate(() => Reflect.get(window, 'calls'));
  expect(await page.evaluate(() => Reflect.get(window, 'early'))).toBe(0);
  const order: string[] = await page.evaluate(() => Reflect.get(window, 'order'));
  expect(order.filter((one) => /^(open|prefill|focus)$/.test(one))).toEqual(['open', 'prefill', 'focus']);
  expect(order).toHaveLength(9);
  expect(order).toEqual(
    expect.arrayContaining([
      'ready',
      'track',
      'reset',
      'open menu',
      'open track method-unknown',
      'no ID method-argument',
    ]),
  );

  const start = page.locator('freight-start');
  await expect(start.getByRole('tab', { selected: true })).toHaveText('Skicka');
  await expect(start.getByRole('combobox', { name: 'Lämnas på' })).toHaveValue(/^Storgatan 12, .*Örebro/);
  await expect(page.locator('freight-track')).toContainText(parcel);
  await expect(page.locator('freight-language').getByRole('menuitemradio').first()).toBeVisible();
});
