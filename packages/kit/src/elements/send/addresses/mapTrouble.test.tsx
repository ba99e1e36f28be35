import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import {
  anotherAddress,
  openPicker,
  toAnotherHouse,
  withoutBrowserCache,
} from '#testing/probes/pickerProbe.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  withoutBrowserCache();
});

test('shows that the map is loading until it is ready [MAP-11]', async () => {
  await api('fault', { path: '/map/basemap', held: true });
  const { screen, stands } = await openPicker();
  expect(await screen.findByText('Loading map…')).toBeTruthy();
  await api('release');
  await stands();
  expect(screen.queryByText('Loading map…')).toBeNull();
});

test('shows that the map failed, leaves the fields to type in, and loads it on another try [MAP-12]', async () => {
  await api('fault', { path: '/map/basemap', status: 503 });
  const { screen, stands, field } = await openPicker();
  expect((await screen.findByText('Error loading map.')).closest('[role=alert]')).not.toBeNull();
  await userEvent.fill(field('Pickup address'), 'östra torggatan 1 karlstad');
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await expect.poll(() => field('Pickup address').value).toMatch(/^Östra Torggatan 1,/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await stands();
  expect(screen.queryByText('Error loading map.')).toBeNull();
});

test('shows the map without names, roads and streets when those fail to load', async () => {
  for (const path of ['/map/labels', '/map/roads', '/map/streets']) await api('fault', { path, status: 503 });
  const { press, stands, note } = await openPicker();
  await stands();
  await press();
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
});

test('picks both addresses by keys alone, under a visible cross [MAP-05] [MAP-15]', async () => {
  const { root, stands, note, field, screen } = await openPicker();
  await stands();
  const cross = () => root.querySelector('[data-by-keys]');
  expect(root.activeElement).toBe(root.querySelector('.picker'));
  const map = screen.getByRole('application', { name: 'Map' });
  while (root.activeElement !== map) await userEvent.keyboard('{Tab}');
  expect(cross()).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(note()).toBe('Now click where we deliver.');
  expect(root.activeElement).toBe(map);
  await userEvent.keyboard('{ArrowRight}{+}{-}{Enter}');
  await expect.poll(note).toMatch(anotherAddress);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => field('Drop-off address').value).toMatch(anotherAddress);
});

test('zooms by its buttons and lets every press land where it points', async () => {
  const { screen, stands, press, note } = await openPicker();
  await stands();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await press(2 * toAnotherHouse[0], 2 * toAnotherHouse[1]);
  await expect.poll(note).toMatch(anotherAddress);
});

test('closes by Escape, and leaves the full size first [MAP-10]', async () => {
  vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('Not allowed'));
  const { root, screen, stands, press, note, confirmButton, ground } = await openPicker();
  await stands();
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  await screen.findByRole('button', { name: 'Leave full screen' });
  const picker = root.querySelector('.picker') as HTMLElement;
  await expect.poll(() => picker.matches(':popover-open')).toBe(true);
  expect(picker.getBoundingClientRect().width).toBe(innerWidth);
  expect(ground().getBoundingClientRect().height).toBeGreaterThan(500);
  await press();
  await expect.poll(note).toMatch(/^Östra Torggatan 1,/);
  await userEvent.click(confirmButton(/^Confirm pickup$/));
  expect(note()).toBe('Now click where we deliver.');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Full screen' });
  expect(ground().getBoundingClientRect().height).toBe(300);
  await userEvent.keyboard('{Escape}');
  expect(root.querySelector('.picker')).toBeNull();
});

test.each(['sv', 'en', 'de'] as const)(
  'has no accessibility findings in %s, light and dark, as wide as a phone',
  async (language) => {
    document.body.style.width = '390px';
    for (const theme of ['light', 'dark'] as const) {
      document.body.style.background = theme === 'dark' ? '#0c1511' : '#f6f5ef';
      const { host, root, stands } = await openPicker({ language, theme });
      await stands();
      await expect.poll(() => root.querySelector('.map__label')).not.toBeNull();
      expect(await accessibilityFindings(host)).toEqual([]);
      expect(root.querySelector('.root')?.scrollWidth).toBeLessThanOrEqual(390);
      host.remove();
    }
  },
);
