import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { answerChanges, inMinutes, offerChanges } from '#testing/probes/changesProbe.ts';
import { renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order.tsx';

const minute = 60_000;
beforeAll(connectToApi);
beforeEach(() => api('reset'));

async function openOrder(language: 'sv' | 'en' | 'de') {
  await signInSomebody();
  const order = await orderTransport();
  const rendered = await renderElement(element, { language, attributes: { 'order-id': order.orderId } });
  const { root, screen } = rendered;
  const section = (title: string) =>
    screen.getByRole('region', { name: title }).textContent?.replace(/\s/g, ' ') ?? '';
  return { ...rendered, order, section, dialog: () => root.querySelector('dialog[open]') };
}

test.each([
  [
    'sv',
    'Hämtning',
    /Föraren hämtar \d\d:\d\d till \d\d:\d\d och ringer 10 minuter innan\./,
    'Ha det här klart',
  ],
  [
    'en',
    'Pickup',
    /The driver fetches it \d\d:\d\d to \d\d:\d\d, and calls 10 minutes before\./,
    'Have this ready',
  ],
  [
    'de',
    'Abholung',
    /Voraussichtlich \d\d:\d\d bis \d\d:\d\d, durch den Fahrer\. Sie werden 10 Minuten vorher angerufen\./,
    'Bitte bereithalten',
  ],
] as const)(
  'says when it is fetched and what to have ready, in %s [R6]',
  async (language, title, when, ready) => {
    const { host, screen, section, order } = await openOrder(language);
    await screen.findByRole('heading', { name: title });
    expect(section(title)).toMatch(when);
    expect(section(title)).toContain(ready);
    expect(section(title)).toContain(order.orderId);
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test('is fetched on another day on request, and names the driver, until it is fetched [R6]', async () => {
  const { screen, section, dialog, root } = await openOrder('en');
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await expect.poll(() => root.querySelector('.currentness__live')).not.toBeNull();
  await api('advance', 6 * minute);
  await expect.poll(() => section('Pickup')).not.toContain('The driver');
  await press('Have it fetched on another day');
  const radio = await screen.findByRole('radio', { name: 'Fetch it on another day' });
  expect(radio).toHaveProperty('checked', true);
  const day = new Date(Date.now() + 3 * 86_400_000);
  if (day.getDay() === 0) day.setDate(day.getDate() + 1);
  await userEvent.fill(screen.getByLabelText('New day'), day.toLocaleDateString('sv-SE'));
  await press('Show price');
  await press('Send change');
  await expect.poll(() => dialog()?.textContent).toContain('Your change has been sent');
  await userEvent.keyboard('{Escape}');
  await api('advance', 2 * minute);
  await expect.poll(() => section('Pickup')).toMatch(/09:00 to 11:00/);
  await api('advance', 4 * 86_400_000);
  await expect.poll(() => root.textContent).not.toContain('Have this ready');
});

test('asks who was not there once the driver should have come [R6]', async () => {
  await offerChanges();
  await answerOrder({
    status: 'awaitingPickup',
    pickupWindow: { from: inMinutes(-5), to: inMinutes(15) },
    driver: [{ driver: { firstName: 'Erik', lastName: 'Modin', phoneNr: '' }, email: '' }],
    fragile: true,
    weight: 240,
  });
  await answerChanges({ kinds: [{ kind: 'pickupDay', isOpen: true }] });
  const { screen } = await renderSignedIn();
  await screen.findByRole('button', { name: 'I was not there' });
  expect(screen.getByText(/^Erik fetches it \d\d:\d\d to \d\d:\d\d\.$/)).toBeTruthy();
  expect(screen.getByText(/heaviest piece weighs 240/)).toBeTruthy();
  expect(screen.getByText('A note on what is fragile')).toBeTruthy();
});
