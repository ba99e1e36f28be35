import { type Order, paths } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '#elements/orders/freight-orders.tsx';
import { api } from '#testing/api.ts';
import { answerOrders, listCall } from '#testing/orderAnswers.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { offer } from '#testing/probes/claimsProbe.ts';
import { asked, plain } from '#testing/probes/orderListProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

/** On a page whose address has this behind its `#`; that is taken away when the test ends. */
async function open(hash = '') {
  history.replaceState(null, '', `#${hash}`);
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const { host, root, screen } = await renderElement(element, { attributes: { 'in-address': '' } });
  const numbers = () => [...root.querySelectorAll('.order__number')].map(({ textContent }) => textContent);
  const look = async (text: string) =>
    userEvent.fill(screen.getByRole('searchbox', { name: 'Find an order' }), text);
  const sums = () =>
    Object.fromEntries(
      [...root.querySelectorAll('.found__sums > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        plain(row.querySelector('dd')?.textContent),
      ]),
    );
  return { host, root, screen, numbers, look, sums };
}

/** The bodies of the search calls so far. */
async function searches(): Promise<unknown[]> {
  return (await api('requests', paths.orderSearch)).map(({ body }) => JSON.parse(body ?? '{}'));
}

describe('an API that can search', () => {
  test('finds an order as its words are typed, with sums, and the tabs again without words [R2]', async () => {
    await signInSomebody();
    const first = await orderTransport({ additionalData: { reference: 'PO 4711' } });
    await orderTransport({ additionalData: { reference: 'PO 4712' } });
    const { numbers, look, sums, screen, root } = await open();
    await expect.poll(() => numbers().length).toBe(2);
    await look('4711 STOCKHOLM');
    await expect.poll(numbers).toEqual([first.orderId]);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(sums()).toMatchObject({
      Transports: '1',
      'Including VAT': expect.stringMatching(/^\d[\d ,]+ kr$/),
    });
    expect(location.hash).toBe('#text=4711+STOCKHOLM');
    await expect.poll(() => document.body.textContent).toContain('One order found');
    await look('nobody has this');
    await screen.findByText('No order fits.');
    await look('');
    await expect.poll(() => numbers().length).toBe(2);
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(location.href).not.toContain('#');
    expect(root.querySelector('.found')).toBeNull();
  });

  test('is asked with what the address says, and again when it says something else [R2]', async () => {
    await signInSomebody();
    const { screen } = await open(
      'text=anna&from=2026-03-01&to=2026-03-31&phase=arrived&orderBy=price&nonsense=1',
    );
    await screen.findByText('No order fits.');
    const common = { direction: 'all', sortOrder: 'desc', limit: 20 };
    const days = { from: '2026-03-01', to: '2026-03-31' };
    expect(await searches()).toEqual([
      { ...common, ...days, text: 'anna', phase: 'arrived', orderBy: 'price' },
    ]);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'anna');
    location.hash = 'direction=incoming&from=tomorrow';
    await expect
      .poll(async () => (await searches()).at(-1))
      .toEqual({ ...common, text: '', phase: 'all', orderBy: 'date', direction: 'incoming' });
    location.hash = 'contact';
    await screen.findByText('No active orders.');
  });

  test('leaves the address alone unless the page asks for it [R2]', async () => {
    await signInSomebody();
    const { screen } = await renderElement(element);
    const before = location.href;
    await userEvent.fill(screen.getByRole('searchbox'), 'x');
    await screen.findByText('No order fits.');
    expect(location.href).toBe(before);
  });

  test('is asked for a period, a state, a direction and another order by the further choices [R2]', async () => {
    await signInSomebody();
    const { screen } = await open();
    const button = screen.getByRole('button', { name: 'Filter' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const choose = async (name: string, option: string) =>
      userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);
    await choose('Status', 'Needs attention');
    await choose('Direction', 'To me');
    await choose('Sort by', 'Lowest price first');
    await choose('Period', 'Other days');
    await userEvent.fill(screen.getByLabelText('From'), '2026-03-02');
    await userEvent.fill(screen.getByLabelText('To'), '2026-03-01');
    await screen.findByText('The last day is before the first one.');
    const all = 'from=2026-03-02&to=2026-03-01&phase=problem&direction=incoming&orderBy=price&sortOrder=asc';
    await expect.poll(() => location.hash).toBe(`#${all}`);
    await expect
      .poll(async () => (await searches()).at(-1))
      .toMatchObject({
        from: '2026-03-02',
        phase: 'problem',
        direction: 'incoming',
        orderBy: 'price',
        sortOrder: 'asc',
      });
    expect(button.textContent).toBe('Filter (4)');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await expect.poll(() => location.hash).toBe('');
    expect(screen.queryByLabelText('From')).toBeNull();
  });

  test('is turned page by page by its cursors, and takes the focus to the first line of each [R2]', async () => {
    await signInSomebody();
    const { screen, root } = await open();
    const page = (first: number, next?: string) => ({
      success: true,
      data: [anOrder({ _id: `${first}`, orderId: `ORDER-${first}` })],
      ...(next ? { next } : {}),
    });
    const totals = { orders: 30, cancelled: 1, price: 100, priceExVat: 80 };
    const answer = (body: object) => api('fault', { path: paths.orderSearch, status: 200, body });
    await answer({ ...page(1, 'second'), totals });
    await answer(page(2));
    await userEvent.fill(screen.getByRole('searchbox'), 'x');
    await screen.findByText('ORDER-1');
    await screen.findByText('One cancelled, not in the sums.');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('ORDER-2');
    await expect.poll(() => plain(root.activeElement?.textContent)).toContain('21–21 av 31');
    expect((await searches()).at(-1)).toMatchObject({ text: 'x', cursor: 'second' });
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  });

  test('that fails is said, and asked again on request; a refused login shows the button for it [R2]', async () => {
    await signInSomebody();
    await api('fault', { path: paths.orderSearch, status: 500, body: { message: 'broken' }, times: 9 });
    const { screen } = await open('text=a');
    await screen.findByText('Could not fetch orders.');
    await api('reset');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No order fits.');
    await api('fault', { path: paths.orderSearch, status: 403, body: { message: 'Access denied' } });
    await userEvent.fill(screen.getByRole('searchbox'), 'b');
    await screen.findByText('You must log in to see your orders.');
  });
});

