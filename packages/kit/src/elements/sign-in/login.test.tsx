import { storageKeys } from '@freight/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configuration, configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { api } from '#testing/api.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { everyElement } from '#testing/everyElement.ts';
import { openForm } from '#testing/probes/signInProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { storedTokens } from '#testing/storedTokens.ts';
import { element } from './freight-sign-in.tsx';

everyElement(element);
beforeAll(connectToApi);
beginWithNobody();

test('has a social button, e-mail, password, a sign-in button and a way to sign up [AUTH-04] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08]', async () => {
  const { field, button, dialog, screen } = await openForm('login');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBe(dialog());
  expect([field('Email').type, field('Password').type]).toEqual(['email', 'password']);
  for (const name of ['Log in', 'Sign up', 'Continue with Google', 'Close'])
    expect(button(name)).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
});

test('shows and hides the password [AUTH-06]', async () => {
  const { field, button } = await openForm('login');
  await userEvent.click(button('Show password'));
  expect(field('Password').type).toBe('text');
  await userEvent.click(button('Hide password'));
  expect(field('Password').type).toBe('password');
});

test('is a real form in the page that password managers find: names, ids and autocomplete', async () => {
  const { host, field } = await openForm('login');
  const form = host.querySelector('form');
  expect([...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement)).toEqual([
    field('Email'),
    field('Password'),
  ]);
  expect(field('Email')).toMatchObject({ name: 'email', autocomplete: 'username' });
  expect(field('Password')).toMatchObject({ name: 'password', autocomplete: 'current-password' });
});

test('keeps the sign-in button disabled while a field is empty [AUTH-13]', async () => {
  const { button, type } = await openForm('login');
  expect(button('Log in').disabled).toBe(true);
  await type('Email', 'anna@example.com');
  expect(button('Log in').disabled).toBe(true);
  await type('Password', 'x');
  expect(button('Log in').disabled).toBe(false);
  await type('Email', '');
  expect(button('Log in').disabled).toBe(true);
});

test('asks to fill in all fields when one holds only spaces [AUTH-12]', async () => {
  const { button, type, screen, field } = await openForm('login');
  await type('Email', 'anna@example.com');
  await type('Password', '   ');
  await userEvent.click(button('Log in'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill in all fields');
  expect(document.activeElement).toBe(field('Password'));
  expect(await api('requests', '/user/login')).toEqual([]);
});

test('signs in with the trimmed e-mail, the untouched password and the role of a user [AUTH-01] [AUTH-15] [AUTH-16] [AUTH-17] [AUTH-18] [AUTH-24]', async () => {
  await api('fault', { path: '/user/login', status: 200, body: { success: false, message: 'Just looking' } });
  const { type, button, screen } = await openForm('login');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await type('Email', '  anna@example.com ');
  await type('Password', ' secret ');
  await userEvent.click(button('Log in'));
  await screen.findByRole('alert');
  const [request] = await api('requests', '/api/v1/user/login');
  expect(request?.method).toBe('POST');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    email: 'anna@example.com',
    password: ' secret ',
    role: 'user',
  });
});

test('closes, resets and emits the event after the sign-in, and keeps the session in storage [AUTH-01] [AUTH-21] [AUTH-22] [SESS-01] [STORE-01] [STORE-02] [STORE-03] [STORE-04]', async () => {
  const person = await api('person');
  const { host, type, events, isOpen } = await openForm('login');
  await type('Email', person.email);
  await type('Password', person.password);
  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(false);
  expect(host.hasAttribute('open')).toBe(false);
  expect(events).toEqual([{ type: 'freight-signed-in', detail: { userId: person.userId } }]);
  const { token, refreshToken } = storedTokens();
  expect([token, refreshToken]).not.toContain('');
  expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({
    email: person.email,
    firstName: 'Anna',
  });
  expect(Number(localStorage.getItem(storageKeys.tokenExpiry))).toBeGreaterThan(Date.now() / 1000);
  pageSession().clear();
  for (const key of ['authToken', storageKeys.refreshToken, storageKeys.user, storageKeys.tokenExpiry]) {
    expect(localStorage.getItem(key)).toBeNull();
  }
  host.setAttribute('open', 'login');
  await expect.poll(() => host.querySelectorAll('input').length).toBe(2);
  expect([...host.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '']);
});

