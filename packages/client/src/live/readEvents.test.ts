import { expect, test } from 'vitest';
import {
  readArrival,
  readDriverAssigned,
  readLocationUpdate,
  readShareEnded,
  readStatusUpdate,
} from './readEvents.ts';

test('reads a status with the order and version that our own server adds', () => {
  const update = { transportId: 'one', status: 'inTransit', message: 'On its way', timestamp: '2026-03-02' };
  expect(readStatusUpdate({ ...update, orderId: 'FR7K', version: 3, secret: 'x' })).toEqual({
    ...update,
    orderId: 'FR7K',
    version: 3,
  });
  expect(readStatusUpdate({ ...update, version: '3' })).toEqual(update);
});

test('reads a driver with the order and version that our own server adds', () => {
  const assigned = {
    transportId: 'one',
    driverName: 'Anna',
    driverPhone: '+46 70 1',
    driverRating: 4.8,
    estimatedArrival: '2026-03-02',
  };
  expect(readDriverAssigned({ ...assigned, orderId: 'FR7K', version: 3 })).toEqual({
    ...assigned,
    orderId: 'FR7K',
    version: 3,
  });
});

test('reads an event with nothing that can be read as an empty one', () => {
  for (const event of [undefined, 'text', [], { status: {}, driverName: null }]) {
    expect(readStatusUpdate(event)).toEqual({ transportId: '', status: '', message: '', timestamp: '' });
    expect(readDriverAssigned(event)).toEqual({
      transportId: '',
      driverName: '',
      driverPhone: '',
      driverRating: 0,
      estimatedArrival: '',
    });
    expect(readLocationUpdate(event)).toEqual({ transportId: '' });
    expect(readShareEnded(event)).toEqual({ transportId: '' });
    expect(readArrival(event)).toBeUndefined();
  }
});

test('reads the position of the goods', () => {
  const event = { transportId: 'one', orderId: 'FR7K', lat: 59.4, lng: '13.5' };
  expect(readLocationUpdate(event)).toEqual({ transportId: 'one', orderId: 'FR7K', lat: 59.4, lng: 13.5 });
});

test('reads an arrival with the stops before it, and the order of a link that ended', () => {
  const window = { from: '2026-03-02T08:00:00Z', to: '2026-03-02T10:00:00Z' };
  expect(readArrival({ ...window, stopsBefore: 2 })).toEqual({ ...window, stopsBefore: 2 });
  expect(readShareEnded({ transportId: 'one' })).toEqual({ transportId: 'one' });
});
