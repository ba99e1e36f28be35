import { type Order, orderStatuses } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOrigin, configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { answerOrders, listCall, ordersOfPage } from '#testing/orderAnswers.ts';
import { asked, plain, renderOrders } from '#testing/probes/orderListProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-orders.tsx';

everyElement(element);
beforeAll(connectToApi);
beforeEach(() => api('reset'));

async function renderOne(parts: Partial<Order> = {}, options: Parameters<typeof renderOrders>[0] = {}) {
  await answerOrders([anOrder(parts)]);
  const rendered = await renderOrders(options);
  await expect.poll(() => rendered.cards().length).toBe(1);
  const [card] = rendered.cards();
  return { ...rendered, card, text: plain(card?.textContent) };
}

describe('the tabs', () => {
  test('are Active and Delivered, and each asks for its own orders, 20 on page 1, the latest first [LIST-01] [LIST-02] [LIST-03] [LIST-23] [LIST-24] [LIST-26] [LIST-27]', async () => {
    const { screen, events } = await renderOrders();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Active', 'Delivered']);
    await screen.findByText('No active orders.');
    await userEvent.click(screen.getByRole('tab', { name: 'Delivered' }));
    await screen.findByText('No delivered orders.');
    const common = { page: '1', limit: '20', orderBy: 'date', sortOrder: 'desc' };
    expect(await asked()).toEqual([
      { ...common, status: 'active' },
      { ...common, status: 'delivered' },
    ]);
    expect(events.filter(({ type }) => type === 'freight-tab-changed')).toEqual([
      { type: 'freight-tab-changed', detail: { tab: 'delivered' } },
    ]);
  });

  test('follow the attribute of the host, at first and later', async () => {
    const { host, screen } = await renderOrders({ attributes: { tab: 'delivered' } });
    await screen.findByText('No delivered orders.');
    host.setAttribute('tab', 'active');
    await screen.findByText('No active orders.');
  });

  test('show no more than requested when a server sends everything, and log one warning [LIST-24] [A12]', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const many = Array.from({ length: 300 }, (_, index) =>
      anOrder({ _id: index.toString(16).padStart(24, '0'), orderId: `ORDER-${index}`, status: 'delivered' }),
    );
    for (const _round of [1, 2]) {
      await answerOrders(many);
      const { host, cards } = await renderOrders();
      await expect.poll(() => cards().length).toBe(20);
      host.remove();
    }
    expect(logged.mock.calls.flat().filter((line) => /300/.test(String(line)))).toHaveLength(1);
  });

  test('are left out of the full list, which asks for all [LIST-04] [LIST-25]', async () => {
    await signInSomebody();
    await pageClient().transports.ofUser();
    expect(await asked()).toMatchObject([{ status: 'all', page: '1', limit: '20' }]);
  });
});

