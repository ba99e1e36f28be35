import { paths, profileLengths } from '@freight/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { everyElement } from '#testing/everyElement.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { becomes, currentUser, openProfile, toasts } from '#testing/probes/profileProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-profile.tsx';
import { texts } from './profileTexts.ts';

everyElement(element);
beforeAll(connectToApi);
beginWithNobody();

const patches = async () => (await api('requests', paths.profile)).filter(({ method }) => method === 'PATCH');

test('shows name, e-mail, phone and address, and edits them on request [PROFILE-06] [PROFILE-07] [PROFILE-11]', async () => {
  const { person, root, details, button, field } = await openProfile();
  const facts = [...root.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map((c) => c.textContent),
  );
  expect(facts).toEqual([
    ['First name', 'Anna'],
    ['Last name', 'Exempel'],
    ['Email', person.email],
    ['Phone', '+46 70 000 00 01'],
    ['Street', 'Storgatan 12'],
    ['Postcode', '652 24'],
    ['City', 'Karlstad'],
  ]);
  expect(details.queryByRole('textbox')).toBeNull();
  await userEvent.click(button('Edit'));
  expect(root.activeElement).toBe(field('First name'));
  const labels = ['First name', 'Last name', 'Email', 'Phone', 'Street', 'Postcode', 'City'];
  expect(labels.map((label) => field(label).value)).toEqual(facts.map(([, value]) => value));
  expect([button('Save changes').type, button('Cancel').type]).toEqual(['submit', 'button']);
});

test('never lets the e-mail be edited [PROFILE-08]', async () => {
  const { button, field } = await openProfile();
  await userEvent.click(button('Edit'));
  expect(field('Email').disabled).toBe(true);
});

test('marks the values that are not provided [PROFILE-09]', async () => {
  const { root, screen } = await openProfile();
  await expect.poll(() => root.querySelector('[aria-busy=true]')).toBeNull();
  becomes({ lastName: ' ', phoneNr: '', address: { street: '', city: '', postalcode: '' } });
  await expect.poll(() => screen.getAllByText('Not provided')).toHaveLength(5);
});

test('sends names, e-mail, phone, address and picture, trimmed, and toasts the success [PROFILE-13] [PROFILE-21]', async () => {
  const { person, root, details, button, field, events } = await openProfile();
  await userEvent.click(button('Edit'));
  await userEvent.fill(field('First name'), ' Åsa ');
  await userEvent.fill(field('Phone'), '+46 (0)70-11');
  await userEvent.fill(field('City'), 'Växjö');
  await userEvent.keyboard('{Enter}');
  await details.findByText('Åsa');
  const [patch, ...others] = await patches();
  expect(others).toEqual([]);
  expect(patch?.path).toBe('/api/v1/user/profile');
  expect(JSON.parse(patch?.body ?? '')).toEqual({
    firstName: 'Åsa',
    lastName: 'Exempel',
    email: person.email,
    phone: '+46 (0)70-11',
    address: { street: 'Storgatan 12', city: 'Växjö', postalcode: '652 24' },
    userProfileImageUrl: '',
  });
  expect(toasts()).toEqual([['success', 'Profile updated successfully']]);
  expect(events).toEqual([{ type: 'freight-profile-updated', detail: {} }]);
  expect(await pageClient().accounts.profile()).toMatchObject({ firstName: 'Åsa', phoneNr: '+46 (0)70-11' });
  expect(root.activeElement).toBe(button('Edit'));
});

test('forgets what was typed on Cancel, and sends nothing [PROFILE-06]', async () => {
  const { root, details, button, field } = await openProfile();
  await userEvent.click(button('Edit'));
  await userEvent.fill(field('First name'), 'Somebody');
  await userEvent.click(button('Cancel'));
  expect(details.getByText('Anna')).toBeTruthy();
  expect(root.activeElement).toBe(button('Edit'));
  await userEvent.click(button('Edit'));
  expect(field('First name').value).toBe('Anna');
  expect(await patches()).toEqual([]);
});

test.each([
  ['the words of the server', { status: 400, body: { success: false, message: 'Not today' } }, 'Not today'],
  ['our own when the server has none', { status: 500, body: {} }, 'Failed to update profile'],
  [
    'that the connection is down',
    { cut: 'before' as const, times: 9 },
    'Failed to update profileNetwork error. Please check your connection and try again.',
  ],
])(
  'shows %s when saving fails, and keeps what was typed [PROFILE-22] [PROFILE-23]',
  async (_, fault, words) => {
    const { screen, button, field } = await openProfile();
    await userEvent.click(button('Edit'));
    await userEvent.fill(field('City'), 'Växjö');
    await expect.poll(() => api('requests', paths.profile)).toHaveLength(1);
    await api('fault', { path: paths.profile, method: 'PATCH', ...fault });
    await userEvent.click(button('Save changes'));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(field('City').value).toBe('Växjö');
    expect(toasts()).toEqual([]);
    await api('reset');
    await userEvent.click(button('Save changes'));
    await screen.findByText('Växjö');
  },
);

test('has the message keys of the documents in three languages [PROFILE-21] [PROFILE-23] [ERR-02]', async () => {
  for (const language of ['sv', 'en', 'de'] as const) {
    const words = await texts.load(language);
    expect(words.profileUpdated.trim()).toBeTruthy();
    expect(words.updateFailed.trim()).toBeTruthy();
  }
});

