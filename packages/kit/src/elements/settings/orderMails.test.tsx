import { createMailChoices } from '@freight/client';
import { paths } from '@freight/contract';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { openSettings } from '#testing/probes/settingsProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-settings.tsx';

beforeAll(connectToApi);
beginWithNobody();

test.each([
  ['sv', 'När ett paket är på väg'],
  ['en', 'When a parcel is on its way'],
  ['de', 'Wenn eine Sendung unterwegs ist'],
] as const)(
  'lets the person choose mails about orders, kept by the server, in %s',
  async (language, label) => {
    const { host, screen } = await openSettings({ language });
    const box = await screen.findByLabelText<HTMLInputElement>(label);
    expect(box.checked).toBe(false);
    expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    box.focus();
    await userEvent.keyboard(' ');
    await expect.poll(async () => (await pageApi(createMailChoices).read()).onTheWay).toBe(true);
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test.each([
  ['sv', 'När det kommer senare än utlovat'],
  ['en', 'When it comes later than promised'],
  ['de', 'Wenn sie später kommt als zugesagt'],
] as const)(
  'offers the mail about a late arrival where the API has it, in %s [K1]',
  async (language, label) => {
    const { screen } = await openSettings({ language });
    (await screen.findByLabelText<HTMLInputElement>(label)).click();
    await expect.poll(async () => (await pageApi(createMailChoices).read()).late).toBe(true);
  },
);

test('offers no mail about a late arrival where the API has none [K1]', async () => {
  await signInSomebody();
  await api('reset');
  const data = { onTheWay: true, delivered: false, ended: false };
  await api('fault', { path: paths.mailChoices, status: 200, body: { success: true, data } });
  const { screen } = await renderElement(element, { language: 'en' });
  expect((await screen.findByLabelText<HTMLInputElement>('When a parcel is on its way')).checked).toBe(true);
  expect(screen.queryByLabelText('When it comes later than promised')).toBeNull();
});

test('restores the choice and shows an error when it could not be saved', async () => {
  const { screen } = await openSettings();
  const box = await screen.findByLabelText<HTMLInputElement>('When it has been delivered');
  await api('fault', { path: paths.mailChoices, status: 500, body: {} });
  box.click();
  expect(box.checked).toBe(true);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await expect.poll(() => box.checked).toBe(false);
});

test('keeps each choice while earlier answers are pending, and saves them all on the server [B9]', async () => {
  const { screen } = await openSettings();
  const boxes = await Promise.all(
    ['When a parcel is on its way', 'When it has been delivered'].map((label) =>
      screen.findByLabelText<HTMLInputElement>(label),
    ),
  );
  const states: boolean[][] = [];
  const note = () => states.push(boxes.map(({ checked }) => checked));
  await api('fault', { path: paths.mailChoices, method: 'PATCH', held: true });
  for (const box of boxes) box.click();
  note();
  const stop = new AbortController();
  const follow = () => {
    note();
    if (!stop.signal.aborted) requestAnimationFrame(follow);
  };
  follow();
  await api('release');
  await expect
    .poll(async () => await pageApi(createMailChoices).read())
    .toMatchObject({ onTheWay: true, delivered: true });
  stop.abort();
  expect(states.filter((state) => state.includes(false))).toEqual([]);
});

test('shows no choices and sends no request when the API does not support them', async () => {
  await connectToApi();
  await signInSomebody();
  await api('reset');
  await api('fault', { path: paths.capabilities, status: 404, body: { message: 'Not found' } });
  const { screen, root } = await renderElement(element);
  await screen.findByText('Account information');
  await expect.poll(() => api('requests', paths.capabilities)).toHaveLength(1);
  expect(root.querySelector('[part=mails]')).toBeNull();
  expect(await api('requests', paths.mailChoices)).toEqual([]);
});
