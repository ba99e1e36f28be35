import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editDraft, endAttempt, keepAttempt, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { element } from './freight-start.tsx';

type Start = HTMLElement & Record<'open' | 'prefill' | 'reset' | 'track', (given?: unknown) => Promise<void>>;

beforeEach(connectToApi);
beforeEach(startAfresh);

async function renderStart(attributes: Record<string, string> = {}) {
  const rendered = await renderElement(element, { attributes });
  return { ...rendered, start: rendered.host as Start };
}

test('opens the tab that the page names [Q8]', async () => {
  const { start, screen } = await renderStart();
  await start.open();
  expect(await screen.findByRole('combobox', { name: 'Pickup address' })).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true })).toHaveProperty('textContent', 'Send');
  await start.open('track');
  await expect.poll(() => screen.getByRole('tab', { selected: true }).textContent).toBe('Track');
  await expect(start.open('orders')).rejects.toMatchObject({ code: 'method-argument' });
});

test('looks for the package that the page names, from either tab, as if it had been typed [Q8]', async () => {
  const order = await orderOfSomebody();
  const { start } = await renderStart({ tab: 'send' });
  const asked = new Promise<CustomEvent>((resolve) =>
    start.addEventListener('freight-navigate', (event) => resolve(event as CustomEvent), { once: true }),
  );
  await start.track(order.orderId);
  expect((await asked).detail).toEqual({ to: 'tracking', params: { orderId: order.orderId } });
  await expect(start.track('')).rejects.toMatchObject({ code: 'method-argument' });
});

test('gives values by prefill(), all or none, and leaves what a person has typed [Q8]', async () => {
  const { start, screen } = await renderStart({ tab: 'send' });
  const pickup = await screen.findByRole('combobox', { name: 'Pickup address' });
  await userEvent.fill(pickup, 'Storg');
  await start.prefill({ pickup: 'Tingvallagatan 16, Karlstad', dropoff: 'Storgatan 12, Örebro', weight: 4 });
  await expect
    .poll(() => (screen.getByRole('combobox', { name: 'Drop-off address' }) as HTMLInputElement).value)
    .toMatch(/^Storgatan 12/);
  expect(pickup).toHaveProperty('value', 'Storg');
  expect(orderDraft().getState().draft.packageDetails.weight).toBe(4);
  for (const values of [undefined, 'parcel', { colour: 'red' }, { weight: -1, description: 'Sofa' }])
    await expect(start.prefill(values)).rejects.toMatchObject({ code: 'method-argument' });
  expect(orderDraft().getState().draft.packageDetails).toMatchObject({ weight: 4, description: '' });
});

test('forgets what was typed on reset(), but not an order whose outcome is unknown [Q8]', async () => {
  const { start, screen } = await renderStart({ tab: 'send' });
  await userEvent.fill(await screen.findByRole('combobox', { name: 'Pickup address' }), 'Storg');
  editDraft({ reference: 'R1' });
  keepAttempt(new Date().toISOString());
  await expect(start.reset()).rejects.toMatchObject({ code: 'method-unavailable' });
  expect(orderDraft().getState().draft.reference).toBe('R1');
  endAttempt();
  await start.reset();
  expect(orderDraft().getState().draft.reference).toBe('');
  expect(await screen.findByRole('combobox', { name: 'Pickup address' })).toHaveProperty('value', '');
});
