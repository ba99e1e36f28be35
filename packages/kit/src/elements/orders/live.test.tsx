import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api } from '#testing/api.ts';
import { answerOrders } from '#testing/orderAnswers.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { asked, renderOrders } from '#testing/probes/orderListProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-orders.tsx';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const minute = 60_000;
const days = 24 * 60 * minute;

test('updates the label of an order live, keeps a delivered one until the next load, and then lists it under Delivered [LIST-14] [LIST-03]', async () => {
  const { screen, root, cards, events } = await renderOrders({ attributes: { tab: 'delivered' } });
  await screen.findByText('No delivered orders.');
  const { orderId } = await orderTransport();
  await userEvent.click(screen.getByRole('tab', { name: 'Active' }));
  const label = () => root.querySelector('.order__status')?.textContent;
  await expect.poll(label).toBe('Väntar i kö');
  const { state } = pageClient().live;
  await expect.poll(() => state.getState().status).toBe('connected');
  await api('advance', minute);
  await expect.poll(label).toBe('Inväntar bekräftelse');
  const announcer = document.querySelector('[data-freight-announcer=polite]');
  await expect.poll(() => announcer?.textContent).toBe(`${orderId}: Inväntar bekräftelse`);
  await api('advance', 5 * days);
  await expect.poll(label).toMatch(/^(Levererad|Slutförd)$/);
  expect(cards()).toHaveLength(1);
  expect(await asked()).toHaveLength(2);
  await userEvent.click(screen.getByRole('tab', { name: 'Delivered' }));
  // Until the answer arrives, the card of the other tab is still shown.
  await expect
    .poll(() => events.at(-1))
    .toEqual({ type: 'freight-orders-loaded', detail: { tab: 'delivered', page: 1, totalItems: 1 } });
  expect(cards()).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Active' }));
  await screen.findByText('No active orders.');
});

test('subscribes to orders that may still change, and unsubscribes when it leaves the page [T8]', async () => {
  await signInSomebody();
  const { _id } = await orderTransport();
  const { live } = pageClient();
  const standing = new Set<string>();
  const { subscribe } = live;
  vi.spyOn(live, 'subscribe').mockImplementation((id, ...rest) => {
    standing.add(id);
    const stop = subscribe(id, ...rest);
    return () => {
      standing.delete(id);
      stop();
    };
  });
  await answerOrders([
    anOrder({ _id }),
    anOrder({ _id: 'd'.repeat(24), orderId: 'FR8D-0000-0000', status: 'delivered' }),
  ]);
  const { host } = await renderElement(element);
  await expect.poll(() => [...standing]).toEqual([_id]);
  host.remove();
  await expect.poll(() => standing.size).toBe(0);
});
