import { expect, test } from 'vitest';
import { nextStepOf } from './nextStepKey.ts';

test.each([
  ['pending_queue', false, 'driver'],
  ['', false, 'driver'],
  ['confirmed', false, 'driver'],
  ['confirmed', true, 'pickup'],
  ['awaitingPickup', true, 'pickup'],
  ['inTransit', true, 'delivery'],
  ['outForDelivery', true, 'delivery'],
  ['onHold', true, 'trouble'],
  ['cancelled', false, 'trouble'],
  ['failed', true, 'trouble'],
  ['returned', true, 'trouble'],
  ['escalated', true, 'trouble'],
  ['delivered', true, 'arrived'],
  ['completed', false, 'arrived'],
  ['a status of tomorrow', true, 'pickup'],
] as const)('knows what comes after %s (driver: %s) [SUCCESS-04]', (status, hasDriver, next) => {
  expect(nextStepOf({ status, hasDriver })).toBe(next);
});
