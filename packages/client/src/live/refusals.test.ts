import type { SubscribeAck } from '@freight/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSubscriptions } from './subscriptions.ts';

function wired(acknowledge: () => unknown) {
  const sent: unknown[] = [];
  const log = vi.fn();
  const subscriptions = createSubscriptions({
    async subscribe(request) {
      sent.push(request);
      return (await acknowledge()) as SubscribeAck;
    },
    unsubscribe: (id) => sent.push(`leave ${id}`),
    log,
  });
  return { sent, log, subscriptions };
}

describe('subscriptions that are refused', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const accepted = {
    success: true,
    message: '',
    data: { transportId: 'A', status: 'pending', version: 1 },
  };
  const busy = { success: false, message: 'Later', code: 'unavailable' };

  test.each([
    ['with a code that passes', () => busy],
    ['by too many requests', () => ({ ...busy, code: 'tooManyRequests' })],
    ['by a fault of the server', () => ({ ...busy, code: 'serverFailure' })],
    ['without an answer', () => undefined],
    ['in time', () => Promise.reject(new Error('operation has timed out'))],
  ])('%s are repeated after growing pauses until they are accepted [F17]', async (_, refuse) => {
    let isOver = false;
    const { sent, log, subscriptions } = wired(() => (isOver ? accepted : refuse()));
    const [onFollowed, onSubscribed] = [vi.fn(), vi.fn()];
    subscriptions.connected('socket-1');
    subscriptions.add('A', { onFollowed, onSubscribed }, true);
    const asked: number[] = [];
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      asked.push(sent.length);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(onFollowed).not.toHaveBeenCalledWith(true);
    isOver = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onFollowed).toHaveBeenLastCalledWith(true);
    expect(onSubscribed).toHaveBeenCalledExactlyOnceWith({ status: 'pending', version: 1 });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveLength(9);
  });

  test('wait as long as the server asks for [F17]', async () => {
    const { sent, subscriptions } = wired(() => ({ ...busy, retryAfter: 7 }));
    subscriptions.connected('socket-1');
    subscriptions.add('A', {}, true);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  test.each([
    { success: false, message: 'Access denied' },
    { success: false, message: 'Package not found', code: 'notFound' },
    { success: false, message: 'Invalid', code: 'invalid' },
  ])('for good (%j) are not repeated on the same connection [F17]', async (refusal) => {
    const { sent, subscriptions } = wired(() => refusal);
    const onFollowed = vi.fn();
    subscriptions.connected('socket-1');
    subscriptions.add('A', { onFollowed }, true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveLength(1);
    expect(onFollowed.mock.calls).toEqual([[false]]);
    subscriptions.disconnected();
    subscriptions.connected('socket-2');
    expect(sent).toHaveLength(2);
  });

  test('are not repeated after unsubscribing, a sign-out or the end of the connection [F17]', async () => {
    const { sent, subscriptions } = wired(() => busy);
    subscriptions.connected('socket-1');
    const stop = subscriptions.add('A', {}, true);
    subscriptions.add('B', {}, false);
    subscriptions.add('C', {}, true);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    subscriptions.dropPersonal();
    subscriptions.disconnected();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toEqual([{ transportId: 'A' }, { transportId: 'B' }, { transportId: 'C' }, 'leave A']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('notify later listeners only once they are followed, also if the server sends no state [F17]', async () => {
    const answers = [busy, { success: true, message: '' }];
    const { subscriptions } = wired(() => answers.shift());
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
    subscriptions.connected('socket-1');
    subscriptions.add('A', { onFollowed: first }, true);
    await vi.advanceTimersByTimeAsync(0);
    subscriptions.add('A', { onFollowed: second }, true);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    subscriptions.add('A', { onFollowed: third }, true);
    expect([first, second, third].map(({ mock }) => mock.calls)).toEqual([
      [[false], [true]],
      [[true]],
      [[true]],
    ]);
  });
});
