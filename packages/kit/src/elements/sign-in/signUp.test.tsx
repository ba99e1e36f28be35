import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { newAddress, openForm } from '#testing/probes/signInProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { pageToasts } from '#toasts/toasts.ts';
import { strings } from './strings/en.ts';

beforeAll(connectToApi);
beginWithNobody();

const toasts = () => pageToasts.getState().shown.map(({ message }) => message);

test('has a social button, the note, e-mail, password, a button and a way back [SIGNUP-01] [SIGNUP-02] [SIGNUP-03] [SIGNUP-04] [SIGNUP-05]', async () => {
  const { field, button, screen } = await openForm('sign-up');
  expect(screen.getByRole('dialog', { name: 'Create account' })).toBeTruthy();
  expect(screen.getByText('Registration is only available via email')).toBeTruthy();
  for (const name of ['Continue with Google', 'Create account', 'Log in']) expect(button(name)).toBeTruthy();
  expect(field('Password')).toMatchObject({ type: 'password', autocomplete: 'new-password' });
});

test('hides the note that only e-mail can be used above the button of Google, when the host opts out of it [L31]', async () => {
  configure({ quirks: { signUpNote: 'none' } });
  const { button, screen } = await openForm('sign-up');
  expect(button('Continue with Google')).toBeTruthy();
  expect(screen.queryByText('Registration is only available via email')).toBeNull();
});

test('has an e-mail field of that type, and both fields are required [SIGNUP-09] [SIGNUP-10]', async () => {
  const { field } = await openForm('sign-up');
  expect(field('Email').type).toBe('email');
  expect([field('Email').required, field('Password').required]).toEqual([true, true]);
});

test('creates the account, asks to verify the address and closes [AUTH-01] [SIGNUP-08] [SIGNUP-12] [SIGNUP-13] [SIGNUP-14] [SIGNUP-15]', async () => {
  const { type, button, isOpen, events } = await openForm('sign-up');
  const email = newAddress();
  await type('Email', ` ${email} `);
  await type('Password', 'long enough');
  await userEvent.click(button('Create account'));
  await expect.poll(isOpen).toBe(false);
  expect(toasts()).toEqual(['Please verify your email address']);
  // The page has no need of the address.
  expect(events).toEqual([{ type: 'freight-signed-up', detail: {} }]);
  const [request] = await api('requests', '/api/v1/user/register');
  expect(request?.method).toBe('POST');
  expect(JSON.parse(request?.body ?? '')).toEqual({ email, password: 'long enough' });
  const [mail] = await api('mails');
  expect(mail?.to).toBe(email);
});

