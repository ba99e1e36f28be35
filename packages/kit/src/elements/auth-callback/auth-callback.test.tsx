import { paths } from '@freight/contract';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { noteSocialSignIn, takeSocialSignIn } from '#session/signingIn/socialSignIn.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { listenTo, pageState, visit } from '#testing/landing.ts';
import { beginWithOwnAddress } from '#testing/ownAddress.ts';
import { renderElement, signInSomebody } from '#testing/renderElement.ts';
import { restoreTimers } from '#testing/restoreTimers.ts';
import { storedTokens } from '#testing/storedTokens.ts';
import { pageToasts } from '#toasts/toasts.ts';
import { element } from './freight-auth-callback.tsx';

everyElement(element);

const toasts = () => pageToasts.getState().shown.map(({ message }) => message);
const goesHome = { type: 'freight-navigate', detail: { to: 'home', params: {} } };
const failed = (message: string) => ({ type: 'freight-sign-in-failed', detail: { message } });
beginWithOwnAddress();
// As if the social button had been pressed in this tab.
beforeEach(noteSocialSignIn);
afterEach(() => {
  restoreTimers();
});

/** A customer's tokens, as a provider's sign-in returns them. */
async function newTokens() {
  const { token, refreshToken } = await api('person');
  return { token, refreshToken };
}

const asAttributes = ({ token, refreshToken }: { token: string; refreshToken: string }) => ({
  token,
  'refresh-token': refreshToken,
});

/** Holds the answer every sign-in waits for; the returned function releases it once it has been requested. */
async function holdProfile(): Promise<() => Promise<void>> {
  await api('fault', { path: paths.profile, held: true });
  return async () => {
    await expect.poll(() => api('requests', paths.profile)).toHaveLength(1);
    await api('release');
  };
}

/**
 * Renders with fake timers until the failure is on screen. Waiting advances those timers too, so `rest` returns how
 * many of the given milliseconds after the failure event are left.
 */
async function renderFailure(message: string, attributes: Record<string, string> = {}) {
  const events = listenTo(element.definition);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let failedAt = Number.NaN;
  const note = () => {
    failedAt = performance.now();
  };
  document.addEventListener('freight-sign-in-failed', note, { once: true });
  const rendered = await renderElement(element, { attributes });
  await expect.poll(() => rendered.screen.queryByRole('heading', { name: message })).not.toBeNull();
  await expect.poll(() => events[0]).toEqual(failed(message));
  return { ...rendered, events, rest: (milliseconds: number) => failedAt + milliseconds - performance.now() };
}

/** Checks that the page goes home exactly this many milliseconds after a failure, and only once. */
function expectHomeAfter(
  milliseconds: number,
  { events, rest }: Pick<Awaited<ReturnType<typeof renderFailure>>, 'events' | 'rest'>,
): void {
  vi.advanceTimersByTime(rest(milliseconds) - 1);
  expect(events).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(events.slice(1)).toEqual([goesHome]);
  vi.advanceTimersByTime(60_000);
  expect(events).toHaveLength(2);
}

test('signs in with the tokens of the page, emits the event, shows the result and goes home immediately [CALLBACK-01] [CALLBACK-04] [CALLBACK-07] [CALLBACK-08] [CALLBACK-09] [CALLBACK-10]', async () => {
  const tokens = await newTokens();
  visit({ ...tokens, campaign: 'spring' });
  const events = listenTo(element.definition);
  const { screen } = await renderElement(element);
  await screen.findByRole('heading', { name: 'Login successful!' });
  expect(pageSession().getState().status).toBe('signed-in');
  // The tokens of the address were exchanged.
  expect(storedTokens().refreshToken).not.toBe(tokens.refreshToken);
  const [request] = await api('requests', paths.profile);
  expect(request?.headers['authorization']).toBe(`Bearer ${storedTokens().token}`);
  const signedIn = { type: 'freight-signed-in', detail: { userId: pageSession().userId() } };
  await expect.poll(() => events).toEqual([signedIn, goesHome]);
  expect(toasts()).toEqual(['Login successful!']);
});

test('removes tokens and error from the address immediately and leaves everything else in it [CALLBACK-01] [OPEN-34]', async () => {
  visit({ token: 'secret', refreshToken: 'secret too', error: 'denied', campaign: 'spring' });
  const entries = history.length;
  await renderElement(element);
  const query = new URLSearchParams(location.search);
  const left = ['token', 'refreshToken', 'error', 'campaign'].map((name) => query.get(name));
  expect(left).toEqual([null, null, null, 'spring']);
  expect([history.state, history.length]).toEqual([pageState, entries]);
});

test('leaves the address unmodified when the host sets the values itself [CALLBACK-01]', async () => {
  visit({ token: 'of the page', refreshToken: 'of the page', error: 'of the page' });
  const before = location.href;
  const attributes = { ...asAttributes(await newTokens()), error: '' };
  const { screen } = await renderElement(element, { attributes });
  await screen.findByRole('heading', { name: 'Login successful!' });
  expect(location.href).toBe(before);
});

