import { createSignIns } from '@freight/client';
import { paths } from '@freight/contract';
import { within } from '@testing-library/react/pure';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { element } from '#elements/settings/freight-settings.tsx';
import { apiOrigin } from '#platform/configuration.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { openSettings } from '#testing/probes/settingsProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beginWithNobody();

type Language = 'sv' | 'en' | 'de';

/** Opens the settings of a user who is also signed in on other devices. */
async function openWithDevices(devices: number, language: Language = 'en') {
  const opened = await openSettings({ language });
  opened.host.remove();
  const { email, password } = opened.person;
  for (let count = 0; count < devices; count += 1) {
    await fetch(apiOrigin() + paths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, role: 'user' }),
    });
  }
  const { host, root, screen } = await renderElement(element, { language });
  await expect.poll(() => root.querySelectorAll('[part=sign-ins] li')).toHaveLength(devices + 1);
  const section = within(root.querySelector<HTMLElement>('[part=sign-ins]') as HTMLElement);
  return { host, root, screen, section };
}

test.each([
  ['sv', 'Här är du inloggad', 'Chrome på Linux', 'Den här enheten', 'Logga ut'],
  ['en', 'Where you are logged in', 'Chrome on Linux', 'This device', 'Log out'],
  ['de', 'Hier sind Sie angemeldet', 'Chrome unter Linux', 'Dieses Gerät', 'Abmelden'],
] as const)(
  'lists the devices in %s, marks this one, and logs out another by keyboard [S27]',
  async (language, title, device, current, end) => {
    const { host, root, section } = await openWithDevices(1, language);
    const heading = section.getByRole('heading', { name: title });
    const rows = section.getAllByRole('listitem');
    const [other, own] = rows.sort(
      (a, b) => Number(a.innerText.includes(current)) - Number(b.innerText.includes(current)),
    );
    expect(other?.innerText).toContain(device);
    expect(own?.innerText).toContain(current);
    expect(own?.querySelector('button')).toBeNull();
    expect(section.getAllByRole('button').map((button) => button.textContent)).toEqual([end]);
    expect(await accessibilityFindings(host)).toEqual([]);
    section.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => section.queryByRole('button')).toBeNull();
    expect((root.getRootNode() as ShadowRoot).activeElement ?? root.querySelector(':focus')).toBe(heading);
    expect((await pageApi(createSignIns).list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  },
);

test('logs out all other devices together [S27]', async () => {
  const { section } = await openWithDevices(2);
  await userEvent.click(section.getByRole('button', { name: 'Log out all other devices' }));
  await expect.poll(() => section.getAllByRole('listitem')).toHaveLength(1);
  expect(await pageApi(createSignIns).list()).toHaveLength(1);
});

test('keeps a device in the list and shows an error when it could not be logged out [S27]', async () => {
  const { section, screen } = await openWithDevices(1);
  await api('fault', { path: paths.signIns, status: 500, body: {} });
  await userEvent.click(section.getByRole('button', { name: /^Log out Chrome on Linux/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The device could not be logged out. Please try again.',
  );
  expect(section.getAllByRole('listitem')).toHaveLength(2);
});

test('loads the list again when it could not be loaded [S27]', async () => {
  await signInSomebody();
  await api('reset');
  await api('fault', { path: paths.signIns, status: 500, body: {}, times: 9 });
  const { screen, root } = await renderElement(element);
  await screen.findByText('The list of devices could not be loaded.');
  await api('reset');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => root.querySelectorAll('[part=sign-ins] li')).toHaveLength(1);
});

test('shows no list and sends no request when the API does not support it [S27]', async () => {
  await connectToApi();
  await signInSomebody();
  await api('reset');
  await api('fault', { path: paths.capabilities, status: 404, body: { message: 'Not found' } });
  const { screen, root } = await renderElement(element);
  await screen.findByText('Account information');
  await expect.poll(() => api('requests', paths.capabilities)).toHaveLength(1);
  expect(root.querySelector('[part=sign-ins]')).toBeNull();
  expect(await api('requests', paths.signIns)).toEqual([]);
});
