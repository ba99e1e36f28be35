import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepAddress, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { untilText } from '#i18n/untilText.ts';
import { renewShared } from '#platform/registry.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { karlstad, openWizard, startAfresh, stockholm } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  renewShared('capabilities');
});

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const inSeconds = (seconds: number) => new Date(Date.now() + 1_000 * seconds).toISOString();
/** An answer of the API about a price that was asked for long ago. */
const oldPrice = (price: number, validUntil: string) => ({
  path: paths.calculatePrice,
  body: {
    success: true,
    data: {
      estimatedPrice: price,
      distance: 300,
      routeId: 'a'.repeat(24),
      appliedPreferences: [],
      validUntil,
    },
  },
  status: 200,
});

test.each([
  ['en', /^Holds until tomorrow \d\d:\d\d\.$/],
  ['sv', /^Gäller till i morgon \d\d:\d\d\.$/],
  ['de', /^Gilt bis morgen \d\d:\d\d\.$/],
] as const)('says until when the price holds, in %s [R5]', async (language, words) => {
  const { root, host } = await openWizard({ step: 3, language });
  await expect
    .poll(() => plain(root.querySelector('.price [role=status]')?.textContent).trim())
    .toMatch(words);
  expect(await accessibilityFindings(host)).toEqual([]);
});

test.each([
  ['more', 1, /Asked for again: [\d ]+,\d\d kr more than before\./],
  ['less', 99_999, /Asked for again: [\d ]+,\d\d kr less than before\./],
])('renews a price that ends in its place, and says that it is %s [R5]', async (_, price, words) => {
  await api('fault', oldPrice(price, inSeconds(20)));
  const { root, screen } = await openWizard({ step: 3 });
  await expect.poll(() => plain(root.textContent)).toMatch(words);
  const { pricing, recipientDetails } = orderDraft().getState().draft;
  expect(pricing.estimatedPrice).not.toBe(price);
  expect(recipientDetails.name).not.toBe('');
  expect(screen.getByRole('heading', { name: 'Price' })).toBeTruthy();
});

test('keeps a price that could not be renewed, and asks no other API than one that says an end [R5]', async () => {
  await api('fault', { ...oldPrice(500, ''), times: 1 });
  const { root } = await openWizard({ step: 3 });
  await expect.poll(() => plain(root.textContent)).toContain('500,00 kr');
  expect(root.textContent).not.toContain('Holds until');
  expect(await api('requests', paths.calculatePrice)).toHaveLength(1);
});

test('the card says how long its price holds, and what it was before it was renewed [R5]', async () => {
  const quote = { fromPrice: 12_345, fuelType: 'Biogas', distance: 300, validUntil: inSeconds(20) };
  await api('fault', { path: paths.quote, status: 200, body: { success: true, data: quote } });
  keepAddress('pickupLocation', karlstad);
  keepAddress('dropoffLocation', stockholm);
  const { root, screen } = await renderElement(element);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Pickup address' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Parcel/ }));
  await expect
    .poll(() => plain(root.querySelector('.quote__top')?.textContent))
    .toMatch(/^from [\d ]+ kr ?holds until (tomorrow )?\d\d:\d\d \(was 12 345 kr\)$/);
  expect(plain(root.querySelector('.quote__price')?.textContent)).not.toMatch(/^from 12 345/);
});

test('a moment is named as people name it', () => {
  const now = Date.parse('2026-12-03T10:00:00Z');
  expect(untilText('2026-12-03T13:20:00Z', 'sv', now)).toBe('14:20');
  expect(untilText('2026-12-04T13:20:00Z', 'sv', now)).toBe('i morgon 14:20');
  expect(untilText('2026-12-24T13:20:00Z', 'sv', now)).toBe('24 dec. 2026 14:20');
});
