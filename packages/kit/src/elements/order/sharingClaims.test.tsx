import { paths } from '@freight/contract';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { offerClaims, sentTo } from '#testing/probes/claimsProbe.ts';
import { renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

// Each test has another API.
beforeEach(connectToApi);

const shares = paths.shares('FR7K-2M9P-QX4T');
const aLink = { id: 'l1', shows: 'status', allows: ['claims'], createdAt: '2026-11-25T08:00:00.000Z' };

async function openShares(language: 'sv' | 'en' | 'de', share: string) {
  await answerOrder({ status: 'inTransit' }, 4);
  const rendered = await renderSignedIn(undefined, { language });
  await api('fault', { path: shares, method: 'GET', status: 200, body: { success: true, data: [] } });
  (await rendered.screen.findByRole('button', { name: share })).click();
  return rendered;
}

test.each([
  ['sv', 'Dela', 'Får anmäla skador', 'Skapa länk'],
  ['en', 'Share', 'May report damage', 'Create link'],
  ['de', 'Teilen', 'Darf Schäden melden', 'Link erstellen'],
] as const)(
  'creates a link whose holder may report damage, lists that, and keeps it when the link changes, in %s [K6]',
  async (language, share, may, create) => {
    await offerClaims();
    const { host, root, screen } = await openShares(language, share);
    await userEvent.click(await screen.findByLabelText(may));
    expect(await accessibilityFindings(host)).toEqual([]);
    const url = 'https://freight.example/shared#token';
    const body = { success: true, data: { ...aLink, url } };
    await api('fault', { path: shares, method: 'POST', status: 201, body });
    screen.getByRole('button', { name: create }).click();
    await screen.findByDisplayValue(url);
    expect(await sentTo(shares)).toContainEqual({ shows: 'status', allows: ['claims'] });
    expect(root.querySelector('.sharing__row')?.textContent).toContain(may);
    await api('fault', { path: `${shares}/l1`, method: 'PATCH', status: 200, body: { data: aLink } });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'map');
    await expect.poll(() => sentTo(`${shares}/l1`)).toEqual([{ shows: 'map', allows: ['claims'] }]);
  },
);

test('offers no permission to report where the API has no claims [K6]', async () => {
  await api('fault', { path: paths.capabilities, status: 200, body: { sharing: { version: 1 } } });
  const { screen } = await openShares('en', 'Share');
  await screen.findByRole('button', { name: 'Create link' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
