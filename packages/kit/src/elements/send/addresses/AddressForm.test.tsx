import { fireEvent } from '@testing-library/react/pure';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepAddress, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { karlstad, startAfresh, stockholm } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

async function openCard() {
  const card = await renderElement(element);
  const pickup = await card.screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  const dropoff = card.screen.getByRole<HTMLInputElement>('combobox', { name: 'Drop-off address' });
  const send = async () => {
    // A list of suggestions that opens just now would lie over the button; leaving the field closes it.
    if (card.root.activeElement instanceof HTMLElement) card.root.activeElement.blur();
    await userEvent.click(card.screen.getByRole('button', { name: 'Send parcel' }));
  };
  return { ...card, pickup, dropoff, send };
}

/** A card whose two addresses were chosen earlier. */
function openFilledCard(pickup = karlstad, dropoff = stockholm) {
  keepAddress('pickupLocation', pickup);
  keepAddress('dropoffLocation', dropoff);
  return openCard();
}

test('offers suggestions for the pickup while typing and takes the chosen one by keyboard [SENDCARD-01] [ADDR-01]', async () => {
  const { screen, pickup } = await openCard();
  await userEvent.fill(pickup, 'östra torgg 1');
  await screen.findAllByRole('option');
  expect(pickup.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}');
  const first = screen.getAllByRole('option')[0];
  expect(first?.getAttribute('aria-selected')).toBe('true');
  expect(pickup.getAttribute('aria-activedescendant')).toBe(first?.id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => pickup.value).toMatch(/^Östra Torggatan.*Sverige$/);
  expect(pickup.getAttribute('aria-expanded')).toBe('false');
  expect(orderDraft().getState().draft.pickupLocation?.street).toMatch(/^Östra Torggatan/);
});

test('offers suggestions for the drop-off and takes the one that is pressed [SENDCARD-02]', async () => {
  const { screen, dropoff } = await openCard();
  await userEvent.fill(dropoff, 'östra torggatan 1 karlstad');
  const [first] = await screen.findAllByRole('option');
  await userEvent.click(first as HTMLElement);
  await expect.poll(() => dropoff.value).toMatch(/^Östra Torggatan 1, \d{3} \d{2} Karlstad, Sverige$/);
  expect(screen.queryAllByRole('option')).toHaveLength(0);
});

test('marks the typed part of a suggestion, ignoring accents', async () => {
  const { screen, pickup } = await openCard();
  await userEvent.type(pickup, 'ostra t');
  await screen.findAllByRole('option');
  // Slow typing also gets suggestions for the text in between.
  const marked = () => screen.queryAllByRole('option')[0]?.querySelector('mark')?.textContent;
  await expect.poll(marked).toBe('Östra T');
});

