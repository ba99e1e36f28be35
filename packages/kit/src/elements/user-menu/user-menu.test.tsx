import { storageKeys } from '@freight/contract';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { pageToasts } from '#toasts/toasts.ts';
import { element } from './freight-user-menu.tsx';

everyElement(element);

beforeEach(async () => {
  pageSession().clear();
  pageToasts.setState({ shown: [] });
  await api('reset');
});

type Options = Parameters<typeof renderElement>[1];

/** The menu of a customer called Anna Lindqvist, who is signed in as long as the test runs. */
async function renderSignedIn(options?: Options, changes: Record<string, string> = {}) {
  const { email } = await signInSomebody();
  const { user } = pageSession().getState();
  if (user) pageSession().setUser({ ...user, firstName: 'Anna', lastName: 'Lindqvist', ...changes });
  const rendered = await renderElement(element, options);
  const button = rendered.screen.getByRole('button', { name: /(Account|Konto): / });
  const navigations: unknown[] = [];
  rendered.host.addEventListener('freight-navigate', (event) => {
    event.preventDefault();
    navigations.push((event as CustomEvent).detail);
  });
  return { ...rendered, button, email, navigations };
}
const entry = (screen: Awaited<ReturnType<typeof renderSignedIn>>['screen'], name: RegExp) =>
  screen.getByRole('menuitem', { name });

test('shows the initials of who is signed in [NAV-08]', async () => {
  const { button } = await renderSignedIn();
  expect(button.textContent).toBe('AL');
  expect(button.ariaLabel).toBe('AL, Account: Anna Lindqvist');
});

test.each([
  ['Anna', '', 'A'],
  ['åsa', 'öberg', 'ÅÖ'],
  ['  ', '  ', ''],
])('makes the initials of "%s" "%s" [NAV-08] [NAV-09]', async (firstName, lastName, initials) => {
  const { button, email, root } = await renderSignedIn({}, { firstName, lastName });
  expect(button.textContent).toBe(initials || email.charAt(0).toUpperCase());
  const named = root.querySelector('.person__name')?.textContent ?? '';
  expect(named).toBe(`${firstName} ${lastName}`.trim());
});

test('shows full name, e-mail and that the person is online [NAV-09] [NAV-10] [NAV-11]', async () => {
  const { button, screen, root, email } = await renderSignedIn();
  expect(root.querySelector('.menu__button .account__online')?.getBoundingClientRect().width).toBe(12);
  await userEvent.click(button);
  for (const words of ['Anna Lindqvist', email, 'Online'])
    expect(screen.getByText(words).getBoundingClientRect().height).toBeGreaterThan(0);
});

test("shows the e-mail's first letter for a person without a name [NAV-08] [NAV-10]", async () => {
  const { button, screen, email } = await renderSignedIn({}, { firstName: '', lastName: '' });
  expect(button.textContent).toBe(email.charAt(0).toUpperCase());
  await userEvent.click(button);
  expect(screen.getByText(email)).toBeDefined();
});

test('shows the photo when there is one, and the initials when it cannot be loaded [NAV-08]', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const { button } = await renderSignedIn({}, { userProfileImageUrl: dot });
  expect(button.querySelector('img')?.src).toBe(dot);
  const { user } = pageSession().getState();
  if (user) pageSession().setUser({ ...user, userProfileImageUrl: '/api/v1/no-such-photo' });
  await expect.poll(() => button.textContent).toBe('AL');
  const asked = await api('requests', '/api/v1/no-such-photo');
  expect(asked).toHaveLength(1);
});

test.each([
  [/^My orders/, 'myOrders'],
  [/^My profile$/, 'profile'],
  [/^Settings/, 'settings'],
])('navigates to the screen of %s [NAV-12] [NAV-14] [NAV-15]', async (name, to) => {
  const { button, screen, navigations } = await renderSignedIn();
  await userEvent.click(button);
  await userEvent.click(entry(screen, name));
  expect(navigations).toEqual([{ to, params: {} }]);
  expect(button.ariaExpanded).toBe('false');
});

test('describes the settings [NAV-15]', async () => {
  const { button, screen } = await renderSignedIn();
  await userEvent.click(button);
  expect(entry(screen, /^Settings/).textContent).toBe('SettingsPassword and emails');
});