describe('a card', () => {
  test('shows number, company, both addresses, date and price of the order [LIST-07] [LIST-09] [LIST-11] [LIST-12] [LIST-13] [FMT-04] [FMT-06]', async () => {
    const { text } = await renderOne();
    for (const words of [
      'FR7K-2M9P-QX4T',
      'Exempelåkeriet AB',
      'Storgatan 12, 652 24 Karlstad, Sverige',
      'Sveavägen 44, 111 34 Stockholm, Sverige',
      '2 mars 2026',
      '1 234,50 kr',
    ])
      expect(text).toContain(words);
  });

  test('shows Processing without a status, a dash without a price, and an unknown status unmodified [OPEN-68] [A13]', async () => {
    const bare = (parts: object) => ({ ...anOrder(), ...parts });
    await answerOrders([
      bare({ _id: '1', orderId: 'O1', status: '', price: undefined }),
      bare({ _id: '2', orderId: 'O2', status: 'teleported' }),
    ]);
    const { cards } = await renderOrders();
    await expect.poll(() => cards().length).toBe(2);
    const [none, unknown] = cards();
    expect(none?.querySelector('.order__status')?.textContent).toBe('Behandlas');
    expect(none?.querySelector('.order__price')?.textContent).toBe('–');
    expect(unknown?.querySelector('.order__status')?.textContent).toBe('teleported');
  });

  test.each([
    ['pending', 'waiting'],
    ['awaitingPickup', 'waiting'],
    ['inTransit', 'moving'],
    ['onHold', 'problem'],
    ['escalated', 'problem'],
    ['failed', 'problem'],
    ['cancelled', 'ended'],
    ['delivered', 'arrived'],
  ] as const)(
    'draws the status %s as one that is %s, with a sign of its own [L21]',
    async (status, phase) => {
      const { card } = await renderOne({ status });
      const pill = card?.querySelector<HTMLElement>('.order__status');
      expect(pill?.dataset['phase']).toBe(phase);
      expect(pill?.querySelector('svg')?.dataset['status']).toBe(status);
    },
  );

  test('shows Standard transport when no company is named [LIST-10]', async () => {
    const { text } = await renderOne({ transportCompanyName: undefined });
    expect(text).toContain('Standard transport');
  });

  test.each([
    [5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [-90_000, 'now'],
  ])(
    'shows how long ago the order was placed: %i ms [LIST-08] [FMT-01] [FMT-02] [L19]',
    async (age, words) => {
      const { card } = await renderOne({ createdAt: new Date(Date.now() - age - 30_000).toISOString() });
      expect(card?.querySelector('.order__by time')?.textContent).toBe(words);
    },
  );

  test('shows the Swedish date of an order older than a day, once [LIST-08] [FMT-03] [L19]', async () => {
    const { card, host } = await renderOne({ createdAt: '2026-01-05T12:00:00.000Z' });
    expect(card?.querySelector('.order__by time')?.textContent).toBe('5 januari 2026');
    host.remove();
    const { card: same } = await renderOne();
    expect(same?.textContent?.match(/2 mars 2026/g)).toHaveLength(1);
  });

  test('labels every status in Swedish, also in an English interface [LIST-14] [STATUS-01] [STATUS-02]', async () => {
    await answerOrders(
      orderStatuses.map((status, index) => anOrder({ _id: `${index}`, orderId: `O${index}`, status })),
    );
    const { root, cards } = await renderOrders();
    await expect.poll(() => cards().length).toBe(13);
    const labels = [...root.querySelectorAll('.order__status')];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Inväntar bekräftelse',
      'Väntar i kö',
      'Bekräftad',
      'Väntar på hämtning',
      'Under transport',
      'Ute för leverans',
      'Levererad',
      'Slutförd',
      'Avbokad',
      'Inte levererad',
      'Returnerad',
      'Pausad',
      'Hos kundtjänst',
    ]);
    expect(labels[0]?.getAttribute('lang')).toBe('sv');
  });

  test('uses the language of the page for labels, months and dates when the host opts in [LIST-14]', async () => {
    configure({ quirks: { orderLabels: 'interface' } });
    const { root, text, showing } = await renderOne({ status: 'inTransit' }, { language: 'de' });
    expect(text).toContain('Unterwegs');
    expect(text).toContain('2. März 2026');
    expect(root.querySelector('h3')?.textContent).toBe('März 2026');
    expect(showing()).toBe('Auftrag 1–1 von 1');
  });

  test.each([340, 582, 700])(
    'has its two buttons side by side under its price, of the same width, %d px wide',
    async (width) => {
      const { host, card } = await renderOne();
      host.style.width = `${width}px`;
      const places = [...(card?.querySelectorAll('.order__foot button, .order__price') ?? [])].map((one) =>
        one.getBoundingClientRect(),
      );
      expect(places).toHaveLength(3);
      const [price, again, see] = places as [DOMRect, DOMRect, DOMRect];
      expect([see.top, see.width]).toEqual([again.top, again.width]);
      expect(again.top).toBeGreaterThanOrEqual(price.bottom);
    },
  );

  test('goes to the details of the order by its id [LIST-15]', async () => {
    const { screen, events } = await renderOne();
    await userEvent.click(screen.getByRole('button', { name: 'See order FR7K-2M9P-QX4T' }));
    const navigations = () =>
      events.filter(({ type }) => type === 'freight-navigate').map(({ detail }) => detail);
    expect(navigations()).toEqual([{ to: 'orderDetails', params: { orderId: '65f0c0ffee0000000000beef' } }]);
  });

  test('goes by its number to the tracking of a host that has no page for the details, else to the company [LIST-15]', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await signInSomebody();
    await answerOrders([anOrder({ _id: '' })]);
    const { host, screen } = await renderElement(element);
    const wanted: unknown[] = [];
    host.addEventListener('freight-navigate', (event) => wanted.push((event as CustomEvent).detail));
    await userEvent.click(await screen.findByRole('button', { name: /^See order/ }));
    expect(wanted).toEqual([
      { to: 'orderDetails', params: { orderId: 'FR7K-2M9P-QX4T' } },
      { to: 'tracking', params: { orderId: 'FR7K-2M9P-QX4T' } },
    ]);
    const address = `${apiOrigin()}/tracking?orderId=FR7K-2M9P-QX4T`;
    expect(opened.mock.calls).toEqual([[address, '_blank', 'noopener']]);
  });

  test('shows markup as text, and marks a missing address', async () => {
    const place = { formattedAddress: '', street: '', city: '', lat: 0, lng: 0 };
    const { root, text } = await renderOne({ transportCompanyName: '<img src=x>', pickupLocation: place });
    expect(text).toContain('<img src=x>');
    expect(text).toContain('Address missing');
    expect(root.querySelector('img')).toBeNull();
  });
});

