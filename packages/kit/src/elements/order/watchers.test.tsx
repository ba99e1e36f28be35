import { createWatchers } from '@freight/client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order.tsx';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

async function openOrder(language: 'sv' | 'en' | 'de' = 'en') {
  await signInSomebody();
  const order = await orderTransport();
  const rendered = await renderElement(element, { language, attributes: { 'order-id': order.orderId } });
  return { ...rendered, order, stored: () => pageApi(createWatchers).list(order.orderId) };
}

const announced = () => document.querySelector('[data-freight-announcer=polite]')?.textContent;

test.each([
  [
    'sv',
    'Mejla andra',
    'E-post',
    'Om det inte kommer fram',
    /^Ta bort bo@/,
    /får mejl från och med nu/,
    /får inga fler mejl/,
  ],
  [
    'en',
    'Tell others by email',
    'Email',
    'If it does not arrive',
    /^Remove bo@/,
    /gets emails from now on/,
    /gets no more emails/,
  ],
  [
    'de',
    'Andere informieren',
    'E-Mail',
    'Falls sie nicht ankommt',
    /^bo@.* entfernen$/,
    /erhält ab jetzt E-Mails/,
    /erhält keine E-Mails mehr/,
  ],
] as const)(
  'tells further people what was chosen for them, by the keyboard alone, and ends it, in %s [R6]',
  async (language, open, email, ended, remove, added, gone) => {
    const { host, screen, root, stored } = await openOrder(language);
    (await screen.findByRole('button', { name: open })).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('textbox', { name: email })).focus();
    await userEvent.keyboard('bo@example.com');
    screen.getByLabelText(ended).focus();
    await userEvent.keyboard(' ');
    expect(await accessibilityFindings(host)).toEqual([]);
    screen.getByRole('textbox', { name: email }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toMatch(added);
    expect(await stored()).toMatchObject([
      { email: 'bo@example.com', kinds: ['late', 'delivered', 'ended'] },
    ]);
    expect(await accessibilityFindings(host)).toEqual([]);
    screen.getByRole('button', { name: remove }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toMatch(gone);
    expect(await stored()).toEqual([]);
    await expect.poll(() => root.querySelector('dialog[open]')?.textContent).not.toContain('bo@example.com');
  },
);

test('asks for an address and for something to tell, and says what the API refuses [R6]', async () => {
  const { screen, stored, order } = await openOrder();
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Tell others by email');
  await screen.findByRole('textbox', { name: 'Email' });
  await press('Add');
  await screen.findByText(/Enter an email address/);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'bo@');
  await press('Add');
  await screen.findByText(/Enter an email address/);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'bo@example.com');
  for (const kind of ['When it will be late', 'When it has been delivered'])
    await userEvent.click(screen.getByLabelText(kind));
  await press('Add');
  await screen.findByText('Choose at least one');
  expect(await stored()).toEqual([]);
  await userEvent.click(screen.getByLabelText('When it is on its way'));
  const body = { code: 'watcherEnded', message: 'No' };
  await api('fault', { path: `/${order.orderId}/watchers`, status: 409, body });
  await press('Add');
  await screen.findByText('This person wants no more emails about this delivery.');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'bo@example.com');
  await press('Add');
  await expect.poll(async () => (await stored()).map(({ kinds }) => kinds)).toEqual([['onTheWay']]);
});

test('shows everybody again after one is added while the list could not be had [R6]', async () => {
  const { screen, order } = await openOrder();
  await pageApi(createWatchers).add(order.orderId, { email: 'anna@example.com', kinds: ['late'] });
  await api('fault', { path: `/${order.orderId}/watchers`, status: 400, body: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Tell others by email' }));
  await screen.findByText('That did not work. Please try again.');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'bo@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  for (const email of ['anna@example.com', 'bo@example.com']) await screen.findByText(email);
});