test('shows the documented 3 on my orders, regardless of the orders, and sends no request [NAV-13]', async () => {
  const { button, screen } = await renderSignedIn();
  await userEvent.click(button);
  expect(entry(screen, /^My orders/).textContent).toBe('My orders3');
  expect(await api('requests', '/transport')).toEqual([]);
});

test('counts the active orders when the host opts in, again each time it opens [NAV-13]', async () => {
  configure({ quirks: { ordersBadge: 'live' } });
  const { button, screen } = await renderSignedIn();
  await userEvent.click(button);
  const orders = entry(screen, /^My orders/);
  expect(orders.textContent).toBe('My orders');
  await userEvent.keyboard('{Escape}');
  await orderTransport();
  await orderTransport();
  await userEvent.click(button);
  await expect.poll(() => orders.textContent).toBe('My orders2');
});

test('asks for the number of active orders alone, not for the orders [NAV-13]', async () => {
  configure({ quirks: { ordersBadge: 'live' } });
  const body = { success: true, data: [], pagination: { totalPages: 7, totalItems: 7 } };
  // They are counted as the menu appears, and again as it opens.
  await api('fault', { path: '/transport/user/', status: 200, body, times: 20 });
  const { button, screen } = await renderSignedIn();
  await userEvent.click(button);
  await expect.poll(() => entry(screen, /^My orders/).textContent).toBe('My orders7');
  const [request] = await api('requests', '/transport/user/');
  const query = new URL(request?.path ?? '', 'http://localhost').searchParams;
  expect([query.get('status'), query.get('limit')]).toEqual(['active', '1']);
});

test("hides the number of another person's orders [NAV-13]", async () => {
  configure({ quirks: { ordersBadge: 'live' } });
  const body = { success: true, data: [], pagination: { totalPages: 7, totalItems: 7 } };
  await api('fault', { path: '/transport/user/', status: 200, body, times: 20 });
  const { button, screen } = await renderSignedIn();
  await userEvent.click(button);
  await expect.poll(() => entry(screen, /^My orders/).textContent).toBe('My orders7');
  await api('reset');
  await api('fault', { path: '/transport/user/', held: true });
  const { user } = pageSession().getState();
  if (user) pageSession().setUser({ ...user, _id: 'b'.repeat(24) });
  await expect.poll(() => entry(screen, /^My orders/).textContent).toBe('My orders');
  await api('release');
});

test('is a menu without a number when the orders cannot be counted [NAV-13]', async () => {
  configure({ quirks: { ordersBadge: 'live' } });
  await api('fault', { path: '/transport', status: 500, body: {}, times: 20 });
  const { button, screen, navigations } = await renderSignedIn();
  await userEvent.click(button);
  await expect.poll(async () => (await api('requests', '/transport')).length).toBeGreaterThan(0);
  expect(entry(screen, /^My orders/).textContent).toBe('My orders');
  await userEvent.click(entry(screen, /^My orders/));
  expect(navigations).toHaveLength(1);
});

test('logs out, emits the event, goes home and moves the focus to the login button that replaces it [NAV-16] [NAV-17]', async () => {
  const { button, screen, host, root, navigations } = await renderSignedIn();
  const signedOut: string[] = [];
  host.addEventListener('freight-signed-out', () => signedOut.push(pageSession().getState().status));
  await userEvent.click(button);
  await userEvent.click(entry(screen, /^Log out$/));
  const login = await screen.findByRole('button', { name: 'Log in' });
  await expect.poll(() => signedOut).toEqual(['signed-out']);
  expect(navigations).toEqual([{ to: 'home', params: {} }]);
  expect(root.activeElement).toBe(login);
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
  expect(await api('requests', '/user/logout')).toHaveLength(1);
  expect(pageToasts.getState().shown.map(({ message }) => message)).toEqual(['Logged out successfully!']);
});

test('logs out here although the server cannot be reached [NAV-16]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { button, screen, navigations } = await renderSignedIn();
  await api('fault', { path: '/user/logout', cut: 'before', times: 20 });
  await userEvent.click(button);
  await userEvent.click(entry(screen, /^Log out$/));
  await screen.findByRole('button', { name: 'Log in' });
  await expect.poll(() => navigations).toEqual([{ to: 'home', params: {} }]);
});

