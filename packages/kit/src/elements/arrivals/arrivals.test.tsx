import { createBoards } from '@freight/client';
import type { BoardArrival, BoardRequest } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { plain } from '#testing/probes/orderListProbe.ts';
import { connectToApi, removeElement, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { placesOfRows } from './board/rows.ts';
import { element } from './freight-arrivals.tsx';

everyElement(element);
beforeAll(connectToApi);
beforeEach(async () => {
  await api('reset');
  renewShared('capabilities');
  history.replaceState(null, '', ' ');
});

/** A delivery that is close to its door, and a board of its town; nobody is signed in any more. */
async function aBoard(wanted: Partial<BoardRequest> = {}) {
  const person = await signInSomebody();
  const order = await api('orderWithStops', { headers: { authorization: `Bearer ${person.token}` } }, 2);
  const { token, id } = await pageApi(createBoards).create({ name: 'Hallen', place: 'Stockholm', ...wanted });
  return { person, order, token, id };
}

test('a screen without a login shows what comes, and what has come as soon as it has [R6]', async () => {
  const { order, token } = await aBoard();
  pageSession().clear();
  const { root, screen, host } = await renderElement(element, { attributes: { board: token } });
  await screen.findByRole('heading', { name: 'Hallen' });
  const text = () => plain(root.textContent);
  expect(text()).toContain('Bo M.');
  expect(text()).not.toContain('Mottagare');
  expect(text()).toContain(order.orderId.slice(-4));
  expect(text()).toMatch(/\d\d:\d\d–\d\d:\d\d/);
  expect(text()).toContain('from Karlstad · 1 piece · 12.5 kg');
  expect(await accessibilityFindings(host)).toEqual([]);
  // Without waiting for the next turn: it follows what is on it.
  await api('advance', 30 * 60_000);
  await expect.poll(text).not.toContain(order.orderId.slice(-4));
});

test('counts what has come, and says how many further ones there are [R6]', async () => {
  const { token } = await aBoard();
  const now = new Date().toISOString();
  const row = {
    orderId: 'FR7K-2M9P-QX4E',
    status: 'delivered',
    from: 'Karlstad',
    to: 'Bo M.',
    pieces: 1,
    weight: 2,
  };
  const data = { name: 'Hallen', arrivals: [{ ...row, arrivedAt: now }], more: 3 };
  await api('fault', { path: '/boards/arrivals', status: 200, body: { success: true, data } });
  const { screen } = await renderElement(element, { attributes: { board: token } });
  await screen.findByText(/^1 has come today, at \d\d:\d\d$/);
  await screen.findByText(/^3 /);
});

test('reads its token from the address, and keeps it there for the next reload [R6]', async () => {
  const { token } = await aBoard({ showsNames: true });
  history.replaceState(null, '', `#board=${token}`);
  const { root, screen } = await renderElement(element);
  await screen.findByRole('heading', { name: 'Hallen' });
  expect(plain(root.textContent)).toContain('Bo Mottagare');
  expect(location.hash).toBe(`#board=${token}`);
});

test('goes on by itself when the API is back, and says when the board has ended [R6]', async () => {
  const { token, id } = await aBoard();
  await api('setDown', true);
  const { screen } = await renderElement(element, { attributes: { board: token } });
  await screen.findByText(/cannot be fetched just now/);
  await api('setDown', false);
  dispatchEvent(new Event('online'));
  await screen.findByRole('heading', { name: 'Hallen' });
  await pageApi(createBoards).end(id);
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(/This board has ended/);
});

test('asks visitors to log in', async () => {
  const { screen } = await renderElement(element);
  await screen.findByText('Log in to make a board.');
});

test('a customer makes a board, gets its link once, and ends it [R6]', async () => {
  await signInSomebody();
  const { screen, host, root } = await renderElement(element);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Make the board');
  await screen.findByText('Give the board a name.');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Byggplats 7');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Delivered to' }), 'Ängsgatan');
  await userEvent.click(screen.getByRole('checkbox', { name: /names of recipients/ }));
  await press('Make the board');
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link for the screen' });
  const token = new URL(link.value).hash.replace('#board=', '');
  expect(await pageApi(createBoards).read(token)).toMatchObject({ name: 'Byggplats 7', arrivals: [] });
  await screen.findByText('Ängsgatan · with names');
  expect(await accessibilityFindings(host)).toEqual([]);
  await removeElement(host);
  const again = await renderElement(element);
  await userEvent.click(await again.screen.findByRole('button', { name: 'End Byggplats 7' }));
  await expect.poll(() => plain(again.root.textContent)).not.toContain('Your boards');
  await expect(pageApi(createBoards).read(token)).rejects.toMatchObject({ status: 404 });
  expect(plain(root.textContent)).toBe('');
});

test('says so where the API has no boards', async () => {
  await signInSomebody();
  await api('fault', { path: '/capabilities', body: { success: true, data: {} }, status: 200 });
  const { screen } = await renderElement(element);
  await screen.findByText('Boards are not offered here.');
});

test('puts what is late first, what comes on its day, and counts the rest [R6]', () => {
  const now = Date.parse('2026-06-10T10:00:00Z');
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const row = (orderId: string, hours: number): BoardArrival => ({
    orderId,
    status: 'inTransit',
    from: '',
    to: '',
    pieces: 1,
    weight: 1,
    estimatedDelivery: at(hours),
  });
  const come = (orderId: string, hours: number) => ({ ...row(orderId, hours), arrivedAt: at(hours) });
  const many = Array.from({ length: 7 }, (_, index) => row(`m${index}`, 20 + index / 10));
  const places = placesOfRows(
    [row('b', 2), come('y', -1), ...many, row('late', -30), come('before', -14), come('x', -2)],
    now,
  );
  expect(places.days.map(({ day, rows }) => [day, rows.map(({ orderId }) => orderId).join(' ')])).toEqual([
    ['2026-06-10', 'late b'],
    ['2026-06-11', 'm0 m1 m2 m3 m4 m5'],
  ]);
  expect(places.left).toBe(1);
  expect(places.come.map(({ orderId }) => orderId)).toEqual(['x', 'y']);
});