test('refuses an invalid phone number under its field, without a request', async () => {
  const { root, screen, button, field } = await openProfile();
  await userEvent.click(button('Edit'));
  await userEvent.fill(field('Phone'), '070+12');
  await userEvent.click(button('Save changes'));
  await screen.findByText(/^Enter a valid phone number/);
  await expect.poll(() => root.activeElement).toBe(field('Phone'));
  expect(await patches()).toEqual([]);
  await userEvent.fill(field('Phone'), '');
  expect(screen.queryByText(/^Enter a valid phone number/)).toBeNull();
  await userEvent.click(button('Save changes'));
  await screen.findByText('Not provided');
});

test('takes no more than the server does', async () => {
  const { button, field } = await openProfile();
  await userEvent.click(button('Edit'));
  expect([field('First name').maxLength, field('Street').maxLength]).toEqual([
    profileLengths.firstName,
    profileLengths.street,
  ]);
});

test('shows what is newer on the server, but keeps what is being edited', async () => {
  await api('fault', { path: paths.profile, held: true });
  const person = await api('person');
  pageSession().setTokens({ token: person.token, refreshToken: person.refreshToken });
  onTestFinished(() => pageSession().clear());
  const stored = { firstName: 'Old', lastName: 'Name', phoneNr: '', userProfileImageUrl: '', verified: true };
  const address = { street: '', city: '', postalcode: '' };
  pageSession().setUser({ _id: person.userId, email: person.email, provider: 'email', address, ...stored });
  const { screen } = await renderElement(element);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.fill(screen.getByLabelText('Last name'), 'Typed');
  await api('release');
  await screen.findByRole('heading', { name: 'Anna Exempel' });
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Typed');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Exempel')).toBeTruthy();
});

test('does not go back to an older profile that arrives after a save', async () => {
  await signInSomebody();
  await api('reset');
  const old = { data: { ...currentUser(), firstName: 'Older' } };
  await api('fault', { path: paths.profile, method: 'GET', held: true, status: 200, body: old });
  const { screen } = await renderElement(element);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.fill(screen.getByLabelText('First name'), 'Newer');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { name: 'Newer Exempel' });
  await api('release');
  // Once the server has answered another call, the held answer has been received too.
  await pageClient().transports.all();
  expect(screen.getByRole('heading', { name: 'Newer Exempel' })).toBeTruthy();
});

test('shows the last known details when the profile cannot be fetched, and fetches again', async () => {
  await api('fault', { path: paths.profile, status: 503, times: 9 });
  const person = await api('person');
  pageSession().setTokens({ token: person.token, refreshToken: person.refreshToken });
  onTestFinished(() => pageSession().clear());
  const address = { street: '', city: '', postalcode: '' };
  const user = { _id: person.userId, email: person.email, provider: 'email', phoneNr: '', address };
  pageSession().setUser({ ...user, firstName: 'Old', lastName: '', userProfileImageUrl: '', verified: true });
  const { screen } = await renderElement(element);
  await screen.findByText('Your profile could not be fetched just now. These are the last details we have.');
  expect(screen.getByRole('heading', { name: 'Old' })).toBeTruthy();
  await api('reset');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Anna Exempel' });
});

test('ends the session on a 401, and gives the same person back what they were typing [PROFILE-28]', async () => {
  const { person, screen, button, field } = await openProfile();
  await expect.poll(() => api('requests', paths.profile)).toHaveLength(1);
  await userEvent.click(button('Edit'));
  await userEvent.fill(field('City'), 'Växjö');
  await api('fault', { path: paths.profile, status: 401, times: 9, body: { message: 'Invalid token' } });
  await userEvent.click(button('Save changes'));
  await screen.findByRole('heading', { name: 'Log in to see your profile' });
  expect(pageSession().getState().status).toBe('signed-out');
  await expect.poll(toasts).toEqual([['error', 'Session expired, please log in again.']]);
  await api('reset');
  await pageClient().accounts.login(person.email, person.password);
  await expect.poll(() => screen.queryByLabelText<HTMLInputElement>('City')?.value).toBe('Växjö');
  const other = await api('person');
  await pageClient().accounts.login(other.email, other.password);
  await screen.findByRole('button', { name: 'Edit' });
  expect(currentUser()?.email).toBe(other.email);
});

test('offers to log in while signed out', async () => {
  const { screen } = await renderElement(element);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const signIn = document.querySelector('freight-sign-in');
  onTestFinished(() => signIn?.remove());
  expect(signIn?.getAttribute('open')).toBe('login');
});

test.each(['sv', 'en', 'de'] as const)(
  'is accessible to read and to edit in %s, light and dark',
  async (language) => {
    for (const theme of ['light', 'dark']) {
      const { host, root, screen } = await openProfile(language, { theme });
      expect(await accessibilityFindings(host)).toEqual([]);
      for (const opener of root.querySelectorAll<HTMLButtonElement>('.button--secondary'))
        await userEvent.click(opener);
      expect(screen.getAllByRole('textbox').length).toBeGreaterThan(5);
      expect(await accessibilityFindings(host)).toEqual([]);
      host.remove();
    }
  },
);