test('starts idle, disables everything while it asks the server, and is usable again after [AUTH-14] [AUTH-19] [AUTH-20]', async () => {
  await api('fault', { path: '/user/login', status: 500, held: true });
  const { type, button, field, root, screen } = await openForm('login');
  expect(root.querySelector('.spinner')).toBeNull();
  await type('Email', 'anna@example.com');
  await type('Password', 'secret');
  await userEvent.click(button('Log in'));
  await expect.poll(() => root.querySelector('.spinner')).not.toBeNull();
  expect([field('Email').disabled, field('Password').disabled]).toEqual([true, true]);
  for (const name of ['Log in', 'Sign up', 'Continue with Google', 'Show password'])
    expect(button(name).disabled).toBe(true);
  await api('release');
  await screen.findByRole('alert');
  expect(root.querySelector('.spinner')).toBeNull();
  expect(button('Log in').disabled).toBe(false);
  await expect.poll(() => document.activeElement).toBe(field('Password'));
});

test('reports a wrong e-mail or password in the dialog, without a refresh [AUTH-23] [AUTH-25]', async () => {
  const person = await api('person');
  const { type, button, screen, isOpen } = await openForm('login');
  await type('Email', person.email);
  await type('Password', 'not this one');
  await userEvent.click(button('Log in'));
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
  expect(isOpen()).toBe(true);
  expect(await api('requests', 'refresh-token')).toEqual([]);
});

test.each([
  [{ status: 403, body: { message: 'Your account is locked' } }, 'Your account is locked'],
  [{ status: 500, body: {} }, 'Login failed. Please try again.'],
  [{ cut: 'before' as const, times: 9 }, 'Network error. Please check your connection and try again.'],
  [{ status: 200, body: { success: false, message: 'Try later' } }, 'Try later'],
])(
  'shows in the dialog why a login failed (%o) [AUTH-23] [AUTH-26] [AUTH-27] [AUTH-28] [AUTH-30]',
  async (fault, words) => {
    await api('fault', { path: '/user/login', ...fault });
    const { type, button, screen } = await openForm('login');
    await type('Email', 'anna@example.com');
    await type('Password', 'secret');
    await userEvent.click(button('Log in'));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  },
);

test('reports that the user was not found when there are tokens but no profile, and keeps no tokens [AUTH-29]', async () => {
  const person = await api('person');
  await api('fault', { path: '/user/profile', status: 200, body: { data: {} } });
  const { type, button, screen } = await openForm('login');
  await type('Email', person.email);
  await type('Password', person.password);
  await userEvent.click(button('Log in'));
  expect((await screen.findByRole('alert')).textContent).toBe('User not found');
  expect(storedTokens()).toEqual({ token: '', refreshToken: '' });
});

test('switches between login and sign-up and keeps only the e-mail [AUTH-08] [AUTH-10] [SIGNUP-05]', async () => {
  const { host, type, button, field, screen } = await openForm('login');
  await type('Email', 'anna@example.com');
  await type('Password', 'secret');
  await userEvent.click(button('Sign up'));
  await screen.findByRole('dialog', { name: 'Create account' });
  expect([field('Email').value, field('Password').value]).toEqual(['anna@example.com', '']);
  expect(host.getAttribute('open')).toBe('sign-up');
  await userEvent.click(button('Log in'));
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(host.getAttribute('open')).toBe('login');
});

