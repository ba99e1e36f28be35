import { paths } from '@freight/contract';
import { within } from '@testing-library/react/pure';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageSecondFactor } from '#api/secondFactor.ts';
import { element } from '#elements/settings/freight-settings.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { appOf, loginAnswer, turnOnSecondFactor } from '#testing/authenticator.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { openSettings, toasts } from '#testing/probes/settingsProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beginWithNobody();

type Language = 'sv' | 'en' | 'de';

async function openPanel(language: Language = 'en') {
  const settings = await openSettings({ language });
  await expect.poll(() => settings.root.querySelector('[part=second-factor] button')).not.toBeNull();
  const panel = within(settings.root.querySelector<HTMLElement>('[part=second-factor]') as HTMLElement);
  const press = (name: string) => userEvent.click(panel.getByRole('button', { name }));
  return { ...settings, panel, press };
}

test('turns on with password and code, shows recovery codes once, and asks for a code at the next login [S27]', async () => {
  const { person, host, panel, press, light } = await openPanel();
  await press('Turn on');
  await userEvent.keyboard(`${person.password}{Enter}`);
  const qr = await panel.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(qr.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  expect(light.queryByLabelText('Current password')).toBeNull();
  const key = panel.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent?.replaceAll(' ', '');
  const code = appOf(`otpauth://totp/x?secret=${key}`);
  await userEvent.keyboard(`${code()}{Enter}`);
  const title = await panel.findByRole('heading', { name: 'Save your recovery codes' });
  await expect.poll(() => (title.getRootNode() as ShadowRoot).activeElement).toBe(title);
  expect(panel.getAllByRole('listitem')).toHaveLength(10);
  expect(await accessibilityFindings(host)).toEqual([]);
  await press('I have saved the codes');
  await panel.findByText('Recovery codes left: 10');
  expect(toasts()).toEqual([['success', 'Two-step login is on']]);
  expect(await loginAnswer(person)).toMatchObject({ success: false });
});

test('shows that a password is wrong, and keeps it off [S27]', async () => {
  const { panel, press, light } = await openPanel();
  await press('Turn on');
  await userEvent.keyboard('{Enter}');
  const password = light.getByLabelText('Current password');
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('not this one{Enter}');
  await expect.poll(() => light.queryAllByText('The current password is not correct')).toHaveLength(1);
  await press('Cancel');
  expect(panel.getByRole('button', { name: 'Turn on' })).toBeTruthy();
  expect((await pageSecondFactor().read()).isOn).toBe(false);
});

/** Opens the settings of a user with two-step login. */
async function openProtected(language: Language = 'en') {
  const person = await signInSomebody();
  const app = await turnOnSecondFactor(person);
  await api('reset');
  const { host, root, screen } = await renderElement(element, { language });
  await expect.poll(() => root.querySelectorAll('[part=second-factor] button')).toHaveLength(2);
  const panel = within(root.querySelector<HTMLElement>('[part=second-factor]') as HTMLElement);
  const press = (name: string) => userEvent.click(panel.getByRole('button', { name }));
  return { ...app, person, host, screen, panel, press };
}

test('turns off with a code, after a wrong one [S27]', async () => {
  const { panel, press, code, person } = await openProtected();
  await press('Turn off');
  await userEvent.keyboard('000000{Enter}');
  await panel.findByText('The code is not correct');
  const input = panel.getByLabelText('Code from the app, or a recovery code');
  await userEvent.fill(input, code());
  await userEvent.keyboard('{Enter}');
  await panel.findByRole('button', { name: 'Turn on' });
  expect(await loginAnswer(person)).toMatchObject({ success: true });
});

test('makes new recovery codes with an old one [S27]', async () => {
  const { panel, press, recoveryCodes } = await openProtected();
  await press('New recovery codes');
  await userEvent.keyboard(`${recoveryCodes[0]}{Enter}`);
  await panel.findByRole('heading', { name: 'Save your recovery codes' });
  const shown = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown.filter((code) => recoveryCodes.includes(code ?? ''))).toEqual([]);
  expect((await pageSecondFactor().read()).recoveryCodesLeft).toBe(10);
});

test('an account of a provider needs no password, and has to log in again when its login is old [S27]', async () => {
  const { panel, press } = await openPanelOfProvider();
  await api('fault', {
    path: paths.secondFactor,
    status: 403,
    body: { success: false, message: 'Please log in again to set up two-step login' },
  });
  await press('Turn on');
  await press('Continue');
  expect((await panel.findByRole('alert')).textContent).toContain(
    'Please log in again to turn on two-step login.',
  );
  expect(panel.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

async function openPanelOfProvider() {
  const { root } = await openSettings({ person: { provider: 'google' } });
  await expect.poll(() => root.querySelector('[part=second-factor] button')).not.toBeNull();
  const panel = within(root.querySelector<HTMLElement>('[part=second-factor]') as HTMLElement);
  return { panel, press: (name: string) => userEvent.click(panel.getByRole('button', { name })) };
}

test.each([
  ['sv', 'Slå på', 'Anslut din app'],
  ['en', 'Turn on', 'Connect your app'],
  ['de', 'Einschalten', 'App verbinden'],
] as const)('is accessible in %s, at each step [S27]', async (language, turnOn, connect) => {
  const { host, person, panel, press } = await openPanel(language);
  await press(turnOn);
  expect(await accessibilityFindings(host)).toEqual([]);
  await userEvent.keyboard(`${person.password}{Enter}`);
  await panel.findByRole('heading', { name: connect });
  expect(await accessibilityFindings(host)).toEqual([]);
});

test('shows nothing when the API does not support it [S27]', async () => {
  await connectToApi();
  await signInSomebody();
  await api('reset');
  await api('fault', { path: paths.capabilities, status: 200, body: { success: true, data: {} } });
  const { screen, root } = await renderElement(element);
  await screen.findByText('Account information');
  await expect.poll(() => api('requests', paths.capabilities)).toHaveLength(1);
  expect(root.querySelector('[part=second-factor]')).toBeNull();
  expect(await api('requests', paths.secondFactor)).toEqual([]);
});
