import { paths } from '@freight/contract';
import { within } from '@testing-library/react/pure';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { listenTo, pageState, visit } from '#testing/landing.ts';
import { beginWithOwnAddress } from '#testing/ownAddress.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { renderElement, signInSomebody } from '#testing/renderElement.ts';
import { pageToasts } from '#toasts/toasts.ts';
import { element } from './freight-reset-password.tsx';

everyElement(element);

const toasts = () => pageToasts.getState().shown.map(({ kind, message }) => [kind, message]);
const goesHome = { type: 'freight-navigate', detail: { to: 'home', params: {} } };
beginWithOwnAddress();
afterEach(() => {
  document.querySelector('freight-sign-in')?.remove();
});

/** Requests a reset link for the address and returns its token. */
async function newToken(email: string): Promise<string> {
  await pageClient().accounts.forgotPassword(email);
  const isTheirs = ({ to, link }: { to: string; link: string }) =>
    to === email && link.includes('/reset-password');
  await expect.poll(async () => (await api('mails')).some(isTheirs)).toBe(true);
  const mail = (await api('mails')).find(isTheirs);
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

async function open(attributes: Record<string, string> = {}, language: 'sv' | 'en' | 'de' = 'en') {
  const events = listenTo(element.definition);
  const { host, root, screen } = await renderElement(element, { attributes, language });
  const light = within(host);
  const field = (label: string) => light.getByLabelText<HTMLInputElement>(label);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const note = (label: string) => {
    const id = field(label).getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  };
  const choose = async (password: string, repeat = password) => {
    await userEvent.fill(field('New password'), password);
    await userEvent.fill(field('Confirm new password'), repeat);
    await press('Save password');
  };
  const title = (name: string) => screen.findByRole('heading', { name });
  return { host, root, screen, events, light, field, press, note, choose, title };
}

const signInDialog = () => document.querySelector('freight-sign-in')?.getAttribute('open');

test('asks for the address, sends it trimmed and refers to the inbox [PWD-01]', async () => {
  const { email } = await api('person');
  const { field, press, events, title, screen, root } = await open();
  expect(field('Email')).toMatchObject({ type: 'email', autocomplete: 'username' });
  await userEvent.fill(field('Email'), ` ${email} `);
  await press('Send the link');
  const heading = await title('Check your inbox');
  expect(root.activeElement).toBe(heading);
  expect(screen.getByText(new RegExp(`^If there is an account for ${email}`))).toBeTruthy();
  const [request] = await api('requests', paths.forgotPassword);
  expect([request?.method, request?.path]).toEqual(['POST', '/api/auth/forgot-password']);
  expect(JSON.parse(request?.body ?? '')).toEqual({ email });
  // The page has no need of the address.
  expect(events).toEqual([{ type: 'freight-password-requested', detail: {} }]);
  await expect.poll(async () => (await api('mails')).some(({ to }) => to === email)).toBe(true);
});

test('shows the same text for an address that has no account [PWD-01]', async () => {
  const { email } = await api('person');
  const stranger = `nobody-${crypto.randomUUID()}@example.com`;
  const texts: string[] = [];
  for (const one of [email, stranger]) {
    const { host, root, field, press, title } = await open();
    await userEvent.fill(field('Email'), one);
    await press('Send the link');
    await title('Check your inbox');
    texts.push((root.textContent ?? '').replace(one, '…'));
    host.remove();
  }
  expect(texts[0]).toBe(texts[1]);
});

test('sends the link again, or to another address [PWD-01]', async () => {
  const { field, press, title, screen } = await open();
  await userEvent.fill(field('Email'), 'anna@example.com');
  await press('Send the link');
  await title('Check your inbox');
  await press('Send it again');
  await expect.poll(() => api('requests', paths.forgotPassword)).toHaveLength(2);
  await expect
    .poll(() => screen.queryByRole('button', { name: 'Use another address', hidden: false }))
    .toBeTruthy();
  await expect
    .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Use another address' }).disabled)
    .toBe(false);
  await press('Use another address');
  expect(field('Email').value).toBe('anna@example.com');
});

test.each([
  ['', 'Please enter your email address'],
  ['anna', 'Please enter a valid email address'],
])('refuses "%s" for an address, without a call', async (email, words) => {
  const { field, press, note } = await open();
  await userEvent.fill(field('Email'), email);
  await press('Send the link');
  expect(note('Email')).toBe(words);
  expect(document.activeElement).toBe(field('Email'));
  expect(await api('requests', paths.forgotPassword)).toEqual([]);
});

test.each([
  ['the words of the server', { status: 429, body: { message: 'Not before noon' } }, 'Not before noon'],
  ['our own words', { status: 500, body: {} }, 'The link could not be sent. Please try again.'],
  [
    'our own words and why',
    { cut: 'before' as const, times: 9 },
    'The link could not be sent. Please try again.Network error. Please check your connection and try again.',
  ],
])('shows %s when the link could not be requested, and keeps the address', async (_, fault, words) => {
  await api('fault', { path: paths.forgotPassword, ...fault });
  const { field, press, screen } = await open();
  await userEvent.fill(field('Email'), 'anna@example.com');
  await press('Send the link');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(field('Email').value).toBe('anna@example.com');
});

test('fills in the address of the signed-in person', async () => {
  const { email } = await signInSomebody();
  const { field } = await open();
  expect(field('Email').value).toBe(email);
});

test('removes the token from the address immediately and leaves everything else in it', async () => {
  visit({ token: 'secret', campaign: 'spring' });
  const { title } = await open();
  await title('Choose a new password');
  const query = new URLSearchParams(location.search);
  expect([query.get('token'), query.get('campaign')]).toEqual([null, 'spring']);
  expect(history.state).toEqual(pageState);
});

test('sets the new password by the link of the page, confirms it, and goes home to the login [PWD-02]', async () => {
  const { email } = await api('person');
  visit({ token: await newToken(email) });
  const { choose, title, events, field } = await open();
  expect(field('New password').autocomplete).toBe('new-password');
  await choose(' a longer one ');
  await title('Your new password is set');
  const [request] = await api('requests', paths.resetPassword);
  expect([request?.method, request?.path]).toEqual(['POST', '/api/auth/reset-password']);
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ password: ' a longer one ' });
  expect(events).toEqual([{ type: 'freight-password-reset', detail: {} }, goesHome]);
  expect(toasts()).toEqual([['success', 'Your new password is set']]);
  expect(signInDialog()).toBe('login');
  expect((await pageClient().accounts.login(email, ' a longer one ')).email).toBe(email);
});

