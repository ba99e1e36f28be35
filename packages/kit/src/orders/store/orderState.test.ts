import { expect, test } from 'vitest';
import { withUpdates } from './orderState.ts';

const at = (minute: number, status: string, message = '') => ({
  status,
  message,
  timestamp: new Date(Date.UTC(2026, 2, 2, 8, minute)).toISOString(),
});

test('keeps the last 5 updates, newest first [SUCCESS-06] [SUCCESS-08]', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((status, minute) => at(minute, status));
  const kept = withUpdates(seven.slice(3), seven.slice(0, 3).reverse());
  expect(kept.map(({ status }) => status)).toEqual(['g', 'f', 'e', 'd', 'c']);
});

test('keeps the newest update of each status, in any order of arrival [SUCCESS-07]', () => {
  const updates = withUpdates(
    [at(1, 'onHold', 'first')],
    [at(5, 'onHold', 'again'), at(3, 'inTransit'), at(2, 'onHold')],
  );
  expect(updates).toEqual([at(5, 'onHold', 'again'), at(3, 'inTransit')]);
});

test('keeps the text of a live update when the history has the same moment without text [SUCCESS-07]', () => {
  expect(withUpdates([at(1, 'confirmed', 'Confirmed!')], [at(1, 'confirmed')])).toEqual([
    at(1, 'confirmed', 'Confirmed!'),
  ]);
});

test('sorts an update without a readable time last instead of failing', () => {
  const broken = { status: 'pending', message: '', timestamp: 'soon' };
  expect(withUpdates([broken], [at(1, 'confirmed')])).toEqual([at(1, 'confirmed'), broken]);
});
