import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { configure } from '#platform/configuration.ts';
import { openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

async function openStep(recipient = { name: '', phone: '', email: '' }) {
  const wizard = await openWizard({ step: 4, draft: { recipientDetails: recipient } });
  const next = () => userEvent.click(wizard.screen.getByRole('button', { name: 'Next' }));
  return { ...wizard, next };
}

test('asks for name and phone, with Previous and Next, and for no e-mail [WIZ-39] [WIZ-40]', async () => {
  const { screen } = await openStep();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Phone' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
});

test('requires a name that is more than spaces [WIZ-41]', async () => {
  const { screen, root, next } = await openStep({ name: '  ', phone: '070 12 34', email: '' });
  await next();
  expect(screen.getByText('Enter the recipient’s name')).toBeTruthy();
  expect(root.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('asks for letters that the driver can read, and takes Greek and Cyrillic ones [B30]', async () => {
  const { screen, next } = await openStep({ name: '陈伟', phone: '070 12 34', email: '' });
  await next();
  expect(screen.getByText('Write the name in Latin letters, so that the driver can read it')).toBeTruthy();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Ελένη Юлія Nguyễn');
  await next();
  expect(await screen.findByText('Step 5 of 5')).toBeTruthy();
});

test('requires a phone [WIZ-42]', async () => {
  const { screen, next } = await openStep({ name: 'Bo', phone: ' ', email: '' });
  await next();
  expect(screen.getByText('Enter a phone number')).toBeTruthy();
});

test.each(['07a', '+46+70', '112', '#070123', '()'])('refuses the phone %s [WIZ-43]', async (phone) => {
  const { screen, next } = await openStep({ name: 'Bo', phone, email: '' });
  await next();
  expect(screen.getByText(/^Enter a valid phone number/)).toBeTruthy();
});

test.each([
  ['+46 (0)70-123 45 67', '+46 (0)70-123 45 67'],
  ['tel:+46701234567', '+46701234567'],
  ['070.123\u20114567', '070-123-4567'],
])('takes the phone %s as %s [WIZ-43] [B28]', async (typed, phone) => {
  const { screen, next } = await openStep({ name: 'Bo', phone: ` ${typed} `, email: '' });
  await next();
  expect(await screen.findByText('Step 5 of 5')).toBeTruthy();
  expect(orderDraft().getState().draft.recipientDetails.phone).toBe(phone);
});

test('clears an error as its field is edited [WIZ-44]', async () => {
  const { screen, next } = await openStep();
  await next();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'B');
  expect(screen.queryByText('Enter the recipient’s name')).toBeNull();
  expect(screen.getByText('Enter a phone number')).toBeTruthy();
});

test('shows that saving failed, keeps what was typed, and continues at the second try [WIZ-45]', async () => {
  const { screen, next } = await openStep({ name: 'Bo', phone: '070 12 34', email: '' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await next();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to save data. Please try again.');
  expect(screen.getByDisplayValue('Bo')).toBeTruthy();
  await next();
  expect(await screen.findByText('Step 5 of 5')).toBeTruthy();
});

test('requires a valid e-mail when the host does [WIZ-47]', async () => {
  configure({ recipientEmail: 'required' });
  const { screen, next } = await openStep({ name: 'Bo', phone: '070 12 34', email: '' });
  await next();
  expect(screen.getByText('Enter the recipient’s email address')).toBeTruthy();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'bo@');
  await next();
  expect(screen.getByText('Enter a valid email address')).toBeTruthy();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'bo@example.com');
  await next();
  expect(await screen.findByText('Step 5 of 5')).toBeTruthy();
  expect(screen.getByText('bo@example.com')).toBeTruthy();
});
