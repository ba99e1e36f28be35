import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renewShared } from '#platform/registry.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { allOrders, create, creations } from '#testing/probes/orderingProbe.ts';
import { karlstad, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, removeElement, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order-sheet.tsx';
import { orderSheet } from './work/sheet.ts';

everyElement(element);
beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  renewShared('capabilities', 'orderSheet');
  orderSheet().setState({ pickup: karlstad });
});

const header = 'recipient\tphone\tstreet\tpostcode\ttown\tsize\tweight\treference';
const anna = 'Anna Exempel\t+46 70 000 00 01\tSveavägen 10\t111 31\tStockholm\tparcel\t12,5\tA-1';
const bo = 'Bo Exempel\t+46 70 000 00 02\tStorgatan 12\t702 31\tÖrebro\tpallet\t180\tB-2';

async function openSheet(...rows: string[]) {
  const { host, root, screen } = await renderElement(element);
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  if (rows.length > 0) {
    await userEvent.fill(screen.getByRole('textbox', { name: /^Or paste rows/ }), rows.join('\n'));
    await press('Use these rows');
  }
  const lines = () => [...root.querySelectorAll<HTMLElement>('.sheet__line')];
  const states = () => lines().map(({ dataset }) => dataset['state']);
  const text = () => (root.textContent ?? '').replace(/\s/g, ' ');
  return { host, root, screen, press, lines, states, text };
}

test('asks a visitor to log in', async () => {
  const { screen } = await openSheet();
  expect(await screen.findByText('Log in to order from a sheet.')).toBeTruthy();
});

test('prices pasted rows, orders each once with one press, and tells it to the page [R4]', async () => {
  await signInSomebody();
  const { host, screen, press, states, text } = await openSheet(header, anna, bo);
  const ended: unknown[] = [];
  host.addEventListener('freight-order-sheet-ended', (event) => ended.push((event as CustomEvent).detail));
  await expect.poll(states).toEqual(['ready', 'ready']);
  expect(await accessibilityFindings(host)).toEqual([]);
  const [, total = ''] = /Order 2 for ([\d\s,]+kr)/.exec(text()) ?? [];
  await press(/^Order 2 for/);
  await screen.findByText('Ordered: 2');
  expect(text()).toContain(total);
  expect(states()).toEqual(['ordered', 'ordered']);
  const orders = await allOrders();
  expect(orders.map(({ reference }) => reference).sort()).toEqual(['A-1', 'B-2']);
  expect(ended).toEqual([
    {
      ordered: 2,
      left: 0,
      price: expect.closeTo(
        orders.reduce((sum, { price }) => sum + price, 0),
        2,
      ),
    },
  ]);
  expect(await accessibilityFindings(host)).toEqual([]);
});

test('a line is corrected in its place: what is missing, and an unknown address [R4]', async () => {
  await signInSomebody();
  const wrong = 'Cecilia\tring\tIngenstans 99\t000 00\tAtlantis\tparcel\t3\t';
  const { screen, press, states, text, root } = await openSheet(header, anna, wrong);
  await expect.poll(states).toEqual(['ready', 'faulty']);
  expect(text()).toContain('To be corrected: 1');
  await press('Correct line 3');
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  expect(root.activeElement).toBe(phone);
  await userEvent.fill(phone, '+46 70 000 00 03');
  await press('Save the line');
  await expect.poll(states).toEqual(['ready', 'troubled']);
  expect(text()).toContain('This address is not known.');
  expect(root.activeElement?.textContent).toBe('Correct');
  await userEvent.keyboard('{Enter}');
  const address = await screen.findByRole('combobox', { name: 'Drop-off address' });
  await userEvent.fill(address, 'Storgatan 12 Örebro');
  await userEvent.click(await screen.findByRole('option', { name: /Storgatan 12/ }));
  await press('Save the line');
  await expect.poll(states).toEqual(['ready', 'ready']);
});

test('what was corrected by hand is not lost by one press [R4]', async () => {
  await signInSomebody();
  const { press, states, text } = await openSheet(header, anna, bo);
  await expect.poll(states).toEqual(['ready', 'ready']);
  await press('Correct line 3');
  await press('Leave out');
  await press('Change the columns');
  expect(text()).toContain('What you have corrected by hand will be lost.');
  await press('Stay');
  expect(states()).toEqual(['ready']);
  await press('Another sheet');
  await press('Leave');
  await expect.poll(states).toEqual([]);
});

test('a house in another region of postcodes is another address [R4]', async () => {
  await signInSomebody();
  const { states } = await openSheet(
    header,
    bo,
    bo.replace('702 31', '702 99'),
    bo.replace('702 31', '111 31'),
  );
  await expect.poll(states).toEqual(['ready', 'ready', 'troubled']);
});

