import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import en from '#elements/send/strings/en.ts';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import {
  allOrders,
  create,
  creations,
  openConfirmation,
  showsTheOneOrder,
  untilShown,
} from '#testing/probes/orderingProbe.ts';
import { forgetPage, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

/** The outcome of a confirmed order is unknown; at the end, the server's list shows how many orders exist. */

beforeAll(connectToApi);
beforeEach(startAfresh);

const faults = [
  ['gets no answer', { path: create, cut: 'after' }],
  ['is processed, and a gateway answers 502', { path: create, status: 502, isProcessed: true }],
  ['is processed, and the server answers 500', { path: create, status: 500, isProcessed: true }],
  ['has its answer cut in the middle', { path: create, cut: 'inside' }],
] as const;

describe('an order to an API that recognises it by its key', () => {
  test.each(faults)('is placed once when it %s [A1] [F2]', async (_, fault) => {
    const { screen, confirm } = await openConfirmation(true);
    await api('fault', fault);
    await userEvent.click(confirm);
    await showsTheOneOrder(screen);
    const keys = (await creations()).map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  test('is placed once when the server dies with its answer, and the person reads that it is checked [A1]', async () => {
    const { screen, confirm } = await openConfirmation(true);
    await api('fault', { path: create, cut: 'after', goesDown: true });
    await userEvent.click(confirm);
    expect(await screen.findByText(/^No answer yet\. We’re checking/)).toBeTruthy();
    await api('setDown', false);
    await showsTheOneOrder(screen);
  });
});

describe('an order to an API that has not promised to recognise it', () => {
  test.each(faults)(
    'is never sent twice, and found among the orders, when it %s [A1] [F2]',
    async (_, fault) => {
      const { screen, confirm } = await openConfirmation(false);
      await api('fault', fault);
      await userEvent.click(confirm);
      await showsTheOneOrder(screen);
      expect(await creations()).toHaveLength(1);
    },
  );

  test('is never sent twice when the server dies with its answer, and is looked for after a reload, too [A1]', async () => {
    const { screen, confirm, host } = await openConfirmation(false);
    await api('fault', { path: create, cut: 'after', goesDown: true });
    await userEvent.click(confirm);
    expect(await screen.findByText(/^No answer yet\. We are looking for it among your orders/)).toBeTruthy();
    host.remove();
    await expect.poll(() => host.shadowRoot?.querySelector('.wizard')).toBeNull();
    forgetPage();
    const reloaded = await renderElement(element);
    expect(await reloaded.screen.findByText(/^No answer yet\. We are looking/)).toBeTruthy();
    await api('setDown', false);
    await showsTheOneOrder(reloaded.screen);
    expect(await creations()).toHaveLength(1);
  });

  test('that never arrived is not claimed to exist: the person looks, asks for help, and orders again themselves [A1]', async () => {
    configure({ helpPhone: '+46 10 123 45 67' });
    const { screen, confirm, host } = await openConfirmation(false);
    const destinations: string[] = [];
    host.addEventListener('freight-navigate', (event) => {
      event.preventDefault();
      destinations.push((event as CustomEvent<{ to: string }>).detail.to);
    });
    await api('fault', { path: create, cut: 'before' });
    await userEvent.click(confirm);
    await untilShown(screen, /^We do not know whether your order has arrived\. It is not among your orders/);
    expect(screen.getByText(/Check your orders before you order again/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /\+46 10 123 45 67/ })).toBeTruthy();
    const choices = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(choices.indexOf('See my orders')).toBeLessThan(choices.indexOf('Order again'));
    expect(await creations()).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: 'See my orders' }));
    expect(destinations).toEqual(['myOrders']);
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
    await expect.poll(() => destinations).toEqual(['myOrders', 'orderSuccess']);
    expect(await allOrders()).toHaveLength(1);
  });

  test('that turns up late is shown instead of being ordered again [A1]', async () => {
    const { screen, confirm } = await openConfirmation(false);
    await api('fault', { path: create, cut: 'after' });
    await api('fault', { path: '/transport/user/', status: 503, times: 9 });
    await userEvent.click(confirm);
    await untilShown(
      screen,
      /^We do not know whether your order has arrived, and your orders cannot be read/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
    await showsTheOneOrder(screen);
    expect(await creations()).toHaveLength(1);
  });

  test('that the person has seen among their orders lets them begin anew [A1]', async () => {
    const { screen, confirm } = await openConfirmation(false);
    await api('fault', { path: create, cut: 'after' });
    await api('fault', { path: '/transport/user/', status: 503, times: 9 });
    await userEvent.click(confirm);
    await untilShown(screen, /your orders cannot be read/);
    await userEvent.click(screen.getByRole('button', { name: 'My order is there' }));
    expect(await screen.findByRole('heading', { name: en['addresses.title'] })).toBeTruthy();
    expect(orderDraft().getState()).toMatchObject({ orderedAt: '', draft: { pickupLocation: null } });
  });
});