test.each([
  ['the close button', (form: Awaited<ReturnType<typeof openForm>>) => userEvent.click(form.button('Close'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('forgets what was typed when it is closed by %s [AUTH-09]', async (_, close) => {
  const form = await openForm('login');
  await form.type('Email', 'anna@example.com');
  await form.type('Password', 'secret');
  await close(form);
  await expect.poll(form.isOpen).toBe(false);
  expect(form.events.map(({ type }) => type)).toEqual(['freight-sign-in-closed']);
  expect(form.host.children).toHaveLength(0);
  openSignIn('login');
  await expect.poll(() => form.host.querySelectorAll('input').length).toBe(2);
  expect([...form.host.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '']);
});

test('shows the reason above the form until it closes [L15]', async () => {
  const { screen, host, isOpen } = await openForm('login');
  openSignIn('login', 'Please log in to access this page');
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  await expect.poll(() => dialog.textContent).toContain('Please log in to access this page');
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  expect(host.hasAttribute('reason')).toBe(false);
  openSignIn('login');
  await expect.poll(isOpen).toBe(true);
  expect(dialog.textContent).not.toContain('Please login');
});

test("shows no reason of the page's markup, and the one a script sets [S26]", async () => {
  const attributes = { open: 'login', reason: 'Your account is blocked. Call 0900 12 34 56.' };
  const { host, screen } = await renderElement(element, { attributes, language: 'en' });
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  expect(dialog.textContent).not.toContain('blocked');
  host.setAttribute('reason', 'Log in to see your invoices.');
  await expect.poll(() => dialog.textContent).toContain('Log in to see your invoices.');
  host.removeAttribute('reason');
  await expect.poll(() => dialog.textContent).not.toContain('invoices');
});

test('aborts a login in progress when it is closed', async () => {
  const person = await api('person');
  await api('fault', { path: '/user/login', held: true });
  const { type, button, isOpen } = await openForm('login');
  await type('Email', person.email);
  await type('Password', person.password);
  await userEvent.click(button('Log in'));
  // If it were aborted earlier, the server would never receive it.
  await expect.poll(() => api('requests', '/user/login')).toHaveLength(1);
  await userEvent.click(button('Close'));
  await expect.poll(isOpen).toBe(false);
  await api('release');
  expect(pageSession().getState().status).toBe('signed-out');
});

test('sends the whole browser to the provider [AUTH-02] [AUTH-11]', async () => {
  const { button } = await openForm('login');
  const address = new Promise<string>((resolve) => {
    const stop = (event: NavigateEvent) => {
      event.preventDefault();
      resolve(event.destination.url);
    };
    window.navigation?.addEventListener('navigate', stop, { once: true });
  });
  await userEvent.click(button('Continue with Google'));
  expect(await address).toBe(`${configuration.getState().apiUrl}/api/v1/user/auth/google`);
});

test('links to a page for a forgotten password only when the host has one', async () => {
  const without = await openForm('login');
  expect(without.screen.queryByRole('link')).toBeNull();
  without.host.remove();
  configure({ pages: { forgotPassword: '/forgot-password' } });
  const { host, screen, events } = await openForm('login');
  host.addEventListener('freight-navigate', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(events).toEqual([{ type: 'freight-navigate', detail: { to: 'forgotPassword', params: {} } }]);
  expect(host.hasAttribute('open')).toBe(false);
});

test('closes after a sign-in by other means, such as a link in another tab [AUTH-03]', async () => {
  const { isOpen, events } = await openForm('login');
  const person = await signInSomebody();
  await expect.poll(isOpen).toBe(false);
  expect(events).toEqual([{ type: 'freight-signed-in', detail: { userId: person.userId } }]);
});

test('stays readable on a page whose styles hit everything', async () => {
  const { field } = await openForm('login');
  const looks = () => {
    const { height, width } = field('Email').getBoundingClientRect();
    const { backgroundColor, borderTopWidth, color, fontSize } = getComputedStyle(field('Email'));
    return { height, width, backgroundColor, borderTopWidth, color, fontSize };
  };
  const before = looks();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { all: unset !important } input { background: red !important; height: 3px !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  });
  expect(looks()).toEqual(before);
});
