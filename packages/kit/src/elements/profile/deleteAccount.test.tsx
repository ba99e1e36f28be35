import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { openProfile, toasts } from '#testing/probes/profileProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';
import de from './strings/de.ts';
import en from './strings/en.ts';
import sv from './strings/sv.ts';

beforeAll(connectToApi);
beginWithNobody();

function withDeletion(deleteAccount: () => Promise<void>): void {
  configure({ deleteAccount });
}

async function openQuestion() {
  const profile = await openProfile();
  await userEvent.click(profile.button('Delete account…'));
  const dialog = await profile.screen.findByRole('dialog', { name: 'Delete your account?' });
  return { ...profile, dialog };
}

test('has the texts, but no button without a function of the host [PROFILE-10]', async () => {
  for (const texts of [sv, en, de]) {
    expect(texts['delete.confirm'] && texts['delete.question']).toBeTruthy();
    expect(texts['delete.warning']).toContain('{email}');
  }
  expect(en['delete.warning']).toContain('This cannot be undone.');
  const { screen } = await openProfile();
  expect(screen.queryByText('Delete account')).toBeNull();
});

test('asks first, and does nothing on Cancel [PROFILE-10]', async () => {
  const deletion = vi.fn(async () => undefined);
  withDeletion(deletion);
  const { dialog, person, screen, button, root } = await openQuestion();
  expect(dialog.textContent).toContain(person.email);
  expect(dialog.textContent).toContain('This cannot be undone.');
  await userEvent.click(button('Cancel'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(root.activeElement).toBe(button('Delete account…'));
  expect(deletion).not.toHaveBeenCalled();
});

test('deletes by the function of the host, emits the event, signs out and goes home [PROFILE-10]', async () => {
  const deletion = vi.fn(async () => undefined);
  withDeletion(deletion);
  const { screen, button, events } = await openQuestion();
  await userEvent.click(button('Delete for good'));
  await screen.findByRole('heading', { name: 'Log in to see your profile' });
  expect(deletion).toHaveBeenCalledTimes(1);
  expect(pageSession().getState().status).toBe('signed-out');
  expect(events).toEqual([
    { type: 'freight-account-deleted', detail: {} },
    { type: 'freight-navigate', detail: { to: 'home', params: {} } },
  ]);
  expect(toasts()).toEqual([['success', 'Your account has been deleted']]);
});

test('asks to try again when the deletion fails, and keeps the customer signed in [PROFILE-27]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  withDeletion(async () => {
    throw new Error('No');
  });
  const { screen, button, events } = await openQuestion();
  await userEvent.click(button('Delete for good'));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete account. Please try again');
  expect(button('Delete for good').disabled).toBe(false);
  expect(pageSession().getState().status).toBe('signed-in');
  expect(events).toEqual([]);
});
