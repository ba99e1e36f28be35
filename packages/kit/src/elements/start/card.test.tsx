import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  discardDraft,
  goToStep,
  keepAddress,
  keepDay,
  orderDraft,
  startWizard,
} from '#elements/send/draft/orderDraft.ts';
import { configure } from '#platform/configuration.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { karlstad, stockholm } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-start.tsx';

let orderId = '';
beforeAll(async () => {
  await connectToApi();
  ({ orderId } = await orderOfSomebody());
});
beforeEach(async () => {
  await api('reset');
  sessionStorage.clear();
  discardDraft();
});

async function openCard(attributes: Record<string, string> = {}) {
  const card = await renderElement(element, { attributes });
  const events: { type: string; detail: unknown }[] = [];
  for (const name of ['freight-navigate', 'freight-tab-changed', 'freight-route-chosen'])
    card.host.addEventListener(name, (event) =>
      events.push({ type: name, detail: (event as CustomEvent).detail }),
    );
  const press = (name: string) => userEvent.click(card.screen.getByRole('tab', { name }));
  return { ...card, events, press };
}

/** Makes the host handle navigation itself. */
const takeOver = (host: HTMLElement) =>
  host.addEventListener('freight-navigate', (event) => event.preventDefault());

/** Signs a customer in and chooses two addresses. */
async function chooseRoute() {
  await signInSomebody();
  keepAddress('pickupLocation', karlstad);
  keepAddress('dropoffLocation', stockholm);
}

test('has a tab for tracking and one for sending, tracking first [TRACKCARD-01]', async () => {
  const { screen, press, events } = await openCard();
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Track', 'Send']);
  expect(selected()).toBe('Track');
  screen.getByRole('textbox', { name: 'Package ID' });
  await press('Send');
  expect(selected()).toBe('Send');
  await screen.findByRole('combobox', { name: 'Pickup address' });
  expect(screen.queryByRole('textbox', { name: 'Package ID' })).toBeNull();
  expect(events).toEqual([{ type: 'freight-tab-changed', detail: { tab: 'send' } }]);
});

test('changes tabs by the arrow keys [TRACKCARD-01]', async () => {
  const { screen, root } = await openCard();
  screen.getByRole('tab', { name: 'Track' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => root.activeElement?.textContent).toBe('Send');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => screen.getByRole('tab', { selected: true }).textContent).toBe('Track');
});

test('clears the error and keeps what was typed when the tabs are switched [TRACKCARD-02]', async () => {
  const { screen, press } = await openCard();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Package ID' });
  await userEvent.type(field, 'NO-SUCH-ID{Enter}');
  await screen.findByText('Package not found');
  await press('Send');
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await userEvent.fill(pickup, 'Stor');
  // Suggestions that come just now would lie over the button.
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Please enter both pickup and dropoff locations');
  await press('Track');
  expect(screen.queryByText('Package not found')).toBeNull();
  expect(field.value).toBe('NO-SUCH-ID');
  await press('Send');
  await expect.poll(() => screen.queryByText('Please enter both pickup and dropoff locations')).toBeNull();
  expect(pickup.value).toBe('Stor');
});

test('opens with the tab the host names', async () => {
  const { screen, host } = await openCard({ tab: 'send' });
  await screen.findByRole('combobox', { name: 'Pickup address' });
  host.setAttribute('tab', 'track');
  await screen.findByRole('textbox', { name: 'Package ID' });
});

test("leads to the host's tracking page with the package ID [TRACKCARD-05]", async () => {
  const { host, screen, events } = await openCard();
  takeOver(host);
  await userEvent.type(screen.getByRole('textbox', { name: 'Package ID' }), `${orderId}{Enter}`);
  await expect
    .poll(() => events)
    .toEqual([{ type: 'freight-navigate', detail: { to: 'tracking', params: { orderId } } }]);
  screen.getByRole('textbox', { name: 'Package ID' });
});