test('shows its progress until the profile is loaded [CALLBACK-02]', async () => {
  const releaseProfile = await holdProfile();
  const events = listenTo(element.definition);
  const { host, screen } = await renderElement(element, { attributes: asAttributes(await newTokens()) });
  expect(screen.getByRole('heading', { name: 'Logging you in…' })).toBeTruthy();
  expect(host.shadowRoot?.querySelector('[aria-busy=true]')).not.toBeNull();
  expect([events, toasts(), pageSession().getState().status]).toEqual([[], [], 'signed-out']);
  await releaseProfile();
  await screen.findByRole('heading', { name: 'Login successful!' });
  expect(host.shadowRoot?.querySelector('[aria-busy=true]')).toBeNull();
});

test('shows why the provider refused, even when tokens came along, and goes home after 3 s [CALLBACK-01] [CALLBACK-03] [CALLBACK-05] [CALLBACK-06] [OPEN-34]', async () => {
  visit({ ...(await newTokens()), error: 'access_denied' });
  const failure = await renderFailure('Authentication failed: access_denied');
  expectHomeAfter(3000, failure);
  expect(toasts()).toEqual([]);
  expect(pageSession().getState().status).toBe('signed-out');
  expect(await api('requests', paths.profile)).toEqual([]);
});

test.each(['<img src=x onerror=alert(1)>', '$t(processing) {error} {{error}}', '&lt;b&gt; $& $1'])(
  'shows the error "%s" as the text it is [CALLBACK-05]',
  async (error) => {
    const { root, screen } = await renderElement(element, { attributes: { error } });
    const heading = await screen.findByRole('heading', { name: `Authentication failed: ${error}` });
    expect([heading.childElementCount, root.querySelector('img')]).toEqual([0, null]);
  },
);

test.each([
  ['Your account is blocked. Call 0900 12 34 56.', 'en', 'Authentication failed.'],
  ['see evil.example', 'sv', 'Inloggningen misslyckades.'],
  ['Your account is closed. Call us', 'en', 'Authentication failed.'],
  [`${'word '.repeat(13)}`, 'en', 'Authentication failed.'],
  ['access_denied. Call 0900', 'de', 'Die Anmeldung ist fehlgeschlagen.'],
] as const)('shows no words that only the address knows: "%s" [S26]', async (error, language, sentence) => {
  visit({ error });
  const { root, screen } = await renderElement(element, { language });
  await screen.findByRole('heading', { name: sentence });
  expect(root.textContent).not.toMatch(/0900|evil/);
});

test.each([
  'access_denied',
  'User cancelled',
  'Användaren avbröt inloggningen.',
  'google is not available right now',
])('shows the plain error "%s" of the address [CALLBACK-05] [S26] [A38]', async (error) => {
  visit({ error });
  const { screen } = await renderElement(element);
  await screen.findByRole('heading', { name: `Authentication failed: ${error}` });
});

test('cuts an endless error and keeps it inside a narrow card [CALLBACK-05]', async () => {
  const { host, root, screen } = await renderElement(element, { attributes: { error: '🚚x'.repeat(4000) } });
  host.style.width = '280px';
  await screen.findByRole('heading', { name: `Authentication failed: ${'🚚x'.repeat(100)}…` });
  const card = root.querySelector('.card');
  expect(card?.scrollWidth).toBe(card?.clientWidth);
});

test('reports in its own language that the provider refused [CALLBACK-03] [CALLBACK-05]', async () => {
  const { screen } = await renderElement(element, { attributes: { error: 'nej' }, language: 'sv' });
  await screen.findByRole('heading', { name: 'Inloggningen misslyckades: nej' });
  const region = document.querySelector('[data-freight-announcer=assertive]');
  await expect.poll(() => region?.textContent).toBe('Inloggningen misslyckades: nej');
});

test.each([
  ['a profile without a user', { status: 200, body: { success: true, data: null } }],
  ['a refusal', { status: 401, body: { success: false, message: 'Unauthorized' } }],
  ['a failing server', { status: 500, body: {} }],
])(
  'reports a missing profile after %s, goes home after 3 s and keeps no tokens [CALLBACK-03] [CALLBACK-11] [CALLBACK-12]',
  async (_, answer) => {
    await api('fault', { path: paths.profile, times: 9, ...answer });
    const failure = await renderFailure('Failed to fetch user profile.', asAttributes(await newTokens()));
    expectHomeAfter(3000, failure);
    expect(storedTokens()).toEqual({ token: '', refreshToken: '' });
    expect(toasts()).toEqual([]);
  },
);

test.each([
  ['nothing at all', {}],
  ['no token', { 'refresh-token': 'b' }],
  ['no refresh token', { token: 'a' }],
  ['nothing but a space as token', { token: ' ', 'refresh-token': 'b', error: ' ' }],
])(
  'reports missing credentials with %s, sends no request and goes home after 2 s [CALLBACK-03] [CALLBACK-13] [CALLBACK-14]',
  async (_, attributes) => {
    const failure = await renderFailure('Authentication failed - missing credentials.', attributes);
    expectHomeAfter(2000, failure);
    expect(await api('requests', paths.profile)).toEqual([]);
  },
);

