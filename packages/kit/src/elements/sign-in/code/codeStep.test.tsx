import { paths } from '@freight/contract';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { turnOnSecondFactor } from '#testing/authenticator.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { openForm } from '#testing/probes/signInProbe.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beginWithNobody();

const appLabel = 'Code from your authenticator app';

/** Opens the login for a user with two-step login and enters e-mail and password. */
async function enterPassword(language: 'sv' | 'en' | 'de' = 'en') {
  const person = await signInSomebody();
  const app = await turnOnSecondFactor(person);
  pageSession().clear();
  await api('reset');
  const form = await openForm('login', language);
  const [email, password] = form.host.querySelectorAll('input');
  if (!email || !password) throw new Error('There is no form');
  await userEvent.fill(email, person.email);
  await userEvent.fill(password, person.password);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => form.host.querySelector('input[name=code]')).not.toBeNull();
  return { ...form, ...app };
}

test('asks for the code after the password, and signs in with it by keyboard alone [S27]', async () => {
  const { field, code, events, isOpen, dialog, screen } = await enterPassword();
  expect(screen.getByRole('dialog', { name: 'Two-step login' })).toBe(dialog());
  expect(pageSession().getState().status).toBe('signed-out');
  const input = field(appLabel);
  expect([input.autocomplete, input.inputMode, input.type]).toEqual(['one-time-code', 'numeric', 'text']);
  await expect.poll(() => document.activeElement).toBe(input);
  await userEvent.keyboard(`${code()}{Enter}`);
  await expect.poll(isOpen).toBe(false);
  expect(events.map(({ type }) => type)).toEqual(['freight-signed-in']);
});

test('takes a code that is pasted with a space [S27]', async () => {
  const { field, code, isOpen } = await enterPassword();
  field(appLabel).focus();
  await userEvent.fill(field(appLabel), `${code().slice(0, 3)} ${code().slice(3)}`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(false);
});

test('shows under the field that a code is wrong or missing, and gives the field the focus [S27]', async () => {
  const { field, button, type, isOpen, root } = await enterPassword();
  await userEvent.click(button('Log in'));
  await expect.poll(() => field(appLabel).getAttribute('aria-invalid')).toBe('true');
  expect(root.querySelector('.field__error')).not.toBeNull();
  await type(appLabel, '000000');
  expect(field(appLabel).getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(button('Log in'));
  await expect.poll(() => field(appLabel).getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(field(appLabel).getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain('The code is not correct');
  await expect.poll(() => document.activeElement).toBe(field(appLabel));
  expect(isOpen()).toBe(true);
});

test('signs in with a recovery code instead [S27]', async () => {
  const { button, type, recoveryCodes, isOpen, field } = await enterPassword();
  await userEvent.click(button('Use a recovery code instead'));
  expect([field('Recovery code').inputMode, field('Recovery code').autocomplete]).toEqual(['text', 'off']);
  await type('Recovery code', recoveryCodes[0] ?? '');
  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(false);
});

test('goes back to the form, and begins with the form when it is opened again [S27]', async () => {
  const { button, field, host, screen } = await enterPassword();
  await userEvent.click(button('Back to login'));
  await expect.poll(() => host.querySelector('input[name=password]')).not.toBeNull();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(field('Password').value).toBe('');
});

test('begins with the form after the dialog was closed at the code [S27]', async () => {
  const { button, host, isOpen } = await enterPassword();
  await userEvent.click(button('Close'));
  await expect.poll(isOpen).toBe(false);
  host.setAttribute('open', 'login');
  await expect.poll(() => host.querySelector('input[name=password]')).not.toBeNull();
  expect(host.querySelector('input[name=code]')).toBeNull();
});

test('reports that the login took too long, and that there were too many attempts [S27]', async () => {
  const { type, button, screen } = await enterPassword();
  const answers = [
    [401, 'This login took too long. Please log in again.', 'This login took too long. Please log in again.'],
    [
      429,
      'Too many attempts. Please try again in 60 seconds.',
      'Too many attempts right now. Please wait a moment and try again.',
    ],
  ] as const;
  for (const [status, message, said] of answers) {
    await api('reset');
    await api('fault', { path: paths.secondFactorSignIn, status, body: { success: false, message } });
    await type(appLabel, '123456');
    await userEvent.click(button('Log in'));
    await expect.poll(async () => (await screen.findByRole('alert')).textContent).toBe(said);
  }
});

test.each(['sv', 'en', 'de'] as const)(
  'is accessible in %s, before and after a wrong code [S27]',
  async (language) => {
    const { host } = await enterPassword(language);
    expect(await accessibilityFindings(host)).toEqual([]);
    await userEvent.keyboard('000000{Enter}');
    await expect
      .poll(() => host.querySelector('input[name=code]')?.getAttribute('aria-invalid'))
      .toBe('true');
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);
