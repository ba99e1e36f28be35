import { createSharing } from '@freight/client';
import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pageCore } from '#api/calls/core.ts';
import { element } from '#elements/track/freight-track.tsx';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

const minute = 60_000;
beforeAll(connectToApi);
beforeEach(() => api('reset'));

/** Shares another user's order by a link; `id` revokes it. */
async function sharedBySomebody(shows: 'status' | 'map' | 'addresses') {
  await signInSomebody();
  const order = await orderTransport();
  const { url, id } = await createSharing(pageCore()).create(order._id, shows);
  return { order, token: new URL(url).hash.slice(1), id };
}

test.each(['sv', 'en', 'de'] as const)(
  'shows by a link what was chosen, live, and no number, in %s',
  async (language) => {
    const { order, token } = await sharedBySomebody('status');
    pageSession().clear();
    const events: unknown[] = [];
    const listen = (event: Event) => events.push((event as CustomEvent).detail);
    document.addEventListener('freight-tracking-loaded', listen, { once: true });
    const rendered = await renderElement(element, { language, attributes: { 'share-token': token } });
    const headline = () => rendered.root.querySelector('.banner__headline')?.textContent;
    await expect.poll(headline).toBeTruthy();
    const before = headline();
    await expect.poll(() => rendered.root.querySelector('.currentness__live')).not.toBeNull();
    await api('advance', 4 * minute);
    await expect.poll(headline).not.toBe(before);
    const { textContent } = rendered.root;
    expect(textContent).not.toMatch(/Karlstad|Storgatan|Mottagare|undefined|NaN/);
    expect(textContent).not.toContain(order.orderId);
    expect(JSON.stringify(events)).not.toContain(token);
    expect(await accessibilityFindings(rendered.host)).toEqual([]);
  },
);

test('shows the map and the driver by a link that has it, without doors and addresses', async () => {
  const { token } = await sharedBySomebody('map');
  pageSession().clear();
  const { root } = await renderElement(element, { attributes: { 'share-token': token } });
  await expect.poll(() => root.querySelector('.map__marker--dropoff')).not.toBeNull();
  const isDriven = async () => {
    await api('advance', 5 * minute);
    return root.querySelector('.map__marker--driver') !== null;
  };
  await expect.poll(isDriven, { interval: 300 }).toBe(true);
  expect(root.textContent).not.toMatch(/Storgatan|Sveavägen/);
});

test('is empty once the link is withdrawn, and explains why', async () => {
  const { order, token, id } = await sharedBySomebody('addresses');
  const { screen, root } = await renderElement(element, { attributes: { 'share-token': token } });
  await screen.findByText(/Storgatan 12/);
  await expect.poll(() => root.querySelector('.currentness__live')).not.toBeNull();
  await createSharing(pageCore()).withdraw(order._id, id);
  await screen.findByText('This link no longer shows anything');
  expect(root.textContent).not.toMatch(/Storgatan|Karlstad/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('keeps the token out of the paths and headers of its requests', async () => {
  const { token } = await sharedBySomebody('status');
  const { root } = await renderElement(element, { attributes: { 'share-token': token } });
  await expect.poll(() => root.querySelector('h2.banner__headline')).not.toBeNull();
  const requests = await api('requests', '/');
  expect(requests.some(({ path }) => path === paths.shared)).toBe(true);
  for (const { path, headers } of requests) expect(path + JSON.stringify(headers)).not.toContain(token);
});
