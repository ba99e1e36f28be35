import { createOrders } from '@freight/client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import de from '#maps/address/strings/de.ts';
import en from '#maps/address/strings/en.ts';
import sv from '#maps/address/strings/sv.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { checkRoute } from './addresses/checkRoute.ts';
import { orderDraft } from './draft/orderDraft.ts';
import { element } from './freight-send.tsx';

beforeAll(connectToApi);
beforeEach(startAfresh);

test.each([
  ['sv', sv],
  ['en', en],
  ['de', de],
] as const)(
  'finds both example addresses in %s, far enough apart, with a road between them [L4]',
  async (language, t) => {
    const { screen } = await renderElement(element, { language });
    for (const kind of ['pickup', 'dropoff'] as const) {
      const field = await screen.findByRole<HTMLInputElement>('combobox', { name: t[`${kind}.label`] });
      const example = t[`${kind}.example`];
      expect(field.placeholder).toBe(example);
      await userEvent.fill(field, example);
      const [first] = await screen.findAllByRole('option');
      await userEvent.click(first as HTMLElement);
      const [street = '', town = ''] = example.split(', ');
      await expect.poll(() => field.value).toMatch(new RegExp(`^${street}, .*${town}`));
    }
    const { pickupLocation: from, dropoffLocation: to } = orderDraft().getState().draft;
    expect(checkRoute({ text: 'x', location: from }, { text: 'x', location: to })).toHaveProperty('route');
    if (!from || !to) throw new Error('Both addresses are chosen.');
    const { routes } = await pageApi(createOrders).directions(from, to);
    expect(routes[0]?.legs[0]?.distance.value).toBeGreaterThan(10_000);
  },
);

test('asks for the number where the houses of a street are known, and takes the house [L20]', async () => {
  const { screen } = await renderElement(element);
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await userEvent.fill(pickup, 'östra torggatan');
  await userEvent.click(await screen.findByRole('option', { name: /Östra Torggatan/ }));
  await screen.findByText('Add the house number after Östra Torggatan');
  expect(orderDraft().getState().draft.pickupLocation).toBeNull();
  await userEvent.keyboard('12');
  expect(pickup.value).toBe('Östra Torggatan 12, Karlstad');
  await userEvent.click(await screen.findByRole('option', { name: /Östra Torggatan 12/ }));
  await expect.poll(() => pickup.value).toMatch(/^Östra Torggatan 12, \d{3} \d{2} Karlstad, Sverige$/);
  expect(screen.queryByText(/Add the house number/)).toBeNull();
});

test('goes from the pickup to the drop-off, and from there to the button, as addresses are chosen', async () => {
  const { screen, root } = await renderElement(element);
  const pickup = await screen.findByRole('combobox', { name: 'Pickup address' });
  const dropoff = screen.getByRole('combobox', { name: 'Drop-off address' });
  await userEvent.fill(pickup, 'tingv 16 k');
  await screen.findByRole('option', { name: /Tingvallagatan 16/ });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => root.activeElement).toBe(dropoff);
  await userEvent.keyboard('storg 12 ör');
  await userEvent.click(await screen.findByRole('option', { name: /Storgatan 12.*Örebro/ }));
  await expect.poll(() => root.activeElement?.textContent).toBe('Send parcel');
});
