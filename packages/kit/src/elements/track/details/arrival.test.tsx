import { aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { element } from '#elements/track/freight-track.tsx';
import { api } from '#testing/api.ts';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

const minute = 60_000;
beforeAll(connectToApi);
beforeEach(() => api('reset'));

type Rendered = Awaited<ReturnType<typeof renderElement>>;
const arrival = ({ root }: Rendered) =>
  root.querySelector('.arrival__time')?.textContent?.replace(/\s/g, ' ') ?? '';

test.each([
  ['sv', / till (?:.+ )?\d\d:\d\d$/],
  ['en', / to (?:.+ )?\d\d:\d\d$/],
  ['de', / bis (?:.+ )?\d\d:\d\d$/],
] as const)(
  'shows the arrival window, and narrows it without user input, in %s [L18]',
  async (language, form) => {
    const { orderId } = await orderOfSomebody();
    const rendered = await renderElement(element, { language, attributes: { 'order-id': orderId } });
    await expect.poll(() => arrival(rendered)).toMatch(form);
    await expect.poll(() => rendered.root.querySelector('.currentness__live')).not.toBeNull();
    await api('advance', 40 * minute);
    const first = arrival(rendered);
    const narrows = async () => {
      await api('advance', 20 * minute);
      return arrival(rendered);
    };
    await expect.poll(narrows, { interval: 300 }).not.toBe(first);
    expect(arrival(rendered)).toMatch(form);
  },
);

/** Renders a parcel in transit; `parts` are added to the server's answer. */
async function render(parts: Parameters<typeof aTracking>[0]) {
  const data = { ...aTracking(), status: 'inTransit', ...parts };
  await api('fault', { path: `/tracking/${data.orderId}`, status: 200, body: { success: true, data } });
  const rendered = await renderElement(element, { attributes: { 'order-id': data.orderId } });
  await rendered.screen.findByText(data.orderId);
  return rendered;
}
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

test('shows one moment when the API sends no window, and by how much one that has passed is late [K1]', async () => {
  const one = await render({ estimatedDelivery: at(60 * minute) });
  expect(arrival(one)).toMatch(/\d\d:\d\d$/);
  expect(arrival(one)).not.toContain(' to ');
  one.host.remove();
  const passed = await render({
    estimatedDelivery: at(-60 * minute),
    arrivalWindow: { from: at(-90 * minute), to: at(-30 * minute) },
  });
  await expect.poll(() => arrival(passed)).toMatch(/^(?:29|30) minutes late$/);
  passed.host.remove();
  const broken = await render({
    estimatedDelivery: at(60 * minute),
    arrivalWindow: { from: at(90 * minute), to: 'soon' } as never,
  });
  expect(arrival(broken)).not.toContain(' to ');
});
