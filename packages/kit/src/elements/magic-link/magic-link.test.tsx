import { paths } from '@freight/contract';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { listenTo, pageState, visit } from '#testing/landing.ts';
import { beginWithOwnAddress } from '#testing/ownAddress.ts';
import { leavePage } from '#testing/probes/leavePage.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { renderElement, signInSomebody } from '#testing/renderElement.ts';
import { pageToasts } from '#toasts/toasts.ts';
import { element } from './freight-magic-link.tsx';

everyElement(element);

const toasts = () => pageToasts.getState().shown.map(({ message }) => message);
beginWithOwnAddress();

/** Creates an account and returns the token and e-mail of its verification link. */
async function newLink(): Promise<{ token: string; email: string }> {
  const email = `new-${crypto.randomUUID()}@example.com`;
  await pageClient().accounts.register(email, 'correct horse battery');
  const mail = (await api('mails')).find(({ to }) => to === email);
  const query = new URL(mail?.link ?? '').searchParams;
  return { token: query.get('token') ?? '', email: query.get('email') ?? '' };
}

const goesHome = { type: 'freight-navigate', detail: { to: 'home', params: {} } };

test('verifies the link of the page, signs its owner in, shows the result and goes home [MAGIC-01] [MAGIC-03] [MAGIC-05] [MAGIC-06] [MAGIC-07] [MAGIC-08] [AUTH-03]', async () => {
  const link = await newLink();
  visit({ ...link, campaign: 'spring' });
  const events = listenTo(element.definition);
  const { screen } = await renderElement(element);
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  expect(pageSession().getState()).toMatchObject({ status: 'signed-in', user: { email: link.email } });
  const signedIn = { type: 'freight-signed-in', detail: { userId: pageSession().userId() } };
  await expect.poll(() => events).toEqual([signedIn, goesHome]);
  expect(toasts()).toEqual(['Email verified successfully!']);
});

test('removes the secret from the address immediately and leaves everything else in it [MAGIC-01]', async () => {
  visit({ token: 'secret', email: 'anna@example.com', campaign: 'spring' });
  await renderElement(element);
  const query = new URLSearchParams(location.search);
  expect([query.get('token'), query.get('email'), query.get('campaign')]).toEqual([null, null, 'spring']);
  expect(history.state).toEqual(pageState);
  // Wait for the toast of this link, or it would appear in the next test.
  await expect.poll(toasts).toHaveLength(1);
});

test('has its link when the page replaces it, as a framework does that comes late [B29]', async () => {
  const link = await newLink();
  visit(link);
  const first = await renderElement(element, { attributes: { stay: '' } });
  await first.screen.findByRole('heading', { name: 'Email verified successfully!' });
  first.host.remove();
  const { screen } = await renderElement(element, { attributes: { stay: '' } });
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  expect(await api('requests', paths.verifyEmail)).toHaveLength(1);
  // At another address nothing is left of it.
  visit({ campaign: 'autumn' });
  const other = await renderElement(element, { attributes: { stay: '' } });
  await other.screen.findByRole('heading', { name: 'Invalid verification link.' });
});

test('leaves the address unmodified when the host sets the link itself [MAGIC-01]', async () => {
  visit({ token: 'of the page', email: 'page@example.com' });
  const before = location.href;
  await renderElement(element, { attributes: { token: 'x', email: 'host@example.com' } });
  await expect.poll(toasts).toHaveLength(1);
  expect(location.href).toBe(before);
  const [request] = await api('requests', paths.verifyEmail);
  expect(JSON.parse(request?.body ?? '')).toEqual({ token: 'x', email: 'host@example.com' });
});

