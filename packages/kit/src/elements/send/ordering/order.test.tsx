import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { goToStep, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { activeOrder } from '#orders/card/activeOrder.ts';
import { chooseLanguage } from '#platform/language.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import {
  aPackage,
  aRecipient,
  forgetPage,
  karlstad,
  openWizard,
  startAfresh,
  stockholm,
} from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const creations = () => api('requests', '/create-from-route');
const allOrders = () => pageClient().transports.all();

/** A customer at the last step, with a price from the server. */
async function openConfirmation() {
  const wizard = await openWizard({ step: 3 });
  await wizard.screen.findByText('Total');
  goToStep(5);
  const confirm = await wizard.screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm order' });
  const events: { name: string; detail: Record<string, unknown> }[] = [];
  for (const name of ['freight-order-created', 'freight-navigate']) {
    wizard.host.addEventListener(name, (event) =>
      events.push({ name, detail: (event as CustomEvent).detail }),
    );
  }
  return { ...wizard, confirm, events, priced: orderDraft().getState().draft.pricing };
}

describe('a confirmed order', () => {
  test('is created from the route, and the customer goes on to the success screen [ORDER-02] [WIZ-62]', async () => {
    const { screen, confirm, events, priced } = await openConfirmation();
    await userEvent.click(confirm);
    await expect.poll(() => events.length).toBe(2);
    const [order] = await allOrders();
    const [created, navigated] = events;
    expect(created).toEqual({
      name: 'freight-order-created',
      detail: {
        orderId: order?.orderId,
        transportId: order?._id,
        price: priced.estimatedPrice,
        reference: '',
      },
    });
    expect(navigated?.detail).toEqual({ to: 'orderSuccess', params: { orderId: order?.orderId } });
    expect(await screen.findByText(order?.orderId ?? '?')).toBeTruthy();
    const [request] = await creations();
    expect(request?.path).toBe(`/api/v1/transport/create-from-route/${priced.routeId}`);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ routeId: priced.routeId, additionalData: {} });
  });

  test('carries what was filled in and the documented constants [ORDER-03] [ORDER-04] [ORDER-05] [ORDER-06] [ORDER-07] [ORDER-08] [ORDER-09] [ORDER-10] [ORDER-11] [ORDER-12] [ORDER-13] [ORDER-14] [ORDER-15] [ORDER-16] [ORDER-17] [ORDER-18] [ORDER-19] [ORDER-20] [ORDER-21] [ORDER-22]', async () => {
    const { confirm, events, priced } = await openConfirmation();
    const before = new Date().toISOString();
    await userEvent.click(confirm);
    await expect.poll(() => events.length).toBe(2);
    const { additionalData } = JSON.parse((await creations())[0]?.body ?? '');
    const placeOf = ({ address, lat, lng, city, postalCode }: typeof karlstad) => ({
      address,
      coordinates: { latitude: lat, longitude: lng },
      city,
      postalCode,
    });
    const { scheduledDate, ...rest } = additionalData;
    expect(Math.abs(Date.parse(scheduledDate) - Date.parse(before))).toBeLessThan(60_000);
    expect(rest).toEqual({
      userType: 'customer',
      pickupLocation: placeOf(karlstad),
      dropoffLocation: placeOf(stockholm),
      packageType: 'construction',
      packageSubType: 'tools_hardware',
      quantity: 1,
      specialInstruction: aPackage.specialInstructions,
      weight: 12.5,
      volume: 0.96,
      receiverContactInfo: { name: aRecipient.name, phoneNr: aRecipient.phone, email: '' },
      price: priced.estimatedPrice,
      distanceInKm: priced.distance,
      dimensions: aPackage.dimensions,
      scheduleOrder: false,
      paymentOption: 'payNow',
      paymentMethod: 'card',
    });
  });

  test('is followed live, and its draft is cleared [ORDER-25] [ORDER-26]', async () => {
    const { confirm, events } = await openConfirmation();
    await userEvent.click(confirm);
    await expect.poll(() => events.length).toBe(2);
    expect(activeOrder.getState().order).toMatchObject({
      orderId: events[0]?.detail['orderId'],
      pickupLocation: karlstad.address,
      dropoffLocation: stockholm.address,
      packageType: { type: 'construction', subType: 'tools_hardware' },
    });
    await expect.poll(() => pageClient().live.state.getState().status).toBe('connected');
    expect(orderDraft().getState()).toMatchObject({ step: 0, draft: { pickupLocation: null } });
  });

  test('shows the success screen although the live connection fails [ORDER-27]', async () => {
    const { confirm, events } = await openConfirmation();
    await api('fault', { path: '/socket.io', status: 500, times: 50 });
    await api('cutConnections');
    await userEvent.click(confirm);
    await expect.poll(() => events.map(({ name }) => name)).toContain('freight-navigate');
  });

  test('is sent once when the button is pressed repeatedly', async () => {
    const { confirm, events } = await openConfirmation();
    confirm.click();
    confirm.click();
    confirm.form?.requestSubmit();
    await expect.poll(() => events.length).toBe(2);
    expect(await allOrders()).toHaveLength(1);
  });
});

