import { createAddressBook } from '@freight/client';
import { paths, storageKeys } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { element as orders } from '#elements/orders/freight-orders.tsx';
import { element as profile } from '#elements/profile/freight-profile.tsx';
import { element as settings } from '#elements/settings/freight-settings.tsx';
import { element as userMenu } from '#elements/user-menu/freight-user-menu.tsx';
import { configure } from '#platform/configuration.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { answerOrders } from '#testing/orderAnswers.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

let people = 0;
/** The person who is logged in to the partner's page; undefined for none. */
let person: string | undefined;
let asked = 0;

const failed = 'You could not be logged in. Log in to this website, then try again.';
const exchanges = async () => (await api('requests', paths.partnerSession)).length;
const status = () => pageSession().getState().status;

beforeEach(async () => {
  asked = 0;
  people += 1;
  person = `customer-${people}`;
  localStorage.clear();
  sessionStorage.clear();
  await connectToApi();
  configure({
    partnerToken: async () => {
      asked += 1;
      if (!person) throw new Error('No one is logged in.');
      return api('partnerToken', location.origin, { sub: person, given_name: 'Anna' });
    },
  });
  // Created before the setting: as on a page that sets it first, the session is a new one.
  renewShared('core', 'session', 'partnerLogin');
  pageClient();
});

function cleanUp(): void {
  pageSession().clear();
  configure({ partnerToken: undefined });
  renewShared('core', 'session', 'partnerLogin');
}

test('signs in without a login of its own, and stores nothing [Q8]', async () => {
  onTestFinished(cleanUp);
  await answerOrders([anOrder()]);
  const { screen } = await renderElement(orders);
  await screen.findByText('FR7K-2M9P-QX4T');
  expect(pageSession().getState().user).toMatchObject({ firstName: 'Anna', provider: 'partner' });
  expect(document.querySelector('freight-sign-in[open]')).toBeNull();
  expect(await exchanges()).toBe(1);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  for (const key of [storageKeys.token, storageKeys.refreshToken, storageKeys.user])
    expect(stored).not.toContain(key);
  expect(stored).not.toContain('Anna');
});

test('shows one sentence when the partner gives no token, and signs in at another try [Q8]', async () => {
  onTestFinished(cleanUp);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loggedIn = person;
  person = undefined;
  const { screen } = await renderElement(orders);
  await screen.findByText(failed);
  expect(asked).toBe(1);
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  person = loggedIn;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No active orders.');
});

test('shows the same sentence when the API refuses the token [Q8]', async () => {
  onTestFinished(cleanUp);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  configure({ partnerToken: async () => 'forged' });
  const { screen } = await renderElement(orders);
  await screen.findByText(failed);
  expect(status()).toBe('signed-out');
});

test('gets a new session when the partner has ended the one before, once for all calls [Q8]', async () => {
  onTestFinished(cleanUp);
  const { screen } = await renderElement(orders);
  await screen.findByText('No active orders.');
  await api('endPartnerSessions', person ?? '');
  const profiles = await Promise.all([1, 2, 3].map(() => pageClient().accounts.profile()));
  expect(new Set(profiles.map(({ _id }) => _id)).size).toBe(1);
  expect(await exchanges()).toBe(2);
  expect(status()).toBe('signed-in');
});

test('ends the session when another person is logged in to the page, and begins theirs [Q8]', async () => {
  onTestFinished(cleanUp);
  const { screen } = await renderElement(orders);
  await screen.findByText('No active orders.');
  const first = pageSession().userId();
  const before = person ?? '';
  person = `another than ${before}`;
  await api('endPartnerSessions', before);
  await expect(pageClient().accounts.profile()).rejects.toThrow();
  await expect.poll(status).toBe('signed-in');
  expect(pageSession().userId()).not.toBe(first);
});

test('a call of the session before that is refused late does not end the one that has begun since [Q8]', async () => {
  onTestFinished(cleanUp);
  const { screen } = await renderElement(orders);
  await screen.findByText('No active orders.');
  const before = person ?? '';
  const message = 'Invalid token';
  await api('fault', { path: paths.addressBook, held: true, status: 401, body: { success: false, message } });
  const late = pageApi(createAddressBook).read();
  await expect.poll(async () => (await api('requests', paths.addressBook)).length).toBe(1);
  person = `another than ${before}`;
  await api('endPartnerSessions', before);
  await expect(pageClient().accounts.profile()).rejects.toThrow();
  await expect.poll(status).toBe('signed-in');
  const second = pageSession().userId();
  await api('release');
  await expect(late).rejects.toThrow();
  expect([status(), pageSession().userId()]).toEqual(['signed-in', second]);
});

test('the menu has the orders alone, and nothing before the person is signed in [Q8]', async () => {
  onTestFinished(cleanUp);
  const { screen } = await renderElement(userMenu);
  expect(screen.queryByRole('button')).toBeNull();
  const list = await renderElement(orders);
  await list.screen.findByText('No active orders.');
  await userEvent.click(await screen.findByRole('button', { name: /Anna/ }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('My orders')]);
});

test.each([
  ['profile', profile],
  ['settings', settings],
])('the %s names the website that has the account [Q8]', async (_, element) => {
  onTestFinished(cleanUp);
  const { screen } = await renderElement(element as typeof profile);
  await screen.findByText('Your details are kept by the website you are logged in to.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toBe(0);
});
