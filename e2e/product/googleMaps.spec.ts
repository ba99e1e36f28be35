import { expect, test } from '#support/fixtures.ts';

const key = 'AIzaSample-key_1';
test.use({ siteSettings: { env: { FREIGHT_GOOGLE_MAPS_KEY: key } } });

test('the delivered site uses Google Maps with the key of its settings, and types addresses where it does not come [GEO-01] [OPEN-43] [MAP-12]', async ({
  page,
  problems,
}) => {
  // Tests have no API key, so Google's host is mocked to answer 503.
  problems.allow(/maps\.googleapis\.com|503|\[freight\]/);
  const keys: (string | null)[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    keys.push(new URL(route.request().url()).searchParams.get('key'));
    return route.fulfill({ status: 503 });
  });
  await page.goto('/');
  const card = page.locator('freight-start');
  await card.getByRole('tab', { name: 'Skicka' }).click();
  await card.getByRole('button', { name: 'Välj plats på kartan' }).click();
  await expect(card.getByText('Kartan gick inte att ladda.')).toBeVisible();
  expect(new Set(keys)).toEqual(new Set([key]));
});