describe('the list', () => {
  test('shows the month of its orders, and in Swedish how many there are [LIST-05] [LIST-06] [LIST-29]', async () => {
    await answerOrders(ordersOfPage(1, 45), 45);
    const { root, showing, events } = await renderOrders();
    await expect.poll(showing).toBe('Visar 1–20 av 45 beställningar');
    expect(root.querySelector('h3')?.textContent).toBe('Mars 2026');
    await expect
      .poll(() => events)
      .toContainEqual({
        type: 'freight-orders-loaded',
        detail: { tab: 'active', page: 1, totalItems: 45 },
      });
  });

  test.each([
    [1, 'Visar 1–1 av 1 beställning', 0],
    [20, 'Visar 1–20 av 20 beställningar', 0],
    [21, 'Visar 1–20 av 21 beställningar', 2],
    [45, 'Visar 1–20 av 45 beställningar', 3],
    [10_000, 'Visar 1–20 av 10 000 beställningar', 5],
  ])(
    'asks for one page only, whether there are %i orders or more, from–to with a dash [LIST-06] [LIST-17] [LIST-29] [L40]',
    async (total, words, buttons) => {
      await answerOrders(ordersOfPage(1, total), total);
      const { screen, showing } = await renderOrders();
      await expect.poll(showing).toBe(words);
      expect(screen.queryAllByRole('button', { name: /^Page/ })).toHaveLength(buttons);
      expect(await asked()).toHaveLength(1);
    },
  );

  test('turns its pages by number, Next and Previous, and begins again at the top of each [LIST-16] [LIST-17] [LIST-29]', async () => {
    for (const page of [1, 2, 500]) await answerOrders(ordersOfPage(page, 10_000), 10_000);
    const { root, screen, showing } = await renderOrders();
    const current = () => root.querySelector('[aria-current=page]')?.textContent;
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await expect.poll(showing).toBe('Visar 1–20 av 10 000 beställningar');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await press('Next');
    await expect.poll(showing).toBe('Visar 21–40 av 10 000 beställningar');
    expect(current()).toBe('2');
    await expect.poll(() => root.activeElement?.textContent).toContain('21–40');
    await press('Page 5');
    await expect.poll(async () => (await asked()).map(({ page }) => page)).toEqual(['1', '2', '5']);
    await answerOrders(ordersOfPage(4, 10_000), 10_000);
    await press('Previous');
    await expect.poll(showing).toBe('Visar 61–80 av 10 000 beställningar');
    expect(screen.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  test('makes the orders of the old page inert while the new one loads', async () => {
    await answerOrders(ordersOfPage(1, 21), 21);
    const { root, screen, showing } = await renderOrders();
    await expect.poll(showing).toBe('Visar 1–20 av 21 beställningar');
    const isInert = () => root.querySelector<HTMLElement>('.orders__page')?.inert;
    expect(isInert()).toBe(false);
    await api('fault', { path: listCall, held: true });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect.poll(isInert).toBe(true);
    await api('release');
  });

  test('shows the last existing page when its own no longer exists', async () => {
    await answerOrders(ordersOfPage(1, 21), 21);
    const { screen, showing } = await renderOrders();
    await expect.poll(showing).toBe('Visar 1–20 av 21 beställningar');
    await answerOrders([], 20);
    await answerOrders(ordersOfPage(1, 20), 20);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect.poll(showing).toBe('Visar 1–20 av 20 beställningar');
    expect((await asked()).map(({ page }) => page)).toEqual(['1', '2', '1']);
  });

  test.each([
    ['active', 'No active orders.', 'Inga pågående beställningar.'],
    ['delivered', 'No delivered orders.', 'Inga levererade beställningar.'],
  ])('shows that there is nothing in %s [LIST-18] [LIST-19]', async (tab, english, swedish) => {
    const { root, screen, host } = await renderOrders({ attributes: { tab } });
    await screen.findByText(english);
    expect(root.querySelector('h3')).toBeNull();
    host.remove();
    const other = await renderOrders({ attributes: { tab }, language: 'sv' });
    await other.screen.findByText(swedish);
  });

  test('has a loading text over a skeleton of the size of orders [LIST-20]', async () => {
    await api('fault', { path: listCall, held: true, status: 200, body: { data: [anOrder()] } });
    const { root, screen, cards } = await renderOrders();
    expect(screen.getByRole('status').textContent).toBe('Loading your orders…');
    const awaited = root.querySelector('.order--awaited')?.getBoundingClientRect().height ?? 0;
    await api('release');
    await expect.poll(() => cards().length).toBe(1);
    const height = cards()[0]?.getBoundingClientRect().height ?? 0;
    expect(Math.abs(height - awaited)).toBeLessThan(60);
    expect(root.querySelector('.skeleton')).toBeNull();
  });
});
