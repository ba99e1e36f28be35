import { expect, test } from 'vitest';
import { nextStepOf } from './nextSteps.ts';

test.each([
  ['pending_queue', false, { passed: 1, says: 'driver' }],
  ['', false, { passed: 1, says: 'driver' }],
  ['confirmed', false, { passed: 1, says: 'driver' }],
  ['confirmed', true, { passed: 2, says: 'pickup' }],
  ['awaitingPickup', true, { passed: 2, says: 'pickup' }],
  ['inTransit', true, { passed: 3, says: 'delivery' }],
  ['outForDelivery', true, { passed: 3, says: 'delivery' }],
  ['onHold', true, { passed: 2, says: 'trouble' }],
  ['cancelled', false, { passed: 1, says: 'trouble' }],
  ['delivered', true, { passed: 4, says: 'arrived' }],
  ['completed', false, { passed: 4, says: 'arrived' }],
  ['a status of tomorrow', true, { passed: 2, says: 'pickup' }],
] as const)('knows what comes after %s (driver: %s) [SUCCESS-04]', (status, hasDriver, next) => {
  expect(nextStepOf({ status, hasDriver, updates: [] })).toEqual(next);
});

test.each(['failed', 'returned', 'escalated'])('shows that %s came after the pickup [L9]', (status) => {
  const updates = [{ status }, { status: 'inTransit' }, { status: 'confirmed' }];
  expect(nextStepOf({ status, hasDriver: true, updates })).toEqual({ passed: 3, says: 'trouble' });
});
