import type { Language } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { kitElement } from '#bridge/defineElement.ts';
import { commonTexts } from '#i18n/commonTexts.ts';
import { OrderMap } from '#orders/view/OrderMap.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

const karlstad = { lat: 59.3793, lng: 13.5036, address: 'Östra Torggatan 1, Karlstad', city: 'Karlstad' };
const uppsala = { lat: 59.8586, lng: 17.6389, address: 'Svartbäcksgatan 2, Uppsala', city: 'Uppsala' };

const probe = kitElement({
  definition: {
    tag: 'freight-map-words-probe',
    summary: '',
    attributes: {
      status: { type: 'string', default: '', description: '' },
      lng: { type: 'number', default: 0, description: '' },
    },
    events: {},
  },
  screen: ({ status, lng }) => (
    <OrderMap
      pickup={karlstad}
      dropoff={uppsala}
      driver={lng === 0 ? undefined : { lat: uppsala.lat, lng }}
      status={status}
    />
  ),
  css: '',
  texts: [commonTexts],
});

beforeAll(connectToApi);
beforeEach(() => api('reset'));

async function show(attributes: Record<string, string>, language: Language = 'en') {
  const rendered = await renderElement(probe, { attributes, language });
  const { root } = rendered;
  const words = () => root.querySelector('.map-words')?.textContent?.replace(/\s/g, ' ') ?? '';
  await expect.poll(words).not.toBe('');
  return { ...rendered, words };
}

test.each([
  ['en', 'awaitingPickup', 'Waiting for pickup in Karlstad. The delivery is in Uppsala.'],
  ['sv', 'awaitingPickup', 'Väntar på hämtning i Karlstad. Ska till Uppsala.'],
  ['de', 'awaitingPickup', 'Wartet auf Abholung in Karlstad. Die Lieferung geht nach Uppsala.'],
  ['en', 'inTransit', 'On the way from Karlstad to Uppsala.'],
  ['sv', 'inTransit', 'På väg från Karlstad till Uppsala.'],
  ['de', 'inTransit', 'Unterwegs von Karlstad nach Uppsala.'],
  ['en', 'delivered', 'Delivered in Uppsala.'],
  ['sv', 'delivered', 'Levererat i Uppsala.'],
  ['de', 'delivered', 'Zugestellt in Uppsala.'],
  ['en', 'onHold', 'The route from Karlstad to Uppsala.'],
  ['sv', 'teleported', 'Rutten från Karlstad till Uppsala.'],
  ['de', 'cancelled', 'Die Route von Karlstad nach Uppsala.'],
] as const)('shows below the map what it shows, in %s for %s [K2]', async (language, status, sentence) => {
  const { words, host } = await show({ status }, language);
  expect(words()).toBe(sentence);
  expect(await accessibilityFindings(host)).toEqual([]);
});

test.each([
  ['en', 'The van is between Karlstad and Uppsala, about 20 km from the delivery.'],
  ['sv', 'Bilen är mellan Karlstad och Uppsala, cirka 20 km från leveransen.'],
  ['de', 'Der Wagen ist zwischen Karlstad und Uppsala, etwa 20 km vor der Zustellung.'],
] as const)('shows where the van is, in %s [K2]', async (language, sentence) => {
  const { words } = await show({ status: 'inTransit', lng: '17.36' }, language);
  expect(words()).toBe(sentence);
});

test('changes when the van begins to move and with the distance, not with every position [K2]', async () => {
  const { words, host } = await show({ status: 'inTransit', lng: '17.36' });
  host.setAttribute('lng', '17.361');
  await expect
    .poll(words)
    .toBe('The van is between Karlstad and Uppsala, about 20 km from the delivery, moving.');
  host.setAttribute('lng', '17.37');
  host.setAttribute('lng', '17.5');
  await expect.poll(words).toContain('about 10 km');
  host.removeAttribute('lng');
  await expect.poll(words).toBe('On the way from Karlstad to Uppsala.');
});

test('describes the map to screen readers [K2]', async () => {
  const { root, words } = await show({ status: 'inTransit' });
  const image = () => root.querySelector('[role=img]');
  await expect.poll(image).not.toBeNull();
  const description = root.getElementById(image()?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('On the way from Karlstad');
  expect(words()).toBe('On the way from Karlstad to Uppsala.');
});

test('is there while the map is not [K2]', async () => {
  for (const path of ['/map/', '/route/direction-api']) await api('fault', { path, status: 500, times: 20 });
  const { words } = await show({ status: 'outForDelivery', lng: '17.6' });
  expect(words()).toMatch(/^The van is between Karlstad and Uppsala, about 3 km/);
});