test('shows the details in place when inline, without an event to the host, and leads back to the card [TRACK-02]', async () => {
  configure({ pages: { tracking: '/must-not-be-opened?orderId={orderId}' } });
  const { screen, events } = await openCard({ inline: '' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Package ID' }), `${orderId}{Enter}`);
  await screen.findByRole('heading', { name: 'Tracking' });
  await screen.findByText(orderId);
  expect(events).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
  await screen.findByRole('textbox', { name: 'Package ID' });
});

test('shows the details in place when the host has neither a page nor a handler', async () => {
  const { screen } = await openCard();
  await userEvent.type(screen.getByRole('textbox', { name: 'Package ID' }), `${orderId}{Enter}`);
  await screen.findByRole('heading', { name: 'Tracking' });
});

test("emits the length of the chosen route, not its places, and goes to the host's sending page [SENDCARD-17]", async () => {
  await chooseRoute();
  const { host, screen, events } = await openCard({ tab: 'send' });
  takeOver(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Send parcel' }));
  await expect.poll(() => events.length).toBe(2);
  expect(events[0]).toEqual({
    type: 'freight-route-chosen',
    detail: { distanceKm: expect.closeTo(258.1, 0) },
  });
  expect(events[1]).toEqual({ type: 'freight-navigate', detail: { to: 'packageSending', params: {} } });
});

test('runs the whole sending flow in place where it is inline, and comes back to the addresses', async () => {
  await chooseRoute();
  const { screen, events } = await openCard({ tab: 'send', inline: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send parcel' }));
  await screen.findByText('Step 1 of 5');
  expect(events.map(({ type }) => type)).toEqual(['freight-route-chosen']);
  await userEvent.click(screen.getByRole('button', { name: /back|leave/i }));
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  expect(pickup.value).toBe(karlstad.address);
});

test('continues a sending in progress after a reload of the page', async () => {
  await signInSomebody();
  startWizard({ pickup: karlstad, dropoff: stockholm }, pageSession().userId());
  goToStep(2);
  renewShared('orderDraft');
  const { screen, host } = await openCard({ inline: '' });
  await screen.findByText('Step 2 of 5');
  host.remove();
  const { screen: pageCard } = await openCard();
  pageCard.getByRole('textbox', { name: 'Package ID' });
});

/** Starts to send as a visitor without an account, until the sign-in dialog is open. */
async function wishToSend() {
  configure({ continueAfterSignIn: true });
  onTestFinished(() => {
    configure({ continueAfterSignIn: false });
    document.querySelector('freight-sign-in')?.remove();
  });
  pageSession().clear();
  keepAddress('pickupLocation', karlstad);
  keepAddress('dropoffLocation', stockholm);
  const card = await openCard({ tab: 'send' });
  takeOver(card.host);
  await userEvent.click(await card.screen.findByRole('button', { name: 'Send parcel' }));
  await expect.poll(() => document.querySelector('freight-sign-in')).not.toBeNull();
  return card;
}
const tellPage = (name: string) => document.dispatchEvent(new CustomEvent(name));

test('continues automatically after the sign-in, when the host opts in [SENDCARD-16]', async () => {
  const { events } = await wishToSend();
  await signInSomebody();
  await expect.poll(() => events.at(-1)?.detail).toEqual({ to: 'packageSending', params: {} });
  expect(orderDraft().getState()).toMatchObject({ step: 1, draft: { pickupLocation: karlstad } });
});

test('stays where it is when the dialog closes without a sign-in', async () => {
  const { events } = await wishToSend();
  tellPage('freight-sign-in-closed');
  await signInSomebody();
  await openCard();
  expect(events).toEqual([]);
  expect(orderDraft().getState().step).toBe(0);
});

test('continues once, in the tab that the link of the mail opened [L2]', async () => {
  const { host } = await wishToSend();
  keepDay('2026-12-03');
  tellPage('freight-signed-up');
  host.remove();
  // Another tab shares the local storage and nothing else.
  sessionStorage.clear();
  renewShared('orderDraft', 'pendingRoute');
  await signInSomebody();
  const led = new Promise((resolve) => {
    const take = (event: Event) => {
      event.preventDefault();
      resolve((event as CustomEvent).detail);
    };
    document.addEventListener('freight-navigate', take, { once: true });
  });
  await openCard();
  expect(await led).toEqual({ to: 'packageSending', params: {} });
  expect(orderDraft().getState().draft).toMatchObject({
    pickupLocation: karlstad,
    dropoffLocation: stockholm,
    date: '2026-12-03',
  });
  expect(localStorage.getItem('freight.awaitedRoute')).toBeNull();
});

test('a check of a package does not navigate after the visitor has switched to sending [B7]', async () => {
  await api('fault', { path: '/transport/validate/', held: true });
  const { host, screen, events, press } = await openCard();
  takeOver(host);
  await press('Track');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Package ID' }), orderId);
  await userEvent.click(screen.getByRole('button', { name: 'Track parcel' }));
  await press('Send');
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await userEvent.fill(pickup, 'Drottninggatan');
  await api('release');
  await press('Track');
  expect(pickup.value).toBe('Drottninggatan');
  await userEvent.click(screen.getByRole('button', { name: 'Track parcel' }));
  // The second check is answered after the first one was.
  await expect.poll(() => events.filter(({ type }) => type === 'freight-navigate')).toHaveLength(1);
});
