import { expect, test } from 'vitest';
import { createdTransport, requireCancelled } from './acknowledgements.ts';

test('returns the order that was created', () => {
  expect(createdTransport({ success: true, data: { _id: 'one', price: 5 } })).toEqual({
    _id: 'one',
    price: 5,
  });
});

test.each([
  [{ success: true, data: {}, message: 'Created' }],
  [{ success: false, data: { _id: 'one' } }],
  [{ success: false }],
  [undefined],
])('takes %j for no order, with the documented sentence', (acknowledgement) => {
  expect(() => createdTransport(acknowledgement)).toThrow('Failed to create transport');
});

test('throws the sentence of a server that created no order', () => {
  const refused = { success: false, data: { _id: 'one' }, message: 'The price has changed' };
  expect(() => createdTransport(refused)).toThrow('The price has changed');
});

test('throws when an order was not cancelled, with the sentence of the server or the documented one', () => {
  expect(() => requireCancelled({ success: true, message: 'Cancelled' })).not.toThrow();
  expect(() => requireCancelled({ success: false, message: 'It is on the road' })).toThrow(
    'It is on the road',
  );
  expect(() => requireCancelled({})).toThrow('Failed to cancel transport');
});