test('asks to fill in all fields, and goes to the first empty one [SIGNUP-06]', async () => {
  const { type, button, screen, field } = await openForm('sign-up');
  await type('Password', 'long enough');
  await userEvent.click(button('Create account'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill in all fields');
  expect(document.activeElement).toBe(field('Email'));
  expect(await api('requests', '/user/register')).toEqual([]);
});

test('shows under the field that the password is too short [SIGNUP-07]', async () => {
  const { type, button, field, host } = await openForm('sign-up');
  await type('Email', newAddress());
  await type('Password', '1234567');
  await userEvent.click(button('Create account'));
  await expect.poll(() => field('Password').getAttribute('aria-invalid')).toBe('true');
  const note = host.querySelector(`#${field('Password').getAttribute('aria-describedby')}`);
  expect(note?.textContent).toBe('Password must be at least 8 characters long');
  expect(document.activeElement).toBe(field('Password'));
  expect(await api('requests', '/user/register')).toEqual([]);
});

test('shows that the address is invalid, and gives its field the focus [SIGNUP-09]', async () => {
  const { type, button, field, host } = await openForm('sign-up');
  await type('Email', 'not an address');
  await type('Password', 'long enough');
  await userEvent.click(button('Create account'));
  await expect.poll(() => host.textContent).toContain('Please enter a valid email address');
  expect(document.activeElement).toBe(field('Email'));
});

test('asks for the password twice only when the host opts in [SIGNUP-11]', async () => {
  const plain = await openForm('sign-up');
  expect(plain.host.querySelectorAll('input')).toHaveLength(2);
  plain.host.remove();
  configure({ confirmPassword: true });
  const { type, button, field, host } = await openForm('sign-up');
  await type('Email', newAddress());
  await type('Password', 'long enough');
  await type('Repeat password', 'something else');
  await userEvent.click(button('Create account'));
  await expect.poll(() => host.textContent).toContain('Passwords do not match');
  expect(document.activeElement).toBe(field('Repeat password'));
  expect(await api('requests', '/user/register')).toEqual([]);
  await type('Repeat password', 'long enough');
  await userEvent.click(button('Create account'));
  await expect.poll(toasts).toEqual(['Please verify your email address']);
});

test('reports that an account with the address exists [SIGNUP-16]', async () => {
  const { email } = await api('person');
  const { type, button, host, isOpen } = await openForm('sign-up');
  await type('Email', email);
  await type('Password', 'long enough');
  await userEvent.click(button('Create account'));
  await expect.poll(() => host.textContent).toContain('An account with this email already exists');
  expect(isOpen()).toBe(true);
});

test.each([
  [{ status: 422, body: { message: 'That host is not allowed' } }, 'That host is not allowed'],
  [{ status: 500, body: {} }, 'Failed to create account. Please try again.'],
  [{ cut: 'after' as const, times: 9 }, 'Network error. Please check your connection and try again.'],
])(
  'shows in the dialog why the account was not created (%o) [SIGNUP-17] [SIGNUP-18] [SIGNUP-19]',
  async (fault, words) => {
    await api('fault', { path: '/user/register', ...fault });
    const { type, button, screen } = await openForm('sign-up');
    await type('Email', newAddress());
    await type('Password', 'long enough');
    await userEvent.click(button('Create account'));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  },
);

test('has the text for a social login that failed [SIGNUP-20]', () => {
  expect(strings['social.failed']).toBe('{provider} login failed. Please try again.');
});

test.each([
  ['sv', 'light', 'Skapa konto'],
  ['de', 'dark', 'Konto erstellen'],
] as const)('is accessible with errors on screen, in %s and %s', async (language, theme, submit) => {
  const { host, button, screen } = await openForm('sign-up', language);
  host.setAttribute('theme', theme);
  await userEvent.click(button(submit));
  await screen.findByRole('alert');
  expect(await accessibilityFindings(host)).toEqual([]);
});

/** Signs up until the dialog shows which address the mail was sent to. */
async function signUpTo(email: string) {
  const form = await openForm('sign-up');
  await form.type('Email', email);
  await form.type('Password', 'long enough');
  await userEvent.click(form.button('Create account'));
  await form.screen.findByRole('dialog', { name: 'Check your inbox' });
  return form;
}
const linkTo = async (email: string) => {
  const { link } = (await api('mails')).find(({ to }) => to === email) ?? {};
  const { searchParams } = new URL(link ?? '');
  return [searchParams.get('token') ?? '', searchParams.get('email') ?? ''] as const;
};

test('shows the address and the next step until the address is verified, then continues here [L2]', async () => {
  const email = newAddress();
  const { screen, events, host } = await signUpTo(email);
  expect(screen.getByText(`We have sent an email to ${email}.`)).toBeTruthy();
  expect(await accessibilityFindings(host)).toEqual([]);
  const { accounts } = pageClient();
  const verified = await accounts.verifyEmail(...(await linkTo(email)));
  if (!verified.success) throw new Error(verified.message);
  onTestFinished(() => pageSession().clear());
  await accounts.signInWithTokens(verified);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(events.map(({ type }) => type)).toEqual(['freight-signed-up', 'freight-signed-in']);
});

test('sends the mail again by the documented call, and confirms it [L2]', async () => {
  const email = newAddress();
  const { screen, button } = await signUpTo(email);
  await userEvent.click(button('Send the email again'));
  await screen.findByText('The email is on its way again.');
  expect((await api('mails')).filter(({ to }) => to === email)).toHaveLength(2);
  const bodies = (await api('requests', '/user/register')).map(({ body }) => JSON.parse(body));
  expect(bodies[1]).toEqual({ email, password: 'long enough' });
});

test('reports that the mail could not be sent again [L2]', async () => {
  const { screen, button } = await signUpTo(newAddress());
  await api('fault', { path: '/user/register', status: 500, body: {} });
  await userEvent.click(button('Send the email again'));
  expect((await screen.findByRole('alert')).textContent).toContain('The email could not be sent again.');
});

test('leads to another address, and to the login [L2]', async () => {
  const { screen, button, events } = await signUpTo(newAddress());
  await userEvent.click(button('Use another address'));
  await screen.findByRole('dialog', { name: 'Create account' });
  await userEvent.click(button('Log in'));
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(screen.queryByRole('dialog', { name: 'Check your inbox' })).toBeNull();
  expect(events.map(({ type }) => type)).toEqual(['freight-signed-up']);
});

test('offers to send the mail again, in the chosen language, at a login before the address is verified [L2]', async () => {
  const email = newAddress();
  await pageClient().accounts.register(email, 'long enough');
  const { type, button, screen } = await openForm('login', 'sv');
  await type('E-post', email);
  await type('Lösenord', 'long enough');
  await userEvent.click(button('Logga in'));
  expect((await screen.findByRole('alert')).textContent).toContain('Bekräfta din e-postadress');
  await userEvent.click(button('Skicka mejlet igen'));
  await screen.findByText('Mejlet är på väg igen.');
  expect((await api('mails')).filter(({ to }) => to === email)).toHaveLength(2);
});

test('leaves the link to the other form a link while it is busy [L16]', async () => {
  const { type, button } = await openForm('sign-up');
  await type('Email', newAddress());
  await type('Password', 'long enough');
  await api('fault', { path: '/user/register', held: true });
  await userEvent.click(button('Create account'));
  await expect.poll(() => button('Log in').disabled).toBe(true);
  expect(getComputedStyle(button('Log in')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  await api('release');
});