test('shows that it is verifying until the answer arrives [MAGIC-02] [MAGIC-04]', async () => {
  const link = await newLink();
  await api('fault', { path: paths.verifyEmail, held: true });
  const { host, screen } = await renderElement(element, { attributes: link });
  expect(screen.getByRole('heading', { name: 'Verifying your email address…' })).toBeTruthy();
  expect(toasts()).toEqual([]);
  await api('release');
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  expect(host.shadowRoot?.querySelector('[aria-busy=true]')).toBeNull();
  const requests = await api('requests', paths.verifyEmail);
  expect(requests.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([['POST', link]]);
});

test.each([
  ['no token', { email: 'anna@example.com' }],
  ['no e-mail address', { token: 'a token' }],
  ['nothing but a space as token', { token: ' ', email: 'anna@example.com' }],
])(
  'refuses a link with %s without asking the server, and goes home [MAGIC-09] [MAGIC-10] [MAGIC-11]',
  async (_, attributes) => {
    const events = listenTo(element.definition);
    const { screen } = await renderElement(element, { attributes });
    await screen.findByRole('heading', { name: 'Invalid verification link.' });
    const failed = { type: 'freight-verification-failed', detail: { message: 'Invalid verification link.' } };
    await expect.poll(() => events).toEqual([failed, goesHome]);
    expect(toasts()).toEqual(['Invalid verification link.']);
    expect(await api('requests', paths.verifyEmail)).toEqual([]);
  },
);

test('reports in its own language that a link was used before [MAGIC-03] [MAGIC-09]', async () => {
  const link = await newLink();
  await pageClient().accounts.verifyEmail(link.token, link.email);
  const { screen } = await renderElement(element, { attributes: link, language: 'sv' });
  await screen.findByRole('heading', { name: 'Bekräftelselänken har redan använts.' });
  await expect.poll(toasts).toEqual(['Bekräftelselänken har redan använts.']);
  await userEvent.click(screen.getByRole('button', { name: 'Logga in' }));
  const signIn = document.querySelector('freight-sign-in');
  onTestFinished(() => signIn?.remove());
  expect(signIn?.getAttribute('open')).toBe('login');
});

test('offers a new link when this one is not valid, and stays where it is asked to [MAGIC-11] [L39]', async () => {
  const events = listenTo(element.definition);
  const { screen } = await renderElement(element, { attributes: { stay: '' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Get a new link' }));
  const signIn = document.querySelector('freight-sign-in');
  onTestFinished(() => signIn?.remove());
  expect(signIn?.getAttribute('open')).toBe('sign-up');
  expect(events.map(({ type }) => type)).toEqual(['freight-verification-failed']);
});

test('passes on the words of a server that has its own [MAGIC-05] [MAGIC-09]', async () => {
  const body = { success: false, message: 'This address is blocked.' };
  await api('fault', { path: paths.verifyEmail, status: 403, body });
  const { screen } = await renderElement(element, {
    attributes: { token: 'blocked', email: 'b@example.com' },
  });
  await screen.findByRole('heading', { name: body.message });
  await expect.poll(toasts).toEqual([body.message]);
});

test('reports a failure when there was no answer, and verifies the same link again on request [MAGIC-09] [MAGIC-10] [MAGIC-12]', async () => {
  visit(await newLink());
  await api('fault', { path: paths.verifyEmail, cut: 'before', times: 99 });
  const events = listenTo(element.definition);
  const { screen } = await renderElement(element);
  await screen.findByRole('heading', { name: 'Email verification failed.' });
  await expect.poll(() => events.at(-1)).toEqual(goesHome);
  expect(toasts()).toEqual(['Email verification failed.']);
  await api('reset');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
});

test('asks a verified person who could not be signed in to log in [MAGIC-06]', async () => {
  const link = await newLink();
  await api('fault', { path: paths.profile, method: 'GET', status: 500, times: 9 });
  const { screen } = await renderElement(element, { attributes: link });
  await screen.findByText('Log in with your email address and your password.');
  expect(pageSession().getState().status).toBe('signed-out');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

test('uses a link only once when the host renders it again [MAGIC-04]', async () => {
  const link = await newLink();
  const first = await renderElement(element, { attributes: link });
  await first.screen.findByRole('heading', { name: 'Email verified successfully!' });
  first.host.remove();
  const { screen } = await renderElement(element, { attributes: link });
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  expect(await api('requests', paths.verifyEmail)).toHaveLength(1);
});

test('continues verifying when the element is removed meanwhile [MAGIC-06]', async () => {
  const link = await newLink();
  await api('fault', { path: paths.verifyEmail, held: true });
  const events = listenTo(element.definition);
  const { host } = await renderElement(element, { attributes: link });
  await expect.poll(() => api('requests', paths.verifyEmail)).toHaveLength(1);
  host.remove();
  await api('release');
  await expect.poll(() => pageSession().getState().status).toBe('signed-in');
  expect(events).toEqual([]);
});

test('goes to the home page of the host, and shows the result on the next page [MAGIC-07] [MAGIC-08]', async () => {
  configure({ pages: { home: '#home' } });
  const { screen } = await renderElement(element, { attributes: await newLink() });
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  await expect.poll(() => location.hash).toBe('#home');
  // The toasts themselves may not even have been loaded yet.
  leavePage(false);
  onTestFinished(() => sessionStorage.clear());
  expect(sessionStorage.getItem('freightNotices')).toContain('Email verified successfully!');
});

test.each(['light', 'dark'])('is accessible while verifying and after in the %s theme', async (theme) => {
  const link = await newLink();
  await api('fault', { path: paths.verifyEmail, held: true });
  const { host, screen } = await renderElement(element, { attributes: { ...link, theme } });
  expect(await accessibilityFindings(host)).toEqual([]);
  await api('release');
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  expect(await accessibilityFindings(host)).toEqual([]);
});

/** As if the account had been made in another browser. */
const elsewhere = () => localStorage.removeItem('freightBrowser');

test('leads to choosing a password when the link is opened in another browser, and signs in with it [S2] [MAGIC-06]', async () => {
  const link = await newLink();
  elsewhere();
  const events = listenTo(element.definition);
  const { host, screen } = await renderElement(element, { attributes: link });
  await screen.findByRole('heading', { name: 'Choose your password' });
  expect(pageSession().getState().status).toBe('signed-out');
  expect(events).toEqual([]);
  expect(await accessibilityFindings(host)).toEqual([]);
  const field = host.querySelector('input') as HTMLInputElement;
  await userEvent.fill(field, 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
  await expect.poll(() => host.textContent).toContain('Password must be at least 8 characters long');
  await userEvent.fill(field, 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
  await expect.poll(() => host.textContent).toContain('This password is too common.');
  await userEvent.fill(field, 'what the owner chose');
  await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  expect(pageSession().getState().user?.email).toBe(link.email);
  await expect.poll(() => events.at(-1)).toEqual(goesHome);
  // The password typed when the account was made is void.
  await expect(pageClient().accounts.login(link.email, 'correct horse battery')).rejects.toMatchObject({
    code: 'credentialsInvalid',
  });
});

test('asks before it signs another person out, and keeps them signed in when they decline [S6]', async () => {
  const link = await newLink();
  const { email } = await signInSomebody();
  const { screen } = await renderElement(element, { attributes: link });
  await screen.findByRole('heading', { name: `Continue as ${link.email}?` });
  expect(pageSession().getState().user?.email).toBe(email);
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in as before' }));
  expect(pageSession().getState().user?.email).toBe(email);
});

test('signs the other person in after a confirmation [S6] [MAGIC-06]', async () => {
  const link = await newLink();
  await signInSomebody();
  const { screen } = await renderElement(element, { attributes: link });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  expect(pageSession().getState().user?.email).toBe(link.email);
});
