import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import {
  aHouse,
  anotherAddress,
  locateAt,
  noHouse,
  nowhere,
  openPicker,
  pixelsPerDegree,
  toAnotherHouse,
} from '#testing/probes/pickerProbe.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const lookups = async () => {
  const requests = await api('requests', '/reverse?');
  return requests.map(({ path }) => new URL(path, 'http://x').searchParams);
};

test('opens the map by the link under the addresses and closes it by its button [SENDCARD-04]', async () => {
  const { screen, link, stands } = await openPicker();
  await stands();
  expect(link.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('region', { name: 'Choose on the map' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close the map' }));
  expect(screen.queryByRole('region', { name: 'Choose on the map' })).toBeNull();
  expect((link.getRootNode() as ShadowRoot).activeElement).toBe(link);
});

test('shows a map of 300 px with a crosshair and where it comes from [MAP-01] [MAP-02] [GEO-03]', async () => {
  const { ground, stands, screen } = await openPicker();
  await stands();
  expect(ground().getBoundingClientRect().height).toBe(300);
  expect(getComputedStyle(ground()).cursor).toBe('crosshair');
  expect(screen.getByText('Natural Earth · GeoNames CC BY 4.0 · sample streets')).toBeTruthy();
  await expect.poll(() => screen.queryByText('Karlstad')).not.toBeNull();
});

test('looks up the pressed point as zoom 12 has it, and takes the house there [MAP-03] [MAP-16]', async () => {
  const { press, stands, note } = await openPicker();
  await stands();
  await press(...toAnotherHouse);
  await expect.poll(note).toMatch(anotherAddress);
  const [query] = await lookups();
  expect(Number(query?.get('lon'))).toBeCloseTo(aHouse.lng + toAnotherHouse[0] / pixelsPerDegree, 3);
  expect(Object.fromEntries(query ?? [])).toMatchObject({ lang: 'default', limit: '1' });
});

test('asks for the pickup, marks it with a green P, then for the drop-off with a red D [MAP-04] [MAP-05] [MAP-06] [MAP-07]', async () => {
  const { press, stands, note, confirmButton, marker } = await openPicker();
  await stands();
  expect(note()).toBe('Click where we pick up.');
  expect(confirmButton().disabled).toBe(true);
  await press();
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
  await expect.poll(() => marker('pickup')?.textContent).toBe('P');
  expect(getComputedStyle(marker('pickup') as HTMLElement).backgroundColor).toBe('rgb(28, 138, 78)');
  await userEvent.click(confirmButton(/^Confirm pickup$/));
  expect(note()).toBe('Now click where we deliver.');
  await press(...toAnotherHouse);
  await expect.poll(() => marker('dropoff')?.textContent).toBe('D');
  expect(getComputedStyle(marker('dropoff') as HTMLElement).backgroundColor).toBe('rgb(200, 50, 43)');
  expect(marker('pickup')).not.toBeNull();
  expect(confirmButton().textContent).toBe('Confirm drop-off');
});

test('marks the places with dots when the host opts out of letters: a P is a car park in Sweden [L31]', async () => {
  configure({ quirks: { pickerMarkers: 'dots' } });
  const { press, stands, marker } = await openPicker();
  await stands();
  await press();
  await expect.poll(() => marker('pickup')?.textContent).toBe('');
});

test('floats button and hint over the map [MAP-08] [MAP-09]', async () => {
  const { root, ground, confirmButton, stands } = await openPicker();
  await stands();
  const map = ground().getBoundingClientRect();
  for (const part of [confirmButton(), root.querySelector('.picker__note')]) {
    const box = part?.getBoundingClientRect();
    expect(box && box.top >= map.top && box.bottom <= map.bottom && box.right <= map.right).toBe(true);
  }
});

test('asks for both texts again, fills both fields and closes [MAP-13] [MAP-14] [MAP-15]', async () => {
  const { press, stands, note, confirmButton, field, screen, link } = await openPicker();
  await stands();
  await press();
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
  await userEvent.click(confirmButton());
  await press(...toAnotherHouse);
  await expect.poll(note).toMatch(anotherAddress);
  await userEvent.click(confirmButton());
  await expect.poll(() => field('Drop-off address').value).toMatch(anotherAddress);
  expect(field('Pickup address').value).toMatch(/^Östra Torggatan 1, .*Sverige$/);
  expect(screen.queryByRole('region', { name: 'Choose on the map' })).toBeNull();
  expect((link.getRootNode() as ShadowRoot).activeElement).toBe(link);
  expect(await lookups()).toHaveLength(4);
  const { pickupLocation, dropoffLocation } = orderDraft().getState().draft;
  expect(pickupLocation).toMatchObject({ street: 'Östra Torggatan 1', city: 'Karlstad', country: 'Sverige' });
  expect(pickupLocation?.lat).toBeCloseTo(aHouse.lat, 3);
  expect(dropoffLocation?.street).toMatch(/^\D+ \d+$/);
});

test('writes of an unknown location when the last lookup fails, and keeps the places [MAP-20]', async () => {
  const { press, stands, note, confirmButton, field } = await openPicker();
  await stands();
  await press();
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
  await userEvent.click(confirmButton());
  await press(...toAnotherHouse);
  await expect.poll(note).toMatch(anotherAddress);
  await api('fault', { path: '/reverse?', status: 503, times: 2 });
  await userEvent.click(confirmButton());
  await expect.poll(() => field('Drop-off address').value).toBe('Unknown location');
  expect(field('Pickup address').value).toBe('Unknown location');
  expect(orderDraft().getState().draft.dropoffLocation?.street).toMatch(/^\D+ \d+$/);
});

test('refuses a street without a number and clears the earlier address [MAP-17] [MAP-18]', async () => {
  const { press, stands, note, confirmButton, marker } = await openPicker({ centre: noHouse });
  await stands();
  const up = -(aHouse.lat - noHouse.lat) * pixelsPerDegree * 1.963;
  await press(0, up);
  await expect.poll(note).toMatch(/^Östra Torggatan|^Kungsgatan/);
  await press();
  await expect.poll(note).toBe('Please click on a valid address.');
  expect(confirmButton().disabled).toBe(true);
  await expect.poll(() => marker('pickup')).toBeNull();
});

test('shows a notice at a point without an address [MAP-19]', async () => {
  const { press, stands, note, confirmButton } = await openPicker({ centre: nowhere });
  await stands();
  await press();
  await expect.poll(note).toBe('No address found at this location.');
  expect(confirmButton().disabled).toBe(true);
});

test('asks for another press when the lookup fails', async () => {
  const { press, stands, note, confirmButton } = await openPicker();
  await stands();
  await api('fault', { path: '/reverse?', status: 503 });
  await press();
  await expect.poll(note).toBe('The address search is not answering. Click again.');
  await press();
  await expect.poll(() => confirmButton().disabled).toBe(false);
});

test('prefers a newer press over an older one that answers late', async () => {
  const { press, stands, note } = await openPicker();
  await stands();
  await api('fault', { path: '/reverse?', held: true });
  await press();
  await expect.poll(note).toBe('Looking up the address…');
  // If this request were aborted too early, the next one would get the fault.
  await expect.poll(lookups).toHaveLength(1);
  await press(...toAnotherHouse);
  await expect.poll(note).toMatch(anotherAddress);
  await api('release');
  await fetch(`${await api('url')}/reverse?lat=59&lon=18`);
  expect(note()).toMatch(anotherAddress);
});

test('goes to where the person is [MAP-21]', async () => {
  locateAt(aHouse);
  const { press, stands, note } = await openPicker({ centre: nowhere });
  await stands();
  await press();
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
});

test('stays at the fixed point when the position is refused and the map is pressed [MAP-22]', async () => {
  locateAt('refused');
  const { press, stands } = await openPicker({ centre: { lat: 59.3293, lng: 18.0686 } });
  await stands();
  await press();
  await expect.poll(lookups).toHaveLength(1);
  const [query] = await lookups();
  expect([Number(query?.get('lat')), Number(query?.get('lon'))]).toEqual([
    expect.closeTo(59.3293, 3),
    expect.closeTo(18.0686, 3),
  ]);
});
