import { type Order, orderStatuses } from '@freight/contract';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { render, renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order.tsx';

everyElement(element, { attributes: { 'order-id': 'FR7K-2M9P-QX4T' } });
beforeAll(connectToApi);
beforeEach(() => api('reset'));

const kim = [
  {
    driver: { firstName: 'Kim', lastName: 'Chaufför', phoneNr: '+46 70-174 06 05' },
    email: 'kim@example.com',
  },
];

async function show(parts: Partial<Order> = {}, options: Parameters<typeof renderSignedIn>[1] = {}) {
  await answerOrder(parts, 4);
  const rendered = await renderSignedIn(undefined, options);
  await expect.poll(rendered.headline).toBeTruthy();
  return rendered;
}

test('loads one order by its id or its number, whichever the host gives [DETAIL-01]', async () => {
  await signInSomebody();
  const { _id, orderId } = await orderTransport();
  for (const id of [_id, orderId]) {
    await api('reset');
    const { host, events, headline, facts } = await render(` ${id} `);
    await expect.poll(headline).toBe('Your parcel is waiting in the queue');
    const requests = await api('requests', '/api/v1/transport/');
    expect(requests.map(({ path }) => path)).toContain(`/api/v1/transport/${id}`);
    expect(facts('Freight info')).toMatchObject({ 'Package ID': orderId });
    await expect
      .poll(() => events)
      .toContainEqual({ type: 'freight-order-loaded', detail: { orderId, status: 'pending_queue' } });
    host.remove();
  }
});

describe('the live view', () => {
  test.each(orderStatuses.filter((status) => status !== 'delivered'))(
    'is shown for the status %s, with its own headline or the general one [DETAIL-09] [DETAIL-12] [STATUS-06] [STATUS-07]',
    async (status) => {
      const { headline, titles } = await show({ status });
      const own = {
        pending_queue: 'Your parcel is waiting in the queue',
        confirmed: 'Your order is confirmed',
        awaitingPickup: 'Your parcel is waiting to be picked up',
        inTransit: 'Your parcel is on its way',
        outForDelivery: 'Your parcel is out for delivery',
        completed: 'Your order is completed',
        cancelled: 'Your order has been cancelled',
        failed: 'Your parcel could not be delivered',
      }[status as string];
      expect(headline()).toBe(own ?? 'Your parcel is being processed');
      expect(titles()).toContain('Sender');
      // [DETAIL-19] [DETAIL-20]
      expect(titles().includes('Driver')).toBe(status === 'inTransit' || status === 'outForDelivery');
    },
  );

  test('has the arrival as its largest figure, and the same progress as tracking [L18]', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { root, screen } = await show({ status: 'inTransit', estimatedDelivery: tomorrow });
    const sizeOf = (selector: string) =>
      parseFloat(getComputedStyle(root.querySelector(selector) ?? document.body).fontSize);
    expect(root.querySelector('.arrival')?.textContent).toMatch(
      /^Estimated arrival\w{3},? \d+ \w{3,4},? \d\d:\d\d$/,
    );
    expect(sizeOf('.arrival__time')).toBeGreaterThan(sizeOf('.banner__headline'));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
  });

  test('is late when the arrival has passed, and marks it as no longer valid while the order needs help [L18] [K1]', async () => {
    const late = await show({ status: 'inTransit', estimatedDelivery: '2020-01-01T12:00:00.000Z' });
    const figure = ({ root }: typeof late) => root.querySelector('.arrival__time')?.textContent;
    await expect.poll(() => figure(late)).toBe('Later than expected');
    late.host.remove();
    await api('reset');
    const held = await show({ status: 'escalated', estimatedDelivery: '2099-01-01T12:00:00.000Z' });
    await expect.poll(() => figure(held)).toMatch(/^No longer valid: .+ 13:00$/);
    expect(held.root.querySelector('.arrival s')).not.toBeNull();
  });

  test('has a map with the road, its distance and its duration [DETAIL-10] [DETAIL-11]', async () => {
    await signInSomebody();
    const { _id } = await orderTransport();
    const { screen, root } = await render(_id);
    const map = await screen.findByRole('img', { name: /Karlstad.*Stockholm/ });
    expect(root.querySelector('[part=map]')?.contains(map)).toBe(true);
    await expect.poll(() => root.querySelector('[part=map]')?.textContent).toMatch(/\d\skm/);
  });

  test('shows sender, receiver and the two addresses [DETAIL-13] [DETAIL-14] [DETAIL-21] [DETAIL-55] [DETAIL-56]', async () => {
    const { root, facts } = await show();
    expect(facts('Sender')).toEqual({
      Name: 'Anna Exempel',
      Email: 'anna@example.com',
      Phone: '+46 70 000 00 01',
    });
    expect(facts('Receiver')).toEqual({ Name: 'Bo Mottagare', Phone: '+46 70 000 00 02' });
    expect([...root.querySelectorAll('.places__stop')].map(({ textContent }) => textContent)).toEqual([
      'PickupKarlstadStorgatan 12, 652\u00a024 Karlstad, Sverige',
      'Drop-offStockholmSveavägen 44, 111\u00a034 Stockholm, Sverige',
    ]);
  });

  test('shows the driver with the vehicle, to be called and written to, in any status [DETAIL-15] [DETAIL-16] [DETAIL-17] [DETAIL-18] [DETAIL-57] [DETAIL-58]', async () => {
    const { screen, facts } = await show({
      status: 'confirmed',
      driver: kim,
      vehicle: { registrationNr: 'ABC 12D' },
    });
    expect(facts('Driver')).toEqual({ Name: 'Kim Chaufför', 'Registration number': 'ABC 12D' });
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+46701740605');
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe('mailto:kim@example.com');
  });

  test('shows an unnamed driver while the goods are on the road, and explains why they cannot be reached [DETAIL-19] [DETAIL-52] [DETAIL-53]', async () => {
    const { screen, root, facts } = await show({ status: 'inTransit', driver: [] });
    expect(facts('Driver')).toEqual({ Name: 'Not provided', 'Registration number': 'Not provided' });
    for (const [name, words] of [
      ['Call', 'There is no phone number for the driver.'],
      ['Email', 'There is no email address for the driver.'],
    ] as const) {
      const button = screen.getByRole('button', { name });
      await userEvent.click(button);
      const dialog = await screen.findByRole('alertdialog', { name: words });
      expect(dialog.matches(':modal')).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
      expect(root.activeElement).toBe(button);
    }
  });

  test('lets the host show its alerts [DETAIL-52]', async () => {
    const alert = vi.fn();
    configure({ alert });
    const { screen } = await show({
      status: 'outForDelivery',
      driver: [{ ...kim[0], email: '' }] as typeof kim,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    expect(alert).toHaveBeenCalledExactlyOnceWith('There is no email address for the driver.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the freight info', () => {
  test('shows all available facts [DETAIL-22] [DETAIL-23] [DETAIL-24] [DETAIL-25] [DETAIL-26] [DETAIL-27] [DETAIL-28] [DETAIL-29] [DETAIL-30] [DETAIL-31] [DETAIL-32] [DETAIL-54] [DETAIL-60]', async () => {
    const { screen, facts } = await show({
      fragile: true,
      specialInstruction: 'Ring på porten',
      quantity: 2,
    });
    const moment = (iso: string) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
        .format(new Date(iso))
        .replace(/\s/g, ' ');
    expect(facts('Freight info')).toEqual({
      'Package ID': 'FR7K-2M9P-QX4T',
      'Order taken': moment('2026-03-02T08:00:00.000Z'),
      'Status updated': moment('2026-03-02T09:30:00.000Z'),
      Type: 'Construction, Tools and hardware',
      'Length × width × height': '50 × 40 × 30 cm',
      Weight: '12.5 kg',
      Pieces: '2',
      'Order type': 'Standard',
      'Payment status': 'Paid',
      'Payment method': 'Card',
    });
    screen.getByText('Ring på porten');
    screen.getByText('Fragile: handle with care.');
  });

  test('shows no warning and no instruction without a reason, and shows unknown words unmodified [DETAIL-25] [DETAIL-30] [DETAIL-31]', async () => {
    const { screen, facts } = await show({
      packageSubType: '',
      orderType: 'by_moon',
      paymentMethod: '<b>barter</b>',
    });
    expect(facts('Freight info')).toMatchObject({
      Type: 'Construction',
      'Order type': 'by_moon',
      'Payment method': '<b>barter</b>',
    });
    expect(screen.queryByText('Special instructions')).toBeNull();
    expect(screen.queryByText(/Fragile/)).toBeNull();
  });

  test('shows the extras of the catalogue where the server sends them [DETAIL-61] [DETAIL-62]', async () => {
    const { facts } = await show({
      waybill: 'WB-77',
      trackingNumber: 'TRK-1',
      invoiceNumber: 'F-2026-1',
      currentLocation: 'Örebro',
      estimatedDelivery: '2026-03-03T12:00:00.000Z',
    });
    expect(facts('Freight info')).toMatchObject({
      'Tracking number': 'TRK-1',
      'Consignment ID': 'WB-77',
      'Current location': 'Örebro',
      'Estimated delivery': 'Tuesday, 3 March 2026',
    });
    expect(facts('Invoice')).toMatchObject({ 'Invoice number': 'F-2026-1' });
  });

  test('writes dates and numbers as the language does', async () => {
    const { facts } = await show({ status: 'inTransit' }, { language: 'sv' });
    expect(facts('Om paketet')).toMatchObject({
      Vikt: '12,5 kg',
      Typ: 'Bygg och anläggning, Verktyg och järnvaror',
    });
  });
});

test('has an invoice with price and total in SEK, and a waybill only when there is one [DETAIL-33] [DETAIL-34] [DETAIL-35] [FMT-04] [FMT-06] [L40]', async () => {
  const without = await show();
  expect(without.facts('Invoice')).toEqual({
    Price: '1 234,50 kr',
    Total: '1 234,50 kr',
    'Including 25% VAT': '246,90 kr',
  });
  without.screen.getByRole('button', { name: 'View invoice' });
  expect(without.screen.queryByRole('button', { name: 'Download waybill' })).toBeNull();
  without.host.remove();
  await api('reset');
  const given = await show({ waybill: 'WB-77' });
  given.screen.getByRole('button', { name: 'Download waybill' });
});

test.each([0, -1])('has a dash on the invoice where the price is not known (%s) [A13]', async (price) => {
  const { facts } = await show({ price });
  expect(facts('Invoice')).toEqual({ Price: '–', Total: '–' });
});

describe('the view of a delivered order', () => {
  test('is a receipt for its first customer, with map, both places, freight info and invoice [DETAIL-03] [DETAIL-04] [DETAIL-05] [DETAIL-06] [DETAIL-08] [DETAIL-59]', async () => {
    const { root, screen, headline, titles } = await show({
      status: 'delivered',
      driver: kim,
      waybill: 'WB-77',
    });
    expect(headline()).toBe('Travel with Anna Exempel');
    await expect.poll(() => root.querySelector('[part=map]')).toBeTruthy();
    expect(root.querySelectorAll('.places__stop')).toHaveLength(2);
    // Sections for optional features of the API come last, once it has answered.
    expect(titles().slice(0, 3)).toEqual(['Route', 'Invoice', 'Freight info']);
    screen.getByRole('button', { name: 'View invoice' });
    screen.getByRole('button', { name: 'Download waybill' });
  });

  test('has a neutral heading without a customer [DETAIL-04]', async () => {
    const { headline } = await show({ status: 'delivered', customer: [] });
    expect(headline()).toBe('Your delivered transport');
  });

  test('has a help button that emits an event and goes to the contact page [DETAIL-07]', async () => {
    const { screen, events } = await show({ status: 'delivered' });
    await userEvent.click(screen.getByRole('button', { name: 'Get help' }));
    expect(events.slice(-2)).toEqual([
      { type: 'freight-help-requested', detail: { orderId: 'FR7K-2M9P-QX4T' } },
      { type: 'freight-navigate', detail: { to: 'contact', params: {} } },
    ]);
  });

  test('prints as a receipt without buttons and map', async () => {
    const { screen, root } = await show({ status: 'delivered' }, { attributes: { theme: 'dark' } });
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledOnce();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
    const isShown = (selector: string) => root.querySelector(selector)?.checkVisibility();
    expect(['.journey__map', '.details__actions', '.top'].map(isShown)).toEqual([false, false, false]);
    expect(['.fact-list__row', '.places__stop', 'h2'].map(isShown)).toEqual([true, true, true]);
    expect(getComputedStyle(root.querySelector('.details') as Element).colorScheme).toBe('light');
  });
});

test('goes back to all orders', async () => {
  const { screen, events } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'My orders' }));
  expect(events.at(-1)).toEqual({ type: 'freight-navigate', detail: { to: 'myOrders', params: {} } });
});

test.each([
  ['sv', 'inTransit', 'light', '#f6f5ef'],
  ['de', 'inTransit', 'dark', '#0c1511'],
  ['en', 'delivered', 'light', '#f6f5ef'],
  ['sv', 'delivered', 'dark', '#0c1511'],
] as const)('has no accessibility findings in %s when %s, %s', async (language, status, theme, canvas) => {
  document.body.style.background = canvas;
  onTestFinished(() => void document.body.style.removeProperty('background'));
  const { host, root } = await show(
    { status, fragile: true, driver: kim, waybill: 'WB-77' },
    { language, attributes: { theme } },
  );
  await expect.poll(() => root.querySelector('[part=map] [role=img]')).toBeTruthy();
  expect(await accessibilityFindings(host)).toEqual([]);
});
