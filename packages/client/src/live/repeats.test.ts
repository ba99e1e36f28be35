import { expect, test } from 'vitest';
import { isRepeatedDriver, isRepeatedStatus } from './repeats.ts';

const status = (name: string, version?: number) => ({
  transportId: 'one',
  status: name,
  message: '',
  timestamp: '',
  version,
});
const driver = (driverName: string, version?: number) => ({
  transportId: 'one',
  driverName,
  driverPhone: '',
  driverRating: 5,
  estimatedArrival: '',
  version,
});

test('passes on the first status, and each one that is newer and different', () => {
  expect(isRepeatedStatus(status('inTransit', 1), {})).toBe(false);
  expect(isRepeatedStatus(status('delivered', 2), { onStatus: status('inTransit', 1) })).toBe(false);
});

test('drops a status that is older than the last one, or as old', () => {
  const onStatus = status('delivered', 3);
  expect(isRepeatedStatus(status('inTransit', 2), { onStatus })).toBe(true);
  expect(isRepeatedStatus(status('inTransit', 3), { onStatus })).toBe(true);
});

test('drops a known status with a newer version, which a change of the driver causes', () => {
  expect(isRepeatedStatus(status('inTransit', 4), { onStatus: status('inTransit', 3) })).toBe(true);
  expect(isRepeatedStatus(status('inTransit', 4), { onStatus: status('inTransit') })).toBe(true);
});

test('compares with the state of the subscription until an event has come', () => {
  const state = { status: 'inTransit', version: 3 };
  expect(isRepeatedStatus(status('inTransit', 4), { state })).toBe(true);
  expect(isRepeatedStatus(status('delivered', 4), { state })).toBe(false);
  expect(isRepeatedStatus(status('inTransit', 4), { state, onStatus: status('onHold', 2) })).toBe(false);
  // An event as old as the state is passed on: it has the message that the state lacks.
  expect(isRepeatedStatus(status('inTransit', 3), { state })).toBe(false);
});

test('drops only literal repetitions of a server without versions', () => {
  const onStatus = status('inTransit');
  expect(isRepeatedStatus(status('inTransit'), { onStatus })).toBe(true);
  expect(isRepeatedStatus({ ...status('inTransit'), message: 'Nearly there' }, { onStatus })).toBe(false);
  expect(isRepeatedStatus(status('inTransit'), { onStatus: status('inTransit', 3) })).toBe(false);
});

test('passes on another driver, and drops the same one and older news', () => {
  const onDriver = driver('Anna', 2);
  expect(isRepeatedDriver(driver('Anna', 1), {})).toBe(false);
  expect(isRepeatedDriver(driver('Bo', 3), { onDriver })).toBe(false);
  expect(isRepeatedDriver(driver('Anna', 3), { onDriver })).toBe(true);
  expect(isRepeatedDriver(driver('Bo', 1), { onDriver })).toBe(true);
  expect(isRepeatedDriver(driver('Bo'), { onDriver: driver('Anna') })).toBe(false);
  expect(isRepeatedDriver(driver('Anna'), { onDriver: driver('Anna') })).toBe(true);
});
