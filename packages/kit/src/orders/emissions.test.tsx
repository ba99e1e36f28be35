import { anOrder, aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { element as details } from '#elements/order/freight-order.tsx';
import { element as success } from '#elements/order-success/freight-order-success.tsx';
import { element as list } from '#elements/orders/freight-orders.tsx';
import { element as tracking } from '#elements/track/freight-track.tsx';
import { emissionsText } from '#i18n/formats.ts';
import { api } from '#testing/api.ts';
import { answerOrder, answerOrders } from '#testing/orderAnswers.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await api('reset');
  await signInSomebody();
});

interface Names {
  _id: string;
  orderId: string;
}
/** Each screen that shows emissions, with a part that is there when everything else is. */
const screens = [
  [
    'tracking',
    ({ orderId }: Names) => renderElement(tracking, { attributes: { 'order-id': orderId } }),
    '.summary',
  ],
  ['an order', ({ _id }: Names) => renderElement(details, { attributes: { 'order-id': _id } }), '.fact-list'],
  [
    'the receipt',
    ({ _id }: Names) => renderElement(success, { attributes: { 'order-id': _id } }),
    '.success__fact',
  ],
  ['my orders', () => renderElement(list), '.order:not(.order--awaited)'],
] as const;

const textOf = (root: ShadowRoot) => (root.textContent ?? '').replace(/\s/g, ' ');

test.each(screens)('%s shows the emissions of the transport as the API counts them', async (_, open) => {
  const order = await orderTransport();
  const amount = emissionsText(order.emissions, 'en')?.replace(/\s/g, ' ');
  expect(amount).toMatch(/CO₂e$/);
  const { root } = await open(order);
  await expect.poll(() => textOf(root)).toContain(amount);
});

test.each(screens)(
  '%s leaves no trace of emissions where the API has not counted any',
  async (_, open, part) => {
    const order = await answeredWithout();
    const { root } = await open(order);
    await expect.poll(() => root.querySelector(part)).not.toBeNull();
    expect(textOf(root)).not.toMatch(/CO₂|[Cc]arbon/);
  },
);

test.each([
  ['sv', 'hittills', 'på 2 transporter'],
  ['en', 'so far', 'for 2 transports'],
  ['de', 'bisher', 'für 2 Transporte'],
] as const)(
  'my orders sums the year up over every counted transport, in %s',
  async (language, soFar, count) => {
    const [first, second] = [await orderTransport(), await orderTransport()];
    const kgCo2e = (first.emissions?.kgCo2e ?? 0) + (second.emissions?.kgCo2e ?? 0);
    const amount = emissionsText({ kgCo2e }, language)?.replace(/\s/g, ' ');
    const { root } = await renderElement(list, { language });
    const sentence = `${new Date().getFullYear()} ${soFar}: ${amount} ${count}`;
    await expect.poll(() => textOf(root)).toContain(sentence);
  },
);

/** An order as an API of documented calls alone answers it. */
async function answeredWithout(): Promise<Names> {
  const data = aTracking();
  await api('fault', {
    path: `/tracking/${data.orderId}`,
    times: 9,
    status: 200,
    body: { success: true, data },
  });
  const order = anOrder({ orderId: data.orderId });
  await answerOrder(order, 9);
  await answerOrders([order]);
  return order;
}
