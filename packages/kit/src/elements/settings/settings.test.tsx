import { paths } from '@freight/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { everyElement } from '#testing/everyElement.ts';
import { listenTo } from '#testing/landing.ts';
import { openSettings } from '#testing/probes/settingsProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-settings.tsx';

everyElement(element);
beforeAll(connectToApi);
beginWithNobody();

test('has a card with initials, name and e-mail of the person [SETTINGS-01]', async () => {
  const { root, part, person } = await openSettings();
  expect(root.querySelector('.avatar')?.textContent).toBe('AE');
  expect(part('user').getByRole('heading').textContent).toBe('Anna Exempel');
  expect(part('user').getByText(person.email)).toBeTruthy();
});

test('shows the e-mail and its first letter for a person without a name [SETTINGS-01]', async () => {
  const { root, part, person } = await openSettings({ person: { firstName: '', lastName: ' ' } });
  expect(part('user').getByRole('heading').textContent).toBe(person.email);
  expect(root.querySelector('.avatar')?.textContent).toBe(person.email[0]?.toUpperCase());
});

test.each([
  ['email', 'Email account'],
  ['google', 'Google account'],
  ['someProvider', 'SomeProvider account'],
])(
  'labels an account of %s as %s, on the card and in the account information [SETTINGS-02] [SETTINGS-03] [SETTINGS-09]',
  async (provider, label) => {
    const { part } = await openSettings({ person: { provider } });
    expect(part('user').getByText(label)).toBeTruthy();
    expect(part('account').getByText('Account type').nextSibling?.textContent).toBe(label);
  },
);

test('has a badge for a verified person, and none for others [SETTINGS-04]', async () => {
  const verified = await openSettings();
  expect(verified.part('user').getByText('Verified')).toBeTruthy();
  verified.host.remove();
  const { part } = await openSettings({ person: { verified: false } });
  expect(part('user').queryByText('Verified')).toBeNull();
});

test.each([
  [true, 'Verified'],
  [false, 'Pending verification'],
])(
  'lists e-mail, member since and status (verified: %s) [SETTINGS-08] [SETTINGS-10] [SETTINGS-11]',
  async (verified, status) => {
    const { part, person } = await openSettings({ person: { verified } });
    const fact = (name: string) => part('account').getByText(name).nextSibling?.textContent;
    expect([fact('Email'), fact('Member since'), fact('Status')]).toEqual([
      person.email,
      'Account active',
      status,
    ]);
  },
);

test('leads to the profile and to my orders, as links where the host has such pages [SETTINGS-12]', async () => {
  const { host, screen, button, events } = await openSettings();
  host.addEventListener('freight-navigate', (event) => event.preventDefault());
  await userEvent.click(button('My profile Photo, name, phone and address'));
  await userEvent.click(button('My orders Everything you have sent'));
  const navigated = (to: string) => ({ type: 'freight-navigate', detail: { to, params: {} } });
  expect(events).toEqual([navigated('profile'), navigated('myOrders')]);
  host.remove();
  configure({ pages: { profile: '/profile', myOrders: '/my-orders' } });
  const linked = await openSettings();
  linked.host.addEventListener('freight-navigate', (event) => event.preventDefault());
  const links = linked.screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/profile', '/my-orders']);
  for (const link of links) await userEvent.click(link);
  expect(linked.events).toEqual([navigated('profile'), navigated('myOrders')]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('denies access to signed-out visitors, with the ways home and in [SETTINGS-13] [SETTINGS-14]', async () => {
  const events = listenTo(element.definition);
  const { screen } = await renderElement(element);
  expect(screen.getByRole('heading').textContent).toBe('Access Denied: Please log in to access settings');
  await userEvent.click(screen.getByRole('button', { name: 'Go home' }));
  expect(events).toEqual([{ type: 'freight-navigate', detail: { to: 'home', params: {} } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const signIn = document.querySelector('freight-sign-in');
  onTestFinished(() => signIn?.remove());
  expect(signIn?.getAttribute('open')).toBe('login');
  expect(await api('requests', paths.profile)).toEqual([]);
});

test('shows the settings after the sign-in, and denies them when the session ends [SETTINGS-13]', async () => {
  const { screen } = await renderElement(element);
  await signInSomebody();
  await screen.findByRole('heading', { name: 'Security' });
  pageSession().clear();
  await screen.findByRole('button', { name: 'Go home' });
});

test('reports that the person could not be fetched, shows the stored one, and fetches again [SETTINGS-21]', async () => {
  await signInSomebody();
  await api('reset');
  await api('fault', { path: paths.profile, status: 500, times: 9 });
  const { screen } = await renderElement(element);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load user data');
  expect(screen.getByRole('heading', { name: 'Anna Exempel' })).toBeTruthy();
  await api('reset');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test.each(['sv', 'en', 'de'] as const)(
  'is accessible with its form open in %s, light and dark',
  async (language) => {
    for (const theme of ['light', 'dark']) {
      const { host, root } = await openSettings({ language, theme });
      const toggle = root.querySelector<HTMLButtonElement>('[part=security] button');
      if (toggle) await userEvent.click(toggle);
      expect(host.querySelectorAll('input[type=password]')).toHaveLength(3);
      expect(await accessibilityFindings(host)).toEqual([]);
      host.remove();
    }
  },
);
