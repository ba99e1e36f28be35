import { paths } from '@freight/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dismissOrder, followOrder } from '#orders/card/activeOrder.ts';
import { api } from '#testing/api.ts';
import { followedFrom, orderTransport } from '#testing/orderTransport.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order-success.tsx';

beforeEach(connectToApi);
beforeEach(startAfresh);
afterEach(() => dismissOrder());

test('shows the code of an order that was just placed, and nothing else to do with it [K5]', async () => {
  await signInSomebody();
  followOrder(followedFrom(await orderTransport({ handover: 'code' })));
  const { root, screen } = await renderElement(element);
  await screen.findByText('Code for the handover');
  expect(root.querySelector('.handover__code')?.textContent).toMatch(/^\d{4}$/);
  await api('quiet');
  expect(screen.queryByRole('button', { name: 'Make a change' })).toBeNull();
  expect(await api('requests', paths.claims)).toEqual([]);
});

test('leaves no gap for an order without a choice [K5]', async () => {
  await signInSomebody();
  followOrder(followedFrom(await orderTransport()));
  const { root, screen } = await renderElement(element);
  await screen.findByRole('button', { name: 'Share' });
  await expect.poll(async () => (await api('requests', paths.handovers)).length).toBeGreaterThan(0);
  await api('quiet');
  expect(root.querySelector('.handover')).toBeNull();
});
