import { expect, test } from 'vitest';
import { type ActiveOrder, parseOrder } from './storedOrder.ts';

const whole: ActiveOrder = {
  orderId: 'FR7K-2M9P-QX4T',
  transportId: '65f0c0ffee0000000000beef',
  pickupLocation: 'Storgatan 12, Karlstad',
  dropoffLocation: 'Sveavägen 44, Stockholm',
  packageType: { type: 'construction', subType: 'tools_hardware' },
  totalPrice: 1234.5,
  status: 'Driver Assigned',
  timestamp: '2026-03-02T10:00:00.000Z',
  waybill: 'WB-1',
  driverName: 'Kim Chaufför',
  driverPhone: '+46 70 000 00 03',
  driverRating: 4.8,
  estimatedArrival: '2026-03-02T12:30:00.000Z',
};

test('reads every field of a stored order back [NOTIF-17]', () => {
  expect(parseOrder(JSON.stringify({ ...whole, somethingNewer: true }))).toEqual(whole);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '42',
  '"text"',
  'null',
  '{}',
  '{"packageType":{"type":"construction"}}',
  '{"orderId":7}',
])('takes %s for no order at all [NOTIF-18]', (stored) => {
  expect(parseOrder(stored)).toBeNull();
});

test('reads fields of wrong types as unknown [NOTIF-18]', () => {
  const garbage = {
    orderId: 'A-1',
    pickupLocation: {},
    packageType: 'box',
    totalPrice: '9',
    status: 3,
    driverRating: 'good',
    waybill: [],
  };
  expect(parseOrder(JSON.stringify(garbage))).toEqual({
    orderId: 'A-1',
    transportId: 'A-1',
    pickupLocation: '',
    dropoffLocation: '',
    packageType: { type: '' },
    totalPrice: 0,
    status: '',
    timestamp: '',
  });
});
