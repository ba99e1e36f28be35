import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { element } from './freight-track.tsx';

type Track = HTMLElement & {
  track: (id?: unknown) => Promise<void>;
  reset: () => Promise<void>;
};

beforeAll(connectToApi);

test('shows the package that the page names by track(), and asks for one again after reset() [Q8]', async () => {
  const order = await orderOfSomebody();
  const { host, screen } = await renderElement(element);
  const track = host as Track;
  await userEvent.fill(screen.getByLabelText('Package ID'), 'half an ID');
  await track.track(` ${order.orderId} `);
  expect(host.getAttribute('order-id')).toBe(order.orderId);
  await screen.findByText(order.orderId);
  await track.reset();
  expect(await screen.findByLabelText('Package ID')).toHaveProperty('value', '');
  expect(host.hasAttribute('order-id')).toBe(false);
});

test('refuses track() without a package ID, and leaves what is typed [Q8]', async () => {
  const { host, screen } = await renderElement(element);
  await userEvent.fill(screen.getByLabelText('Package ID'), 'FRT-1');
  for (const id of [undefined, '', '  ', 7])
    await expect((host as Track).track(id)).rejects.toMatchObject({ code: 'method-argument' });
  expect(screen.getByLabelText('Package ID')).toHaveProperty('value', 'FRT-1');
  await (host as Track).reset();
  expect(await screen.findByLabelText('Package ID')).toHaveProperty('value', '');
});