test('clears text and place by the button of each field and puts the cursor there [SENDCARD-03]', async () => {
  const { screen, pickup, dropoff } = await openFilledCard();
  await userEvent.click(screen.getByRole('button', { name: 'Clear pickup address' }));
  expect(pickup.value).toBe('');
  expect(orderDraft().getState().draft.pickupLocation).toBeNull();
  expect((pickup.getRootNode() as ShadowRoot).activeElement).toBe(pickup);
  await userEvent.click(screen.getByRole('button', { name: 'Clear drop-off address' }));
  expect(dropoff.value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear drop-off address' })).toBeNull();
});

test('shows a notice when no address matches', async () => {
  const { screen, pickup } = await openCard();
  await userEvent.type(pickup, 'xqzzvvw');
  expect(await screen.findByText('We can’t find that address. Try the street and the town.')).toBeTruthy();
});

test('asks again from the list when the search fails, and asks once for letters typed in one go', async () => {
  const { screen, pickup } = await openCard();
  await api('fault', { path: '/api?', status: 400, body: { message: 'No.' } });
  for (const typed of ['s', 'sv', 'sve', 'svea', 'sveav'])
    fireEvent.input(pickup, { target: { value: typed } });
  pickup.focus();
  await screen.findByRole('option', { name: /search is not answering/ });
  expect(await api('requests', '/api?')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('option', { name: /Sveavägen/ })).toBeTruthy();
  expect(pickup.value).toBe('sveav');
});

test('names no list for screen readers while there is only the word that it searches', async () => {
  const { pickup, root } = await openCard();
  await api('fault', { path: '/api?', held: true });
  await userEvent.fill(pickup, 'sveav');
  await expect.poll(() => root.querySelector('.combobox__note')).not.toBeNull();
  expect(pickup.getAttribute('aria-expanded')).toBe('false');
  expect(pickup.getAttribute('aria-controls')).toBeNull();
  await api('release');
  await expect.poll(() => pickup.getAttribute('aria-expanded')).toBe('true');
  expect(root.getElementById(pickup.getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
});

test('prefers a newer search over an older one that answers late', async () => {
  const { screen, pickup } = await openCard();
  await api('fault', { path: '/api?', held: true });
  await userEvent.fill(pickup, 'vesterb');
  await expect.poll(() => api('requests', '/api?')).toHaveLength(1);
  await userEvent.fill(pickup, 'sveav');
  await screen.findByRole('option', { name: /Sveavägen/ });
  await api('release');
  await fetch(`${await api('url')}/api?q=sveav`);
  expect(screen.getAllByRole('option', { name: /Sveavägen/ }).length).toBeGreaterThan(0);
  expect(screen.queryByText('We can’t find that address. Try the street and the town.')).toBeNull();
});

test('shows where the suggestions come from', async () => {
  const { screen, pickup } = await openCard();
  await userEvent.type(pickup, 'sveav');
  expect(await screen.findByText(/sample streets/)).toBeTruthy();
});

test('shows the error box, asking for both addresses, when one is empty [SENDCARD-05] [SENDCARD-06] [SENDCARD-09] [SENDCARD-10]', async () => {
  const { screen, pickup, dropoff, send } = await openCard();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please enter both pickup and dropoff locations',
  );
  expect(pickup.getAttribute('aria-invalid')).toBe('true');
  expect((pickup.getRootNode() as ShadowRoot).activeElement).toBe(pickup);
  await userEvent.type(pickup, 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  expect((dropoff.getRootNode() as ShadowRoot).activeElement).toBe(dropoff);
});

test('asks to choose from the suggestions when an address was only typed, or typed in after choosing [SENDCARD-11]', async () => {
  const { screen, pickup, send } = await openFilledCard();
  await userEvent.type(pickup, ' B');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please select valid locations from the suggestions',
  );
  expect(orderDraft().getState().draft.pickupLocation).toBeNull();
});

test('refuses the same place twice [SENDCARD-12]', async () => {
  const { screen, send } = await openFilledCard(karlstad, { ...karlstad, address: 'Around the corner' });
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Pickup and dropoff locations cannot be the same',
  );
});

test('refuses less than 10 km and shows the distance with two decimals [SENDCARD-13] [SENDCARD-14]', async () => {
  const { screen, send } = await openFilledCard(karlstad, { ...karlstad, lat: karlstad.lat + 0.08 });
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Minimum distance is 10 KM. Current distance is 8.90 KM.',
  );
});

test('calls the help phone [SENDCARD-07]', async () => {
  configure({ helpPhone: '+46 10 123 45 67' });
  const { screen } = await openCard();
  expect(screen.getByRole('link', { name: /\+46\s10\s123\s45\s67/ }).getAttribute('href')).toBe(
    'tel:+46101234567',
  );
});

test('opens the login for visitors once the addresses are valid, and keeps them [SENDCARD-16]', async () => {
  const { screen, pickup, send } = await openFilledCard();
  await userEvent.clear(pickup);
  await send();
  expect(document.querySelector('freight-sign-in')).toBeNull();
  keepAddress('pickupLocation', karlstad);
  const again = await openCard();
  await again.send();
  expect(document.querySelector('freight-sign-in')?.getAttribute('open')).toBe('login');
  expect(again.pickup.value).toBe(karlstad.address);
  expect(screen.queryByText('Step 1 of 5')).toBeNull();
});

test('starts the wizard with both places for a customer [SENDCARD-17]', async () => {
  await signInSomebody();
  const { screen, send } = await openFilledCard();
  await send();
  expect(await screen.findByText('Step 1 of 5')).toBeTruthy();
  const { draft } = orderDraft().getState();
  expect(draft.pickupLocation).toEqual(karlstad);
  expect(draft.dropoffLocation).toEqual(stockholm);
});

test('sends by Enter in a field', async () => {
  const { screen, dropoff } = await openCard();
  await userEvent.type(dropoff, '{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
});