test('shows an error when there was no answer, and goes home after 3 s [CALLBACK-03] [CALLBACK-15] [CALLBACK-16]', async () => {
  await api('fault', { path: paths.profile, cut: 'before', times: 99 });
  const failure = await renderFailure(
    'An unexpected error occurred during authentication.',
    asAttributes(await newTokens()),
  );
  expectHomeAfter(3000, failure);
});

test('tries again on request with the tokens it removed from the address [CALLBACK-15]', async () => {
  visit(await newTokens());
  await api('fault', { path: paths.profile, cut: 'before', times: 99 });
  const { screen } = await renderElement(element);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await api('reset');
  await userEvent.click(retry);
  await screen.findByRole('heading', { name: 'Login successful!' });
});

test('stays on the page after "Log in" is pressed until the visitor is signed in [CALLBACK-03] [CALLBACK-14]', async () => {
  const { screen, events } = await renderFailure('Authentication failed - missing credentials.');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const signIn = document.querySelector('freight-sign-in');
  onTestFinished(() => signIn?.remove());
  expect(signIn?.getAttribute('open')).toBe('login');
  vi.advanceTimersByTime(60_000);
  expect(events).toHaveLength(1);
  await signInSomebody();
  await expect.poll(() => screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  vi.advanceTimersByTime(2000);
  expect(events.at(-1)).toEqual(goesHome);
});

test('leaves a person signed in whom a refused sign-in does not concern [CALLBACK-05]', async () => {
  await signInSomebody();
  const { screen } = await renderElement(element, { attributes: { error: 'denied' } });
  await screen.findByRole('heading', { name: 'Authentication failed: denied' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(pageSession().getState().status).toBe('signed-in');
});

test('signs in even when the element is removed meanwhile, and emits nothing more [CALLBACK-07]', async () => {
  const releaseProfile = await holdProfile();
  const events = listenTo(element.definition);
  const { host } = await renderElement(element, { attributes: asAttributes(await newTokens()) });
  await expect.poll(() => api('requests', paths.profile)).toHaveLength(1);
  host.remove();
  await releaseProfile();
  await expect.poll(() => pageSession().getState().status).toBe('signed-in');
  expect(events).toEqual([]);
});

test('leaves for the home page of the host [CALLBACK-04] [CALLBACK-10]', async () => {
  configure({ pages: { home: '#home' } });
  await renderElement(element, { attributes: asAttributes(await newTokens()) });
  await expect.poll(() => location.hash).toBe('#home');
});

test.each(['light', 'dark'])(
  'is accessible while it works on it and after in the %s theme',
  async (theme) => {
    const releaseProfile = await holdProfile();
    const attributes = { ...asAttributes(await newTokens()), theme };
    const { host, screen } = await renderElement(element, { attributes });
    expect(await accessibilityFindings(host)).toEqual([]);
    await releaseProfile();
    await screen.findByRole('heading', { name: 'Login successful!' });
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test('exchanges the tokens of the address immediately and stores only the new ones [CALLBACK-07] [S7]', async () => {
  const given = await newTokens();
  visit(given);
  const { screen } = await renderElement(element);
  await screen.findByRole('heading', { name: 'Login successful!' });
  expect(storedTokens().refreshToken).not.toBe(given.refreshToken);
  const [exchange] = await api('requests', paths.refreshToken);
  expect(JSON.parse(exchange?.body ?? '')).toEqual({ refreshToken: given.refreshToken });
});

test('signs in with unmodified tokens when the API does not exchange them [CALLBACK-07] [S7]', async () => {
  const given = await newTokens();
  await api('fault', { path: paths.refreshToken, status: 404, body: { message: 'No such call' } });
  const { screen } = await renderElement(element, { attributes: asAttributes(given) });
  await screen.findByRole('heading', { name: 'Login successful!' });
  expect(storedTokens().refreshToken).toBe(given.refreshToken);
});

test('asks before an address replaces the signed-in person, and keeps them signed in on cancel [S6]', async () => {
  takeSocialSignIn();
  const person = await signInSomebody();
  const before = pageSession().userId();
  const stranger = await newTokens();
  visit(stranger);
  const events = listenTo(element.definition);
  const { screen } = await renderElement(element);
  await screen.findByRole('heading', { name: 'Continue as Anna Exempel?' });
  await screen.findByText(`You are logged in as ${person.email} now and will be logged out.`);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(events).toEqual([goesHome]);
  expect(pageSession().userId()).toBe(before);
  expect(toasts()).toEqual([]);
});

test('continues when the person confirms, and ends the sign-in it replaces [S6] [CALLBACK-08] [CALLBACK-09] [CALLBACK-10]', async () => {
  takeSocialSignIn();
  const old = await signInSomebody();
  const before = pageSession().userId();
  const { screen } = await renderElement(element, { attributes: asAttributes(await newTokens()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Login successful!' });
  expect(pageSession().userId()).not.toBe(before);
  await expect.poll(async () => (await api('requests', paths.logout)).length).toBe(1);
  const [logout] = await api('requests', paths.logout);
  expect(JSON.parse(logout?.body ?? '')).toEqual({ refreshToken: old.refreshToken });
});