describe('an API that cannot search', () => {
  const some = (from: number, count: number, parts: Partial<Order> = {}) =>
    Array.from({ length: count }, (_, index) =>
      anOrder({ _id: `${from + index}`, orderId: `ORDER-${from + index}`, price: 100, ...parts }),
    );
  const contact = (name: string) => ({ ...anOrder().receiverContactInfo, name });

  test('has its latest orders searched on the page, which says how many, and earlier ones on request [R2]', async () => {
    await offer({});
    await answerOrders(
      [...some(1, 2), ...some(3, 1, { receiverContactInfo: contact('Åke Öst'), status: 'cancelled' })],
      200,
    );
    const latest = [...some(4, 99), ...some(103, 1, { receiverContactInfo: contact('Åke Öst') })];
    await signInSomebody();
    const { screen, numbers, look, sums } = await open();
    await expect.poll(() => numbers().length).toBe(3);
    await answerOrders(latest, 200);
    await look('ake ost');
    await expect.poll(numbers).toEqual(['ORDER-103']);
    expect((await asked()).at(-1)).toMatchObject({ status: 'all', page: '1', limit: '100' });
    expect(sums()).toMatchObject({
      Transports: '1',
      'Excluding VAT': '80,00 kr',
      'Including VAT': '100,00 kr',
    });
    await screen.findByText('Searched your 100 latest orders.');
    await answerOrders(some(203, 5, { receiverContactInfo: contact('Åke Öst') }), 40);
    await userEvent.click(screen.getByRole('button', { name: 'Search further back' }));
    await expect.poll(() => numbers().length).toBe(6);
    expect((await asked()).at(-1)).toMatchObject({ page: '2' });
    await expect.poll(() => screen.queryByText(/^Searched your/)).toBeNull();
    expect(await api('requests', paths.orderSearch)).toEqual([]);
  });

  test('has no choice of a direction, and the others work [R2]', async () => {
    await offer({});
    await signInSomebody();
    const orders = [
      ...some(1, 1, { date: '2026-03-31T22:30:00Z', status: 'delivered', price: 5 }),
      ...some(2, 1, { date: '2026-03-31T21:30:00Z', status: 'delivered', price: 7 }),
      ...some(3, 1, { date: '2026-03-15T12:00:00Z', status: 'delivered', price: 3 }),
      ...some(4, 1, { date: '2026-03-16T12:00:00Z', status: 'failed' }),
    ];
    await api('fault', {
      path: listCall,
      times: 9,
      status: 200,
      body: { success: true, data: orders, pagination: { totalPages: 1, totalItems: 4 } },
    });
    const { screen, numbers } = await open(
      'from=2026-03-01&to=2026-03-31&phase=arrived&orderBy=price&sortOrder=asc',
    );
    await expect.poll(numbers).toEqual(['ORDER-3', 'ORDER-2']);
    await userEvent.click(screen.getByRole('button', { name: 'Filter (3)' }));
    await screen.findByRole('combobox', { name: 'Status' });
    expect(screen.queryByRole('combobox', { name: 'Direction' })).toBeNull();
  });
});