test('columns that are not recognised are chosen by hand [R4]', async () => {
  await signInSomebody();
  const rows = ['wer\twohin\tTelefon\tkg', 'Anna\tSveavägen 10, Stockholm\t+46 70 000 00 01\t5'];
  const { screen, press, text, states } = await openSheet(...rows);
  await press('Show the lines');
  expect(text()).toContain('Choose the columns of recipient');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Recipient' }), 'wer');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whole address' }), 'wohin');
  await press('Show the lines');
  await expect.poll(states).toEqual(['faulty']);
  expect(text()).toContain('The size is missing');
});

test.each([
  ['a lost answer', { path: create, status: 503, isProcessed: true }],
  ['an answer that is cut', { path: create, cut: 'inside' }],
] as const)('orders each line once over %s [R4]', async (_, fault) => {
  await signInSomebody();
  const { screen, press, states } = await openSheet(header, anna, bo);
  await expect.poll(states).toEqual(['ready', 'ready']);
  await api('fault', fault);
  await press(/^Order 2 for/);
  await screen.findByText('Ordered: 2');
  expect(await allOrders()).toHaveLength(2);
  expect((await creations()).length).toBeGreaterThan(2);
});

test('a page that is loaded again in the middle goes on, and orders nothing twice [R4]', async () => {
  await signInSomebody();
  const { host, press, states } = await openSheet(header, anna, bo);
  await expect.poll(states).toEqual(['ready', 'ready']);
  await api('fault', { path: create, status: 503, isProcessed: true, times: 9 });
  await press(/^Order 2 for/);
  await expect.poll(async () => (await creations()).length).toBeGreaterThan(0);
  await removeElement(host);
  renewShared('orderSheet');
  await api('reset');
  const again = await openSheet();
  await expect.poll(again.states).toEqual(['sent', 'ready']);
  await again.press('Go on');
  await again.screen.findByText('Ordered: 2');
  expect(await allOrders()).toHaveLength(2);
});

test('a line whose price is gone gets a new one, which waits for the next press [R4]', async () => {
  await signInSomebody();
  const { screen, press, states, text } = await openSheet(header, anna, bo);
  await expect.poll(states).toEqual(['ready', 'ready']);
  const expired = { success: false, code: 'priceExpired', message: 'The price has expired.' };
  await api('fault', { path: create, status: 410, body: expired });
  await press(/^Order 2 for/);
  await expect.poll(text).toContain('The price before was gone. This is the new one.');
  await expect.poll(() => states().sort()).toEqual(['ordered', 'ready']);
  expect(await allOrders()).toHaveLength(1);
  await press(/^Order 1 for/);
  await screen.findByText('Ordered: 2');
});

test('asks again for prices that were not to be had, on its own [R4]', async () => {
  await signInSomebody();
  await api('fault', { path: '/calculate-price', status: 503, times: 2 });
  const { states, text } = await openSheet(header, anna, bo);
  await expect.poll(text).toContain('The prices are asked for again on their own.');
  expect(states()).toEqual(['open', 'open']);
  await expect.poll(states).toEqual(['ready', 'ready']);
  expect(text()).not.toContain('The prices are asked for again');
});

test('stops for all lines where the account may not order more, and goes on later [R4]', async () => {
  await signInSomebody();
  const { press, states, text } = await openSheet(header, anna, bo);
  await expect.poll(states).toEqual(['ready', 'ready']);
  const many = { success: false, code: 'tooManyOrders', message: 'Too many orders in the last hour.' };
  await api('fault', { path: create, status: 429, body: many });
  await press(/^Order 2 for/);
  await expect.poll(text).toContain('There have been too many orders in the last hour.');
  expect(states()).toEqual(['ready', 'ready']);
  await press(/^Order 2 for/);
  await expect.poll(states).toEqual(['ordered', 'ordered']);
});

test('lines that can wait go with empty lorries where that is cheaper, and the report counts them [R4]', async () => {
  await api('offerRun', { places: 90 });
  await signInSomebody();
  const { screen, press, states, text } = await openSheet(header, anna);
  await expect.poll(states).toEqual(['ready']);
  const wait = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'All can wait until' });
  const [, usual = ''] = /With a price: 1, ([\d\s.,]+)/.exec(text()) ?? [];
  await userEvent.selectOptions(wait, wait.options[wait.options.length - 1]?.value ?? '');
  await expect.poll(text).toContain('empty lorry');
  expect(text()).not.toContain(`With a price: 1, ${usual}`);
  await press(/^Order 1 for/);
  await screen.findByText('On lorries that would drive empty: 1');
});

test('200 lines are read and shown without holding the page up [R4]', async () => {
  await signInSomebody();
  orderSheet().setState({ pickup: null });
  const rows = Array.from({ length: 200 }, (_, index) => anna.replace('A-1', `A-${index}`));
  const { screen, press, lines } = await openSheet();
  await userEvent.fill(screen.getByRole('textbox', { name: /^Or paste rows/ }), [header, ...rows].join('\n'));
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ entryTypes: ['longtask'] });
  await press('Use these rows');
  await expect.poll(() => lines().length).toBe(200);
  observer.disconnect();
  expect(Math.max(0, ...tasks)).toBeLessThan(1_000);
});