test.each([
  ['Log in', 'login'],
  ['Sign up', 'sign-up'],
])('opens the dialog by "%s" while signed out [NAV-17]', async (name, form) => {
  const { screen } = await renderElement(element);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name }));
  const dialogs = document.querySelector('freight-sign-in');
  onTestFinished(() => dialogs?.remove());
  expect(dialogs?.getAttribute('open')).toBe(form);
});

test('updates on sign-in and sign-out, here and in other tabs [NAV-08] [NAV-17]', async () => {
  const { screen } = await renderElement(element);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  await signInSomebody();
  await screen.findByRole('button', { name: /Account: / });
  pageSession().clear();
  await screen.findByRole('button', { name: 'Log in' });
});

test('walks through its entries by keyboard, by arrows and by first letters [NAV-12] [NAV-16]', async () => {
  const { button, root, navigations } = await renderSignedIn();
  const focused = () => root.activeElement?.querySelector('.entry__words span')?.textContent;
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('My orders');
  await userEvent.keyboard('m');
  expect(focused()).toBe('My profile');
  await userEvent.keyboard('m');
  expect(focused()).toBe('My orders');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Log out');
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
  expect(navigations).toEqual([{ to: 'settings', params: {} }]);
  expect(root.activeElement).toBe(button);
});

test('keeps the person while the menu is 280 px wide at most and the name is long [NAV-09]', async () => {
  await page.viewport(320, 568);
  const { button, root } = await renderSignedIn(
    {},
    { lastName: 'Lindqvist-von-der-Wallenbergska'.repeat(3) },
  );
  await userEvent.click(button);
  const panel = root.querySelector('.menu__panel') as HTMLElement;
  const { left, right, bottom } = panel.getBoundingClientRect();
  expect(Math.min(left, 320 - right, 568 - bottom)).toBeGreaterThanOrEqual(8);
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});

test('shows the signed-in person without a request [NAV-08]', async () => {
  const { button } = await renderSignedIn();
  await api('reset');
  await userEvent.click(button);
  expect(await api('requests', '/api/')).toEqual([]);
  expect(pageClient()).toBeDefined();
});

test.each(['sv', 'en', 'de'] as const)(
  'has no accessibility findings while the menu is open, in %s, light and dark',
  async (language) => {
    for (const theme of ['light', 'dark']) {
      document.body.style.background = theme === 'dark' ? '#0c1511' : '#f6f5ef';
      const { host, button } = await renderSignedIn({ language, attributes: { theme } });
      await userEvent.click(button);
      expect(await accessibilityFindings(host)).toEqual([]);
      host.remove();
    }
  },
);

test('leads to the address book where the API has one and the page has a place for it [R3]', async () => {
  await connectToApi();
  const { button, screen, navigations } = await renderSignedIn();
  await userEvent.click(button);
  expect(screen.queryByRole('menuitem', { name: 'Address book' })).toBeNull();
  configure({ pages: { addressBook: '/address-book' } });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Address book' }));
  expect(navigations).toEqual([{ to: 'addressBook', params: {} }]);
});

test('leads to orders from a sheet where the page has a place for them [R4]', async () => {
  const { button, screen, navigations } = await renderSignedIn();
  await userEvent.click(button);
  expect(screen.queryByRole('menuitem', { name: 'Orders from a sheet' })).toBeNull();
  configure({ pages: { orderSheet: '/order-sheet' } });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Orders from a sheet' }));
  expect(navigations).toEqual([{ to: 'orderSheet', params: {} }]);
});

test('leads to the boards of what comes, where the API has them and the page a place for them [R6]', async () => {
  const { button, screen, navigations } = await renderSignedIn();
  await userEvent.click(button);
  expect(screen.queryByRole('menuitem', { name: 'Boards of what comes' })).toBeNull();
  configure({ pages: { arrivals: '/arrivals' } });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Boards of what comes' }));
  expect(navigations).toEqual([{ to: 'arrivals', params: {} }]);
});