describe('an order that is refused', () => {
  test('shows the server message as second line, and can be confirmed again [ORDER-28]', async () => {
    const { screen, confirm, events } = await openConfirmation();
    await api('fault', {
      path: '/create-from-route',
      status: 422,
      body: { message: 'The depot is closed.' },
    });
    await userEvent.click(confirm);
    const alert = await screen.findByRole('alert');
    expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Failed to submit order. Please try again.',
      'The depot is closed.',
    ]);
    await userEvent.click(confirm);
    await expect.poll(() => events.length).toBe(2);
    expect(await allOrders()).toHaveLength(1);
  });

  test('has no second line when the server sends no message [A8]', async () => {
    const { screen, confirm } = await openConfirmation();
    await api('fault', { path: '/create-from-route', status: 418, statusText: 'Short and Stout', body: '' });
    await userEvent.click(confirm);
    const alert = await screen.findByRole('alert');
    expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Failed to submit order. Please try again.',
    ]);
  });

  test('shows a known server message in the language of the person [L7]', async () => {
    const { screen } = await openConfirmation();
    chooseLanguage('sv');
    await api('fault', {
      path: '/create-from-route',
      status: 410,
      body: { message: 'The price has expired. Please recalculate the price.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Bekräfta beställningen' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Priset har gått ut. Räkna om det.');
    expect(alert.textContent).not.toContain('expired');
  });

  test('needs a route id, and leads back to the price without one [ORDER-01]', async () => {
    const { screen } = await openWizard({ step: 5 });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Route ID is missing. Please recalculate the price.',
    );
    expect(await creations()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Recalculate price' }));
    expect(await screen.findByText('Step 3 of 5')).toBeTruthy();
    await screen.findByText('Total');
    expect(orderDraft().getState().draft.pricing.routeId).not.toBe('');
  });

  test('leads to a new price when the old one has expired', async () => {
    const { screen, confirm } = await openConfirmation();
    await api('fault', {
      path: '/create-from-route',
      status: 410,
      body: { message: 'The price has expired.' },
    });
    await userEvent.click(confirm);
    await userEvent.click(await screen.findByRole('button', { name: 'Recalculate price' }));
    await screen.findByText('Total');
    await expect.poll(() => api('requests', '/calculate-price')).toHaveLength(2);
  });

  test('under a key that was used for something else is sent under another one the next time', async () => {
    const { screen, confirm, events } = await openConfirmation();
    const body = { message: 'This order was already sent with other contents.' };
    await api('fault', { path: '/create-from-route', status: 409, body });
    await userEvent.click(confirm);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This order was already sent with other details.',
    );
    await userEvent.click(confirm);
    await expect.poll(() => events.length).toBe(2);
    const keys = (await creations()).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    expect(await allOrders()).toHaveLength(1);
  });

  test('asks for the login when the session has ended, and keeps the draft', async () => {
    const { screen, confirm, person } = await openConfirmation();
    await api('fault', { path: '/create-from-route', status: 401, body: { message: 'No' } });
    await api('fault', { path: '/refresh-token', status: 401, body: { message: 'No' } });
    await userEvent.click(confirm);
    expect(await screen.findByRole('heading', { name: 'Log in to continue' })).toBeTruthy();
    pageSession().setTokens({ token: person.token, refreshToken: person.refreshToken });
    pageSession().setUser(await pageClient().accounts.profile());
    const again = await screen.findByRole('button', { name: 'Confirm order' });
    expect(await allOrders()).toHaveLength(0);
    await userEvent.click(again);
    await expect.poll(allOrders).toHaveLength(1);
  });
});

describe('an order whose answer is lost', () => {
  test('is checked with the same key until the truth is known: there is one', async () => {
    const { screen, confirm, events } = await openConfirmation();
    // Lost until the test resets the fault: the number of requests of one try depends on the browser, which sends again
    // on every connection that it had kept open.
    await api('fault', { path: '/create-from-route', cut: 'after', times: Number.MAX_SAFE_INTEGER });
    await userEvent.click(confirm);
    expect(await screen.findByText(/^No answer yet/)).toBeTruthy();
    await expect.poll(async () => (await creations()).length).toBeGreaterThanOrEqual(3);
    const keysOf = async () => (await creations()).map(({ headers }) => headers['idempotency-key']);
    const lost = await keysOf();
    await api('reset');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => events.length).toBe(2);
    const keys = [...lost, ...(await keysOf())];
    expect(keys.length).toBeGreaterThan(lost.length);
    expect(new Set(keys).size).toBe(1);
    expect(await allOrders()).toHaveLength(1);
  });

  test('is created when the server had not seen it, once the server is back', async () => {
    const { screen, confirm, events } = await openConfirmation();
    await api('setDown', true);
    await userEvent.click(confirm);
    expect(await screen.findByText(/^No answer yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Leave and go back' }).disabled).toBe(true);
    await api('setDown', false);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => events.length).toBe(2);
    expect(await allOrders()).toHaveLength(1);
  });

  test('is asked about after a reload, before anything of it can be changed', async () => {
    const { screen, confirm, host } = await openConfirmation();
    // The server stays down until the page has gone, because a further try would end the flow under it.
    await api('fault', { path: '/create-from-route', cut: 'after', goesDown: true });
    await userEvent.click(confirm);
    await screen.findByText(/^No answer yet/);
    host.remove();
    await expect.poll(() => host.shadowRoot?.querySelector('.wizard')).toBeNull();
    forgetPage();
    const reloaded = await renderElement(element);
    await reloaded.screen.findByText(/^No answer yet/);
    await api('setDown', false);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => orderDraft().getState().step).toBe(0);
    const [order, ...others] = await allOrders();
    expect(others).toEqual([]);
    expect(await reloaded.screen.findByText(order?.orderId ?? '?')).toBeTruthy();
  });
});
