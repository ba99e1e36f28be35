import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element as ordersElement } from '#elements/orders/freight-orders.tsx';
import { element as startElement } from '#elements/start/freight-start.tsx';
import { element as trackElement } from '#elements/track/freight-track.tsx';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);

/** Puts a text of the page into a slot of the element. */
function fill(host: Element, slot: string): HTMLElement {
  const text = document.createElement('p');
  text.slot = slot;
  text.textContent = `The page's ${slot}`;
  host.append(text);
  return text;
}

const isShown = (element: Element) => element.getBoundingClientRect().height > 0;
const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? Number.NaN;

test('shows what the page puts before and after it, in the style of the page [Q3]', async () => {
  const { host, root } = await renderElement(trackElement);
  const before = fill(host, 'before');
  const after = fill(host, 'after');
  before.style.color = 'rgb(1, 2, 3)';
  const card = root.querySelector('[part~=card]');
  expect(topOf(before)).toBeLessThan(topOf(card));
  expect(topOf(after)).toBeGreaterThan(card?.getBoundingClientRect().bottom ?? Number.NaN);
  expect(isShown(before) && isShown(after)).toBe(true);
  expect(getComputedStyle(before).color).toBe('rgb(1, 2, 3)');
});

test('shows the help of the page in place of the phone, in the tab that is shown [Q3]', async () => {
  const { host, root, screen } = await renderElement(startElement);
  const phones = () => [...root.querySelectorAll('a[href^="tel:"]')].filter(isShown);
  expect(phones()).toHaveLength(1);
  const help = fill(host, 'help');
  expect(isShown(help)).toBe(true);
  expect(phones()).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: 'Send' }));
  await expect.poll(() => isShown(help)).toBe(true);
  expect(topOf(help)).toBeGreaterThan(topOf(screen.getByLabelText('Drop-off address')));
  help.remove();
  expect(phones()).toHaveLength(1);
});

test('shows what the page has for a list without orders [Q3]', async () => {
  await signInSomebody();
  const { host, screen } = await renderElement(ordersElement);
  const own = await screen.findByText('No active orders.');
  const empty = fill(host, 'empty');
  expect(isShown(empty)).toBe(true);
  expect(isShown(own)).toBe(false);
});

test('shows what the page has to offer below the status of an order [Q3]', async () => {
  const { orderId } = await orderOfSomebody();
  const { host, root, screen } = await renderElement(trackElement, { attributes: { 'order-id': orderId } });
  await screen.findByText(orderId);
  const offer = fill(host, 'after-status');
  expect(topOf(offer)).toBeGreaterThan(topOf(root.querySelector('.banner')));
  expect(topOf(offer)).toBeLessThan(topOf(root.querySelector('.journey')));
});