test('goes to the home page of the host without a dialog that would be lost [PWD-02]', async () => {
  configure({ pages: { home: '#home' } });
  const { email } = await api('person');
  const { choose } = await open({ token: await newToken(email) });
  await choose('a longer one');
  await expect.poll(() => location.hash).toBe('#home');
  expect(signInDialog()).toBeUndefined();
});

test('has its link when the page replaces it, until another one is asked for [B29]', async () => {
  visit({ token: 'guessed' });
  const first = await open();
  expect(first.field('New password')).toBeTruthy();
  first.host.remove();
  const { choose, press, field, host, title } = await open();
  await choose('a new long password');
  await title('This link is not valid');
  await press('Get a new link');
  expect(field('Email')).toBeTruthy();
  host.remove();
  const again = await open();
  expect(again.field('Email')).toBeTruthy();
});

test('asks for a password twice, alike and of eight characters, before any call [PWD-03]', async () => {
  const { note, choose, field } = await open({ token: 'a token' });
  expect(note('New password')).toBe('At least 8 characters');
  await choose('', 'x');
  expect(note('New password')).toBe('Please fill in all fields');
  await choose('short', ' ');
  expect(note('Confirm new password')).toBe('Please fill in all fields');
  await choose('short', 'shorter');
  expect(note('Confirm new password')).toBe('Passwords do not match');
  await choose('1234567');
  expect(note('New password')).toBe('Password must be at least 8 characters long');
  expect(document.activeElement).toBe(field('New password'));
  expect(await api('requests', paths.resetPassword)).toEqual([]);
});

