import { fireEvent, within } from '@testing-library/react/pure';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api } from '#testing/api.ts';
import { openFreshPage } from '#testing/freshPage.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

/** The send card on a page with Google Maps. */
async function openCard(...answers: Parameters<typeof openFreshPage>) {
  const page = await openFreshPage(...answers);
  const { chooseLanguage } =
    await page.load<typeof import('#platform/language.ts')>('/src/platform/language.ts');
  chooseLanguage('en');
  await page.load('/src/elements/send/freight-send.tsx');
  const host = page.window.document.createElement('freight-send');
  page.window.document.body.append(host);
  await expect.poll(() => host.hasAttribute('data-ready')).toBe(true);
  const root = host.shadowRoot as ShadowRoot;
  const screen = within(root as unknown as HTMLElement);
  return { ...page, root, screen };
}

/** The same with its map open. */
async function openPicker(...answers: Parameters<typeof openFreshPage>) {
  const card = await openCard(...answers);
  (await card.screen.findByRole('button', { name: 'Add location from map' })).click();
  return card;
}

/** Chooses a pickup whose place has not come yet, and presses the send button. */
async function pressTooEarly() {
  const { screen, standIn } = await openCard('loads');
  const place = Promise.withResolvers<void>();
  standIn.isSent = place.promise;
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  fireEvent.change(pickup, { target: { value: 'storgatan 12' } });
  (await screen.findByRole('option', { name: /Storgatan 12/ })).click();
  const press = () => screen.getByRole('button', { name: 'Send parcel' }).click();
  press();
  return { screen, pickup, press, place };
}

test('a press of the send button right after a choice is judged once the place has come [SENDCARD-11]', async () => {
  const { screen, pickup, press, place } = await pressTooEarly();
  press();
  expect(screen.queryByRole('alert')).toBeNull();
  place.resolve();
  // Only the other address is missing then.
  await screen.findByText('Please enter both pickup and dropoff locations');
  expect(pickup.value).toBe('Storgatan 12, 652 24 Karlstad, Sverige');
  expect(pickup.getAttribute('aria-invalid')).toBeNull();
});

test('a press of the send button counts no longer when the address was changed before the place came', async () => {
  const { screen, pickup, place } = await pressTooEarly();
  fireEvent.change(pickup, { target: { value: 'storgatan 14' } });
  place.resolve();
  await screen.findByRole('option', { name: /Storgatan 12/ });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(pickup.value).toBe('storgatan 14');
});

test('a place that never comes is given up, and the press is judged without it [SENDCARD-11]', async () => {
  const { screen, pickup } = await pressTooEarly();
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByText('Please enter both pickup and dropoff locations');
  expect(pickup.value).toBe('storgatan 12');
});

test('picks both addresses on a map of Google [GEO-03] [MAP-03] [MAP-06] [MAP-07]', async () => {
  const { root, screen, standIn } = await openPicker('loads');
  const confirm = await screen.findByRole('button', { name: 'Confirm pickup' });
  const [map] = standIn.maps;
  expect(map?.options).toMatchObject({ zoom: 12, draggableCursor: 'crosshair', colorScheme: 'LIGHT' });
  const ground = root.querySelector('.map__ground') as HTMLElement;
  ground.click();
  await screen.findByText('Storgatan 12, 652 24 Karlstad, Sverige');
  expect(root.querySelector('.map__marker--pickup')?.textContent).toBe('P');
  confirm.click();
  await screen.findByText('Now click where we deliver.');
  map?.panBy(900, 0);
  ground.click();
  const last = await screen.findByRole('button', { name: 'Confirm drop-off' });
  await expect.poll(() => (last as HTMLButtonElement).disabled).toBe(false);
  expect(root.querySelector('.map__marker--dropoff')?.textContent).toBe('D');
  last.click();
  const pickup = screen.getByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await expect.poll(() => pickup.value).toBe('Storgatan 12, 652 24 Karlstad, Sverige');
  expect(standIn.lookups).toHaveLength(4);
});

test('shows the error of the documents when the key is refused [MAP-12]', async () => {
  const { screen, window: page } = await openPicker('loads');
  await screen.findByRole('button', { name: 'Confirm pickup' });
  (page as unknown as { gm_authFailure: () => void }).gm_authFailure();
  expect(await screen.findByText('Error loading map.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close the map' }));
});
