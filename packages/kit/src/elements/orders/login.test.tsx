import { storageKeys } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { answerOrders, listCall } from '#testing/orderAnswers.ts';
import { renderOrders } from '#testing/probes/orderListProbe.ts';
import { recordEvents } from '#testing/recordEvents.ts';
import { connectToApi, renderElement, signIn } from '#testing/renderElement.ts';
import { element } from './freight-orders.tsx';
import { strings } from './strings/en.ts';
import swedish from './strings/sv.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const refuse = (status: number, message: string, times = 1) =>
  api('fault', { path: listCall, status, body: { success: false, message }, times });

test('has the documented texts in its catalogue, and the Swedish word for logging in [LIST-22] [LIST-33] [LIST-34]', () => {
  expect(strings['login.noToken']).toBe('No valid login token found.');
  expect(strings['error.failed']).toBe('Could not fetch orders.');
  expect(swedish['login.needed']).toBe('Du måste logga in för att se dina beställningar.');
});

test.each([
  [403, 'Access denied'],
  [401, 'No token'],
  [400, 'User ID not found'],
  [400, 'Vänligen LOGGA IN igen'],
])(
  'asks for a login, clears the auth data and shows the way home at %i %s [LIST-22] [LIST-30] [LIST-31] [OPEN-26]',
  async (status, message) => {
    // A refused token is renewed first; the renewed one is refused as well.
    await refuse(status, message, 2);
    const { screen, events } = await renderOrders({ language: 'sv' });
    await screen.findByText('Du måste logga in för att se dina beställningar.');
    expect(pageSession().getState().status).toBe('signed-out');
    for (const key of [storageKeys.token, storageKeys.refreshToken, storageKeys.user])
      expect(localStorage.getItem(key)).toBeNull();
    await expect
      .poll(() => events)
      .toContainEqual({ type: 'freight-orders-failed', detail: { message, status } });
    expect(screen.queryByText('Ingen giltig inloggning hittades.') !== null).toBe(message === 'No token');
    await userEvent.click(screen.getByRole('button', { name: 'Till startsidan' }));
    expect(events.at(-1)).toEqual({ type: 'freight-navigate', detail: { to: 'home', params: {} } });
  },
);

test('sends no request while signed out, opens the login, and shows the orders after it [LIST-30] [ROLE-04]', async () => {
  const { host, screen, root } = await renderElement(element);
  await screen.findByText('You must log in to see your orders.');
  expect(await api('requests', listCall)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(document.querySelector('freight-sign-in')?.getAttribute('open')).toBe('login');
  onTestFinished(() => document.querySelector('freight-sign-in')?.remove());
  onTestFinished(() => pageSession().clear());
  await answerOrders([anOrder()]);
  await signIn();
  await screen.findByText('FR7K-2M9P-QX4T');
  pageSession().clear();
  await screen.findByText('You must log in to see your orders.');
  expect(root.textContent).not.toContain('FR7K');
  host.remove();
});

test('reports any other failure without its details, shows no order, and tries again [LIST-21] [LIST-34] [LIST-35]', async () => {
  await refuse(500, 'The database is on fire');
  const { screen, cards, events } = await renderOrders();
  expect((await screen.findByRole('alert')).textContent).toContain('Could not fetch orders.');
  expect(cards()).toEqual([]);
  expect(screen.queryByText(/on fire/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Back to home' })).toBeNull();
  await expect
    .poll(() => events)
    .toContainEqual({
      type: 'freight-orders-failed',
      detail: { message: 'The database is on fire', status: 500 },
    });
  expect(pageSession().getState().status).toBe('signed-in');
  await answerOrders([anOrder()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => cards().length).toBe(1);
});

test('reports a repeated 401 like any other failure, and keeps the customer signed in [LIST-34] [LIST-35] [OPEN-11] [A3]', async () => {
  const refused = vi.fn();
  document.addEventListener('freight-session-refused', refused);
  onTestFinished(() => document.removeEventListener('freight-session-refused', refused));
  await refuse(401, 'Invalid token', 2);
  const { screen, cards } = await renderOrders();
  expect((await screen.findByRole('alert')).textContent).toContain('Could not fetch orders.');
  expect(await api('requests', listCall)).toHaveLength(2);
  expect(await api('requests', 'refresh-token')).toHaveLength(1);
  expect(pageSession().getState().status).toBe('signed-in');
  expect(refused).not.toHaveBeenCalled();
  await answerOrders([anOrder()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => cards().length).toBe(1);
});

test('keeps a session that another tab renewed while the call was refused [LIST-31] [F4]', async () => {
  const { token, refreshToken } = await signIn();
  onTestFinished(() => pageSession().clear());
  await api('fault', { path: listCall, held: true, status: 403, body: { message: 'Access denied' } });
  const { screen } = await renderElement(element);
  await expect.poll(() => api('requests', listCall)).toHaveLength(1);
  pageSession().setTokens({ token: `${token}.`, refreshToken });
  await api('release');
  expect((await screen.findByRole('alert')).textContent).toContain('Could not fetch orders.');
  expect(pageSession().getState().status).toBe('signed-in');
});

test('shows no older page in place of one that failed, and reports a lost connection as such [LIST-35]', async () => {
  await answerOrders([anOrder()], 21);
  const { screen, cards, events } = await renderOrders();
  await expect.poll(() => cards().length).toBe(1);
  await api('fault', { path: listCall, cut: 'before', times: 99 });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Network error. Please check your connection and try again.');
  expect(cards()).toEqual([]);
  await expect.poll(() => events.at(-1)?.detail).toMatchObject({ status: 0 });
});

test('reports that the device is offline [L41]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await api('fault', { path: listCall, cut: 'before', times: 99 });
  const { screen } = await renderOrders();
  await screen.findByText('You are offline. Check your connection and try again.');
});

test('sends no request with an invalid user id [LIST-28] [LIST-34]', async () => {
  await signIn();
  onTestFinished(() => pageSession().clear());
  const { user } = pageSession().getState();
  if (user) pageSession().setUser({ ...user, _id: 'not-a-user' });
  const events = recordEvents(element.definition);
  const { screen } = await renderElement(element);
  const failed = {
    type: 'freight-orders-failed',
    detail: { message: 'Invalid user ID format', status: 400 },
  };
  await screen.findByText('Could not fetch orders.');
  await expect.poll(() => events).toEqual([failed]);
  expect(await api('requests', listCall)).toEqual([]);
  screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => events).toEqual([failed, failed]);
  expect(await api('requests', listCall)).toEqual([]);
});

test('lets the session report once that it has expired [LIST-31]', async () => {
  const onExpired = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('freight-session-expired', onExpired);
  onTestFinished(() => document.removeEventListener('freight-session-expired', onExpired));
  onTestFinished(() => document.querySelector('freight-toasts')?.remove());
  await refuse(401, 'Token expired');
  await api('fault', { path: '/refresh-token', status: 401, body: {} });
  const { screen } = await renderOrders();
  await screen.findByText('You must log in to see your orders.');
  await expect.poll(() => onExpired.mock.calls.length).toBe(1);
  pageSession().expire();
  expect(onExpired).toHaveBeenCalledOnce();
});