test('signs the person out here, because their login ended with the old password [PWD-02]', async () => {
  const { email } = await signInSomebody();
  const { choose, title, screen } = await open({ token: await newToken(email) });
  await choose('a longer one');
  await title('Your new password is set');
  expect(pageSession().getState().status).toBe('signed-out');
  expect(toasts()).toEqual([['success', 'Your new password is set']]);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

test('reports that a link was used before, and asks for a new one on request [PWD-02]', async () => {
  const { email } = await api('person');
  const token = await newToken(email);
  await pageClient().accounts.resetPassword(token, 'a longer one');
  const { choose, title, press, events, field } = await open({ token });
  await choose('another long one');
  await title('This link has already been used');
  expect(events).toEqual([]);
  await press('Get a new link');
  await title('Forgot your password?');
  expect(field('Email').value).toBe('');
});

test.each([
  ['Invalid reset link.', 'This link is not valid'],
  ['This reset link has expired.', 'This link has expired'],
])('recognises a permanently invalid link: %s [PWD-02]', async (message, words) => {
  await api('fault', { path: paths.resetPassword, status: 400, body: { success: false, message } });
  const { choose, title } = await open({ token: 'a token' });
  await choose('a longer one');
  await title(words);
});

test.each([
  ['the words of the server', { status: 400, body: { message: 'Too common' } }, 'Too common'],
  ['our own words', { status: 500, body: {} }, 'The password could not be saved. Please try again.'],
])(
  'shows %s when the password could not be saved, and keeps it for another try [PWD-02]',
  async (_, fault, words) => {
    const { email } = await api('person');
    const token = await newToken(email);
    await api('fault', { path: paths.resetPassword, ...fault });
    const { choose, title, press, screen, field } = await open({ token });
    await choose('a longer one');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(field('New password').value).toBe('a longer one');
    await press('Save password');
    await title('Your new password is set');
  },
);

test('starts again when its attribute changes to another link', async () => {
  await api('fault', { path: paths.resetPassword, status: 400, body: { message: 'Invalid reset link.' } });
  const { host, choose, title } = await open({ token: 'a token' });
  await choose('a longer one');
  await title('This link is not valid');
  host.setAttribute('token', 'another');
  await title('Choose a new password');
});

test.each(['sv', 'en', 'de'] as const)(
  'is accessible in every state in %s, light and dark',
  async (language) => {
    for (const theme of ['light', 'dark']) {
      const { host } = await open({ token: 'a token', theme }, language);
      expect(await accessibilityFindings(host)).toEqual([]);
      const fields = () => [...host.querySelectorAll<HTMLInputElement>('input')];
      for (const field of fields()) await userEvent.fill(field, 'a longer one');
      await api('fault', {
        path: paths.resetPassword,
        status: 400,
        body: { message: 'This reset link has expired.' },
      });
      await userEvent.keyboard('{Enter}');
      await expect.poll(fields).toEqual([]);
      expect(await accessibilityFindings(host)).toEqual([]);
      host.shadowRoot?.querySelector<HTMLButtonElement>('.button')?.click();
      await expect.poll(fields).toHaveLength(1);
      await userEvent.keyboard('{Tab}');
      for (const field of fields()) await userEvent.fill(field, 'anna@example.com');
      await userEvent.keyboard('{Enter}');
      await expect.poll(fields).toEqual([]);
      expect(await accessibilityFindings(host)).toEqual([]);
      host.remove();
    }
  },
);
