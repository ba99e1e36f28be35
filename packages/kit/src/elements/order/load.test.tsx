import { storageKeys } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { madeUp, render, renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi, signIn } from '#testing/renderElement.ts';
import { strings } from './strings/en.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const call = `/transport/${madeUp}`;
const refuse = (status: number, message?: string, times = 4) =>
  api('fault', { path: call, status, statusText: 'Nope', body: message ? { message } : '', times });
const calls = () => api('requests', call);

/** Skips the pauses between the retries; other timers are unchanged. */
function hurry() {
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after = 0, ...rest: []) =>
    wait(run, [1000, 2000, 3000].includes(after) ? 0 : after, ...rest)) as typeof setTimeout);
}

test.each(['', '   '])('requires an id, and sends no request without one: "%s" [DETAIL-02]', async (id) => {
  const { screen, events } = await renderSignedIn(id);
  expect((await screen.findByRole('alert')).textContent).toContain('Transport ID is required');
  expect(events).toContainEqual({
    type: 'freight-order-failed',
    detail: { message: 'Transport ID is required', status: 400 },
  });
  expect(await api('requests', '/api/v1/transport/')).toEqual([]);
});

test('shows a skeleton with its loading text, and a notice when it takes longer', async () => {
  await api('fault', { path: call, held: true, status: 500, body: {} });
  // Hold the next try as well, because releasing the first one may take long.
  await api('fault', { path: call, held: true });
  const { screen } = await renderSignedIn();
  expect(screen.getByRole('status').textContent).toBe('Loading your order…');
  await api('release');
  await screen.findByText('This is taking longer than usual. Trying again…');
  await answerOrder();
  await api('release');
});

test('tries four times before it shows the message of the server, and again on request [DETAIL-48] [DETAIL-49] [DETAIL-50]', async () => {
  // A page that gets the focus loads the order again. Without this, the first click of a run would give it the focus
  // before the button is found.
  window.focus();
  await expect.poll(() => document.hasFocus()).toBe(true);
  hurry();
  await refuse(500, 'The database is on fire');
  const { screen, events, headline } = await renderSignedIn();
  expect((await screen.findByRole('alert')).textContent).toContain('The database is on fire');
  expect(await calls()).toHaveLength(4);
  await expect
    .poll(() => events)
    .toContainEqual({
      type: 'freight-order-failed',
      detail: { message: 'The database is on fire', status: 500 },
    });
  await answerOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(headline).toBe('Your order is confirmed');
});

test('shows that the details could not be loaded when the server gives no reason [DETAIL-50]', async () => {
  hurry();
  await refuse(502);
  const { screen } = await renderSignedIn();
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load order details.');
  expect(screen.queryByText(/Nope/)).toBeNull();
});

test.each(['NO-SUCH-ORDER', 'f'.repeat(24), '../../etc/passwd', '<img src=x>', '%00'])(
  'shows the message of the server for an unknown or malformed id: %s [DETAIL-50]',
  async (id) => {
    hurry();
    const { screen, root } = await renderSignedIn(id);
    const box = await screen.findByRole('alert');
    expect(box.textContent).toMatch(/not found/i);
    expect(box.textContent).toContain('Check the number, or find the order under My orders.');
    expect(root.querySelector('img')).toBeNull();
    expect(pageSession().getState().status).toBe('signed-in');
  },
);

test.each([
  ['null', { success: true, data: null }],
  ['an empty order', { success: true, data: {} }],
])(
  'reports that the order was not found when the answer is %s, without another request [DETAIL-51]',
  async (_, body) => {
    await api('fault', { path: call, status: 200, body, times: 4 });
    const { screen } = await renderSignedIn();
    expect((await screen.findByRole('alert')).textContent).toContain('Order not found.');
    expect(await calls()).toHaveLength(1);
  },
);

test('has the documented texts in its catalogue [DETAIL-02] [LIST-32]', () => {
  expect(strings['login.needed']).toBe('You must log in to view order details.');
  expect(strings['error.idRequired']).toBe('Transport ID is required');
});

test("shows nothing of another customer's order, and keeps the visitor signed in", async () => {
  hurry();
  const order = await orderOfSomebody();
  const { screen, root } = await renderSignedIn(order._id);
  await screen.findByText('Order not found');
  for (const secret of [order.orderId, 'Karlstad', 'Bo Mottagare'])
    expect(root.textContent).not.toContain(secret);
  expect(pageSession().getState().status).toBe('signed-in');
});

test('clears the auth data and asks for a login when the access is denied [DETAIL-46] [DETAIL-47]', async () => {
  await refuse(403, 'Access denied');
  const { screen, events } = await renderSignedIn();
  await screen.findByText('You must log in to view order details.');
  expect(await calls()).toHaveLength(1);
  expect(pageSession().getState().status).toBe('signed-out');
  for (const key of [storageKeys.token, storageKeys.refreshToken, storageKeys.user])
    expect(localStorage.getItem(key)).toBeNull();
  await expect
    .poll(() => events)
    .toContainEqual({ type: 'freight-order-failed', detail: { message: 'Access denied', status: 403 } });
  await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
  expect(events.at(-1)).toEqual({ type: 'freight-navigate', detail: { to: 'home', params: {} } });
});

test('asks for a login when the server misses the token, after one request [DETAIL-46] [DETAIL-47]', async () => {
  await refuse(400, 'No token provided');
  const { screen } = await renderSignedIn();
  await screen.findByText('You must log in to view order details.');
  expect(await calls()).toHaveLength(1);
  expect(pageSession().getState().status).toBe('signed-out');
});

test('sends no request while signed out, shows the order after the login, and hides it after the logout [ROLE-04]', async () => {
  const { screen, root, headline } = await render(madeUp);
  await screen.findByText('You must log in to view order details.');
  expect(await calls()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(document.querySelector('freight-sign-in')?.getAttribute('open')).toBe('login');
  onTestFinished(() => document.querySelector('freight-sign-in')?.remove());
  onTestFinished(() => pageSession().clear());
  await answerOrder();
  await signIn();
  await expect.poll(headline).toBe('Your order is confirmed');
  pageSession().clear();
  await screen.findByText('You must log in to view order details.');
  expect(root.textContent).not.toContain('Karlstad');
});

test('shows another order when the host names another', async () => {
  await answerOrder();
  const { host, screen, headline } = await renderSignedIn();
  await expect.poll(headline).toBe('Your order is confirmed');
  host.removeAttribute('order-id');
  await screen.findByText('Transport ID is required');
});
