import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepAddress } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import {
  aHouse,
  anotherAddress,
  locateAt,
  nowhere,
  openPicker,
  toAnotherHouse,
} from '#testing/probes/pickerProbe.ts';
import { karlstad, startAfresh, stockholm } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const here = { ...karlstad, ...aHouse };
const lookups = async () =>
  (await api('requests', '/reverse?')).map(({ path }) => new URL(path, 'http://x').searchParams);
const namesOf = (root: ShadowRoot, kind: string) =>
  [...root.querySelectorAll<HTMLElement>(`.map__label--${kind}`)].map(({ textContent }) => textContent);

test('writes the names of streets along them, and the numbers of houses when near [L6]', async () => {
  const { root, screen, stands } = await openPicker();
  await stands();
  const zoomIn = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
      await expect.poll(() => root.querySelector('.leaflet-zoom-anim')).toBeNull();
    }
  };
  expect(namesOf(root, 'street')).toEqual([]);
  await zoomIn(3);
  await expect.poll(() => namesOf(root, 'street')).toContain('Östra Torggatan');
  const turned = root.querySelector<HTMLElement>('.map__label--street .map__turned');
  expect(Math.abs(Number.parseFloat(turned?.style.rotate ?? '0'))).toBeGreaterThan(0.01);
  expect(namesOf(root, 'house')).toEqual([]);
  await zoomIn(2);
  await expect.poll(() => namesOf(root, 'house')).toContain('1');
});

/** Whether a canvas of the pane shows the colour somewhere. */
function isPainted(root: ShadowRoot, pane: string, colour: readonly number[]): boolean {
  const canvas = root.querySelector<HTMLCanvasElement>(`.leaflet-${pane}-pane canvas`);
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let at = 0; at < pixels.length; at += 4)
    if (colour.every((part, index) => pixels[at + index] === part)) return true;
  return false;
}

test('draws parks and water in the towns [L6]', async () => {
  const { root, stands } = await openPicker();
  await stands();
  await expect.poll(() => isPainted(root, 'towns', [211, 228, 198])).toBe(true);
  expect(isPainted(root, 'towns', [207, 226, 232])).toBe(true);
});

test('opens at the address that is chosen, and asks for the other one alone [L6]', async () => {
  keepAddress('pickupLocation', here);
  locateAt(stockholm);
  const { stands, note, press, confirmButton, field, marker, root } = await openPicker({ centre: nowhere });
  await stands();
  expect(note()).toBe('Now click where we deliver.');
  await expect.poll(() => marker('pickup')).not.toBeNull();
  await press(...toAnotherHouse);
  await expect.poll(note).toMatch(anotherAddress);
  await userEvent.click(confirmButton());
  await expect.poll(() => root.querySelector('.picker')).toBeNull();
  expect(field('Pickup address').value).toBe(here.address);
  expect(field('Drop-off address').value).toMatch(anotherAddress);
});

test('asks for the pickup alone where only that is missing [L6]', async () => {
  keepAddress('dropoffLocation', here);
  const { stands, note, press, confirmButton, field } = await openPicker({ centre: nowhere });
  await stands();
  expect(note()).toBe('Click where we pick up.');
  await press(...toAnotherHouse);
  await expect.poll(() => confirmButton().disabled).toBe(false);
  await userEvent.click(confirmButton());
  await expect.poll(() => field('Pickup address').value).toMatch(anotherAddress);
  expect(field('Drop-off address').value).toBe(here.address);
});

test('starts in Stockholm when no map centre is configured and the position is refused [MAP-22]', async () => {
  locateAt('refused');
  configure({ mapCentre: undefined });
  const { screen, root } = await renderElement(element);
  await userEvent.click(await screen.findByRole('button', { name: 'Add location from map' }));
  const map = await screen.findByRole('application', { name: 'Map' });
  await expect.poll(() => root.querySelector('canvas')).not.toBeNull();
  map.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(lookups).toHaveLength(1);
  const [query] = await lookups();
  expect([Number(query?.get('lat')), Number(query?.get('lon'))]).toEqual([
    expect.closeTo(59.3293, 3),
    expect.closeTo(18.0686, 3),
  ]);
});

test('does not move the map when the position arrives after a press [MAP-21]', async () => {
  let answer = () => {};
  locateAt(
    new Promise<typeof stockholm>((resolve) => {
      answer = () => resolve(stockholm);
    }),
  );
  const { stands, press, note } = await openPicker();
  await stands();
  await press();
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
  answer();
  await press(1);
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
  for (const query of await lookups()) expect(Number(query.get('lon'))).toBeCloseTo(aHouse.lng, 3);
});
