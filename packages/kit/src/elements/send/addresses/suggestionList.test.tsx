import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

async function openList() {
  const card = await renderElement(element);
  const pickup = await card.screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await userEvent.fill(pickup, 'tingv 16');
  const option = await card.screen.findByRole('option', { name: /Tingvallagatan 16/ });
  return { ...card, pickup, option };
}

test('chooses nothing when the field is left while the mouse rests on a suggestion', async () => {
  const { pickup, option, screen } = await openList();
  await userEvent.hover(option);
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
  pickup.blur();
  await expect.poll(() => screen.queryByRole('option')).toBeNull();
  expect(pickup.value).toBe('tingv 16');
  expect(orderDraft().getState().draft.pickupLocation).toBeNull();
});

test('closes the list by Esc and leaves a second Esc to its surroundings', async () => {
  const { host, pickup, screen } = await openList();
  const prevented: boolean[] = [];
  host.addEventListener(
    'keydown',
    (event) => event.key === 'Escape' && prevented.push(event.defaultPrevented),
  );
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('option')).toBeNull();
  expect(pickup.value).toBe('tingv 16');
  await userEvent.keyboard('{Escape}');
  expect(prevented.at(-1)).toBe(false);
  expect(pickup.value).toBe('tingv 16');
});

test('takes the first suggestion by Enter, and submits without one', async () => {
  const { pickup, screen } = await openList();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => pickup.value).toMatch(/^Tingvallagatan 16, /);
  expect(screen.queryByRole('alert')).toBeNull();
  const dropoff = screen.getByRole('combobox', { name: 'Drop-off address' });
  await userEvent.fill(dropoff, 'xqzzvvw');
  await screen.findByText(/Try the street and the town/);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alert');
});

test('shows an example of a phone number with its country [CONST-01]', async () => {
  const { openWizard } = await import('#testing/probes/sendingProbe.ts');
  const { screen } = await openWizard({ step: 4 });
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect(phone.placeholder).toMatch(/^\+46 70 /);
  expect([phone.type, phone.autocomplete]).toEqual(['tel', 'section-recipient tel']);
});
