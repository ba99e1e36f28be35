import type { Order } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const anna = [{ user: { firstName: 'Anna', lastName: 'Exempel' } }];

async function headlineOf(parts: Partial<Order>) {
  await answerOrder(parts, 4);
  const { headline, root } = await renderSignedIn();
  await expect.poll(headline).toBeTruthy();
  return { said: headline(), line: root.querySelector('.details__line span')?.textContent };
}

test.each([
  ['returned', 'Your parcel has been returned'],
  ['onHold', 'Your parcel is on hold'],
  ['escalated', 'Customer service is looking after your parcel'],
  ['failed', 'Your parcel could not be delivered'],
] as const)(
  'shows for an order that is %s what happened, as tracking does, when the host opts in [L31]',
  async (status, sentence) => {
    configure({ quirks: 'corrected' });
    expect((await headlineOf({ status })).said).toBe(sentence);
  },
);

test('shows that a delivered order has arrived above the customer name, when the host opts in [L31]', async () => {
  configure({ quirks: { orderHeadline: 'status' } });
  expect(await headlineOf({ status: 'delivered', customer: anna })).toEqual({
    said: 'Your parcel has been delivered',
    line: 'Travel with Anna Exempel',
  });
});

const estimatedDelivery = '2099-03-02T12:30:00.000Z';

test.each([
  [
    { status: 'inTransit', estimatedDelivery, arrivalWindow: undefined },
    { headline: 'Your parcel is on its way', arrival: expect.stringMatching(/\d\d:\d\d$/) },
  ],
  [
    { status: 'cancelled', estimatedDelivery },
    { headline: 'Your order has been cancelled', arrival: '' },
  ],
] as const)(
  'emits the headline of %o for the page title, with the arrival while there is one [L41]',
  async (parts, expected) => {
    const details: unknown[] = [];
    const record = (event: Event) => details.push((event as CustomEvent).detail);
    document.addEventListener('freight-headline-changed', record);
    onTestFinished(() => document.removeEventListener('freight-headline-changed', record));
    await headlineOf(parts);
    await expect.poll(() => details.at(-1)).toEqual(expected);
  },
);

test('shows on the page of a cancelled order that the payment is refunded [L41]', async () => {
  await answerOrder({ status: 'cancelled', paymentStatus: 'refunded', price: 428 }, 4);
  const { screen } = await renderSignedIn();
  await screen.findByText(/^We refund 428,00.kr the way you paid\.$/);
});
