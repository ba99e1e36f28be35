import { expect, test } from 'vitest';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { customerLink } from './customerLink.ts';

const site = 'https://www.example.com';

test('links a customer to the order, and a customer of a partner, who has no login, to its tracking', () => {
  const order = anOrderRecord();
  expect(customerLink(site, order)).toBe(`${site}/order-details/${order.orderNumber}`);
  const ofPartner = anOrderRecord({ sender: { ...order.sender, isOfPartner: true } });
  expect(customerLink(site, ofPartner)).toBe(`${site}/tracking?orderId=${order.orderNumber}`);
});
