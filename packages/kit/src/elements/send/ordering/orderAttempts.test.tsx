import { createOrdering } from '@freight/client';
import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { editDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { leaveToSendAgain } from '#orders/actions/repeatedOrder.ts';
import { dismissOrder } from '#orders/card/activeOrder.ts';
import { orderAttemptsKey, orderDraftKey } from '#session/drafts.ts';
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
import { connectToApi, removeElement, renderElement } from '#testing/renderElement.ts';
import { attemptOf, contentsOf, noteAttempt } from './attempts.ts';

/** An order is not mistaken for another one, and a copy of the tab does not place it again. */

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  localStorage.removeItem(orderAttemptsKey);
});

const stored = () => sessionStorage.getItem(orderDraftKey) ?? '';

/** Opens another page with the same draft under the same key, as if the tab had been duplicated before. */
async function openCopy(draft: string) {
  // The card of the first tab's order would lie over the button.
  dismissOrder();
  sessionStorage.setItem(orderDraftKey, draft);
  forgetPage();
  const copy = await renderElement(element);
  const confirm = await copy.screen.findByRole('button', { name: 'Confirm order' });
  return { ...copy, confirm };
}

test('an order that never arrived is not taken for the same one that a colleague sent before [F16]', async () => {
  const { screen, confirm } = await openConfirmation(false);
  const { draft } = orderDraft().getState();
  await pageApi(createOrdering).createFromRoute(draft, { idempotencyKey: 'of-the-colleague' });
  await api('fault', { path: create, cut: 'before' });
  await userEvent.click(confirm);
  await untilShown(screen, /^We do not know whether your order has arrived\. It is not among your orders/);
  expect(await allOrders()).toHaveLength(1);
  expect(await creations()).toHaveLength(2);
});

test('an order is sent and found although the earlier orders cannot be read [F16]', async () => {
  const { screen, confirm } = await openConfirmation(false);
  await api('fault', { path: '/transport/user/', status: 503 });
  await api('fault', { path: create, cut: 'after' });
  await userEvent.click(confirm);
  await showsTheOneOrder(screen);
  expect(await creations()).toHaveLength(1);
});

test('reports one order that looks like it when two may match, and claims neither [F16]', async () => {
  const { screen, confirm } = await openConfirmation(false);
  const { draft } = orderDraft().getState();
  await api('fault', { path: '/transport/user/', status: 503 });
  await pageApi(createOrdering).createFromRoute(draft, { idempotencyKey: 'of-the-colleague' });
  await api('fault', { path: create, cut: 'after' });
  await userEvent.click(confirm);
  await untilShown(screen, /One of your orders looks like it, but may be another one\./);
  expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy();
  expect(await creations()).toHaveLength(2);
});

describe.each([
  ['recognises the key', true],
  ['has promised nothing', false],
])('at an API that %s', (_, recognisesKeys) => {
  test('a copy of the tab shows the order that was placed, and places none [F21]', async () => {
    const { screen, confirm, host } = await openConfirmation(recognisesKeys);
    const draft = stored();
    await userEvent.click(confirm);
    await showsTheOneOrder(screen);
    await removeElement(host);
    const copy = await openCopy(draft);
    const created: Event[] = [];
    copy.host.addEventListener('freight-order-created', (event) => created.push(event));
    await userEvent.click(copy.confirm);
    await showsTheOneOrder(copy.screen);
    expect(await creations()).toHaveLength(1);
    // A host may start its payment on this event, and the first tab has already dispatched it.
    expect(created).toEqual([]);
  });

  test('a copy of the tab in which something else was filled in places that, too [F21]', async () => {
    const { screen, confirm, host } = await openConfirmation(recognisesKeys);
    const draft = stored();
    await userEvent.click(confirm);
    await showsTheOneOrder(screen);
    await removeElement(host);
    const copy = await openCopy(draft);
    editDraft({ recipientDetails: { name: 'Cecilia Annan', phone: '+46 70 000 00 03', email: '' } });
    await userEvent.click(copy.confirm);
    await copy.screen.findByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const receivers = (await allOrders()).map(({ receiverContactInfo }) => receiverContactInfo.name);
    expect(receivers.sort()).toEqual(['Bo Mottagare', 'Cecilia Annan']);
  });

  test('trusts an API that reports its own failure, when the order is not in the list [A31] [ORDER-28]', async () => {
    const { screen, confirm } = await openConfirmation(recognisesKeys);
    const message = 'Our planning is closed until Monday.';
    await api('fault', { path: create, status: 500, body: { message } });
    await userEvent.click(confirm);
    // The test ends no pause early: the list is read immediately.
    await screen.findByText(message);
    expect(screen.getByText('Failed to submit order. Please try again.')).toBeTruthy();
    expect(await creations()).toHaveLength(1);
    expect(await allOrders()).toEqual([]);
    await userEvent.click(confirm);
    await showsTheOneOrder(screen);
  });

  test('shows the order when it is in the list, although the API reports a failure [A31]', async () => {
    const { screen, confirm } = await openConfirmation(recognisesKeys);
    await api('fault', { path: create, status: 500, isProcessed: true, body: { message: 'Oh no' } });
    await userEvent.click(confirm);
    await showsTheOneOrder(screen);
    expect(await creations()).toHaveLength(1);
  });
});

