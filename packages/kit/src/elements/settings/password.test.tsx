import { paths } from '@freight/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { signInReason } from '#session/signIn.ts';
import { api } from '#testing/api.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { openSettings, toasts } from '#testing/probes/settingsProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beginWithNobody();

const calls = () => api('requests', paths.changePassword);
const current = 'Current password';
const chosen = 'New password';
const repeat = 'Confirm new password';

async function openForm(provider = 'email') {
  const settings = await openSettings({ person: { provider } });
  await userEvent.click(settings.button(provider === 'email' ? 'Change password' : 'Set password'));
  const save = () => userEvent.click(settings.button('Save password'));
  const note = (label: string) => {
    const id = settings.light.getByLabelText(label).getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  };
  return { ...settings, save, note };
}

test('asks an e-mail account for current, new and repeated password [SETTINGS-05] [SETTINGS-20]', async () => {
  const { light, fields, screen, root } = await openForm();
  expect(fields()).toEqual([current, chosen, repeat].map((label) => light.getByLabelText(label)));
  expect(screen.queryByText('Set password')).toBeNull();
  expect(root.host.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toBe(light.getByLabelText(current));
});

test('asks a social account for new and repeated password alone [SETTINGS-06] [SETTINGS-20]', async () => {
  const { light, fields, screen } = await openForm('google');
  expect(fields()).toEqual([chosen, repeat].map((label) => light.getByLabelText(label)));
  expect(screen.queryByText('Change password')).toBeNull();
});

test('opens and closes the form, which forgets what was typed [SETTINGS-07]', async () => {
  const { button, type, fields, root } = await openForm();
  const toggle = button('Change password');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await type(current, 'secret');
  await userEvent.click(button('Cancel'));
  expect([toggle.getAttribute('aria-expanded'), fields().length]).toEqual(['false', 0]);
  expect(root.activeElement).toBe(toggle);
  await userEvent.click(toggle);
  expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
  await userEvent.click(toggle);
  expect(fields()).toEqual([]);
});

test('is a real form in the page that password managers find, and that names the account', async () => {
  const { host, fields, person } = await openForm();
  const form = host.querySelector('form');
  const [username] = [...(form?.elements ?? [])] as HTMLInputElement[];
  expect(username).toMatchObject({ autocomplete: 'username', value: person.email });
  expect(username?.getClientRects()).toHaveLength(0);
  expect(fields().map(({ autocomplete, form: owner }) => [autocomplete, owner])).toEqual([
    ['current-password', form],
    ['new-password', form],
    ['new-password', form],
  ]);
});

test('requires every field it shows, before anything else [SETTINGS-15]', async () => {
  const { fields, type, save, note, light } = await openForm();
  expect(fields().map(({ required }) => required)).toEqual([true, true, true]);
  await save();
  expect(note(current)).toBe('Please fill in all password fields');
  expect(document.activeElement).toBe(light.getByLabelText(current));
  await type(current, 'secret');
  await type(repeat, 'other');
  await save();
  expect(note(chosen)).toBe('Please fill in all password fields');
  await type(chosen, 'short');
  await type(repeat, '  ');
  await save();
  expect(note(repeat)).toBe('Please fill in all password fields');
  expect(await calls()).toEqual([]);
});

test('requires both new passwords to match, before their length counts [SETTINGS-16]', async () => {
  const { type, save, note, light } = await openForm();
  await type(current, 'secret');
  await type(chosen, 'short');
  await type(repeat, 'shorter');
  await save();
  expect(note(repeat)).toBe('New passwords do not match');
  expect(document.activeElement).toBe(light.getByLabelText(repeat));
  expect(await calls()).toEqual([]);
});

test('requires eight characters of the new password [SETTINGS-17] [PWD-03]', async () => {
  const { type, save, note } = await openForm();
  expect(note(chosen)).toBe('At least 8 characters');
  await type(current, 'secret');
  await type(chosen, '1234567');
  await type(repeat, '1234567');
  await save();
  expect(note(chosen)).toBe('Password must be at least 8 characters long');
  expect(await calls()).toEqual([]);
  await type(chosen, '12345678');
  expect(note(chosen)).toBe('At least 8 characters');
});

test('changes the password, confirms it, emits the event and closes [SETTINGS-18] [SETTINGS-24]', async () => {
  const { person, type, events, fields, button, root } = await openForm();
  await type(current, person.password);
  await type(chosen, ' a longer one ');
  await type(repeat, ' a longer one ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(fields).toEqual([]);
  const [call] = await calls();
  expect([call?.method, call?.path]).toEqual(['POST', '/api/auth/change-password']);
  const sent = { currentPassword: person.password, newPassword: ' a longer one ' };
  expect(JSON.parse(call?.body ?? '')).toEqual(sent);
  expect(toasts()).toEqual([['success', 'Password changed successfully']]);
  expect(events).toEqual([{ type: 'freight-password-changed', detail: {} }]);
  expect(root.activeElement).toBe(button('Change password'));
  const user = await pageClient().accounts.login(person.email, ' a longer one ');
  expect(user.email).toBe(person.email);
});

test('sets the first password with an empty current one [SETTINGS-19] [SETTINGS-24]', async () => {
  const { type, save } = await openForm('google');
  await api('fault', { path: paths.changePassword, status: 200, body: { success: true } });
  await type(chosen, 'a longer one');
  await type(repeat, 'a longer one');
  await save();
  await expect.poll(toasts).toEqual([['success', 'Password changed successfully']]);
  const [call] = await calls();
  expect(JSON.parse(call?.body ?? '')).toEqual({ currentPassword: '', newPassword: 'a longer one' });
});

test('asks for a fresh sign-in when it is too old for a first password, and stays on the page [S5]', async () => {
  const { type, save, button, screen } = await openForm('google');
  const message = 'Please log in again to choose a password';
  await api('fault', { path: paths.changePassword, status: 403, body: { message } });
  await type(chosen, 'a longer one');
  await type(repeat, 'a longer one');
  await save();
  await screen.findByText(message);
  const refusals: string[] = [];
  const record = ({ type: name }: Event) => refusals.push(name);
  document.addEventListener('freight-session-refused', record);
  onTestFinished(() => document.removeEventListener('freight-session-refused', record));
  await userEvent.click(button('Log in'));
  await screen.findByText('Access Denied: Please log in to access settings');
  const dialogs = () => document.querySelector('freight-sign-in');
  await expect.poll(() => dialogs()?.getAttribute('open')).toBe('login');
  expect(signInReason().getState().text).toBe(message);
  expect(refusals).toHaveLength(1);
  expect(pageSession().getState().status).toBe('signed-out');
  dialogs()?.remove();
});

test('shows under its field that the current password is wrong, and keeps what was typed [SETTINGS-22]', async () => {
  const { type, save, note, fields, light } = await openForm();
  await type(current, 'not this one');
  await type(chosen, 'a longer one');
  await type(repeat, 'a longer one');
  await save();
  await expect.poll(() => note(current)).toBe('The current password is not correct');
  expect(fields().map(({ value }) => value)).toEqual(['not this one', 'a longer one', 'a longer one']);
  await expect.poll(() => document.activeElement).toBe(light.getByLabelText(current));
  expect(toasts()).toEqual([]);
});

test.each([
  ['the words of the server', { status: 409, body: { message: 'Used before' } }, 'Used before'],
  ['the words of an answer without success', { status: 200, body: { success: false, message: 'No' } }, 'No'],
  ['our own words when the server has none', { status: 500, body: {} }, 'Failed to change password'],
  [
    'our own words and the cause when the connection is down',
    { cut: 'before' as const, times: 9 },
    'Failed to change passwordNetwork error. Please check your connection and try again.',
  ],
])('shows %s when a change fails [SETTINGS-22] [SETTINGS-23]', async (_, fault, words) => {
  const { type, save, alert, fields } = await openForm();
  await type(current, 'secret');
  await type(chosen, 'a longer one');
  await type(repeat, 'a longer one');
  await api('fault', { path: paths.changePassword, ...fault });
  await save();
  expect(await alert()).toBe(words);
  expect(fields()).toHaveLength(3);
});

test('disables the form while it asks, and gives up on Cancel', async () => {
  const { type, save, button, fields } = await openForm();
  await type(current, 'secret');
  await type(chosen, 'a longer one');
  await type(repeat, 'a longer one');
  await api('fault', { path: paths.changePassword, held: true, status: 200, body: { success: true } });
  await save();
  await expect.poll(calls).toHaveLength(1);
  expect(button('Save password').disabled).toBe(true);
  expect(fields().every(({ disabled }) => disabled)).toBe(true);
  await userEvent.click(button('Cancel'));
  await api('release');
  expect([toasts(), fields()]).toEqual([[], []]);
});

test('links to the page for a forgotten password where the host has one', async () => {
  configure({ pages: { forgotPassword: '/forgot-password' } });
  const { host, screen, events } = await openForm();
  host.addEventListener('freight-navigate', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(events).toEqual([{ type: 'freight-navigate', detail: { to: 'forgotPassword', params: {} } }]);
});