test('waits for another tab that is placing the same order, and shows the result [F21]', async () => {
  const { screen, confirm } = await openConfirmation(false);
  const { draft, idempotencyKey } = orderDraft().getState();
  const other = Promise.withResolvers<void>();
  const held = navigator.locks.request(`freight-order:${idempotencyKey}`, () => other.promise);
  await userEvent.click(confirm);
  const orderedAt = orderDraft().getState().orderedAt;
  await pageApi(createOrdering).createFromRoute(draft, { idempotencyKey, orderedAt });
  const [order] = await allOrders();
  if (!order) throw new Error('The other tab has placed nothing');
  noteAttempt(idempotencyKey, { orderedAt, contents: contentsOf(draft), order });
  other.resolve();
  await held;
  await showsTheOneOrder(screen);
  expect(await creations()).toHaveLength(1);
});

test('what another tab has sent without an answer is looked for, not sent once more [F21]', async () => {
  const { screen, confirm, host } = await openConfirmation(false);
  const draft = stored();
  await api('fault', { path: create, cut: 'after', goesDown: true });
  await userEvent.click(confirm);
  await screen.findByText(/^No answer yet\./);
  await removeElement(host);
  const copy = await openCopy(draft);
  await api('setDown', false);
  await userEvent.click(copy.confirm);
  await showsTheOneOrder(copy.screen);
  expect(await creations()).toHaveLength(1);
});

test('keeps neither name nor number of the recipient where other tabs read it, and forgets old attempts [F21]', async () => {
  const { screen, confirm } = await openConfirmation(false);
  const { idempotencyKey } = orderDraft().getState();
  noteAttempt('old', { orderedAt: new Date(Date.now() - 25 * 3_600_000).toISOString(), contents: 1 });
  await userEvent.click(confirm);
  await showsTheOneOrder(screen);
  expect(localStorage.getItem(orderAttemptsKey)).not.toMatch(/Mottagare|70 000|Karlstad/);
  expect([attemptOf('old'), attemptOf(idempotencyKey)?.order?.orderId]).toEqual([
    undefined,
    (await allOrders())[0]?.orderId,
  ]);
});

test('an order to be sent again waits for the one whose result is unknown [T11]', async () => {
  const { screen, confirm, host } = await openConfirmation(false);
  await api('fault', { path: create, cut: 'after', goesDown: true });
  await userEvent.click(confirm);
  await screen.findByText(/^No answer yet\./);
  await removeElement(host);
  forgetPage();
  leaveToSendAgain(anOrder());
  const again = await renderElement(element);
  await again.screen.findByText(/^No answer yet\. We are looking/);
  await api('setDown', false);
  await showsTheOneOrder(again.screen);
  expect(await creations()).toHaveLength(1);
});
