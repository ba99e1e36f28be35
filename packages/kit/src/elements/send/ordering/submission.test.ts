import { ApiError, NetworkError } from '@freight/client';
import { expect, test } from 'vitest';
import { pauseUntilOnline, submitOrder } from './submission.ts';

interface Order {
  name: string;
}
const order: Order = { name: 'the order' };

interface Script {
  /** How the tries to send it end; the last entry holds for all that follow. */
  sends: (Order | Error)[];
  /** What the list of orders returns at each look; by default the order is missing. */
  finds?: (Order | Error | 'missing' | 'unclear')[];
  mayRepeat?: boolean;
  isRepeated?: boolean;
}

function submitThrough({ sends, finds = ['missing'], mayRepeat = true, isRepeated = false }: Script) {
  const pauses: number[] = [];
  const calls: string[] = [];
  const stopped = new AbortController();
  const play = <T>(name: string, ends: readonly (T | Error)[]) => {
    let tries = 0;
    return async (): Promise<T> => {
      const end = ends[Math.min(tries, ends.length - 1)] as T | Error;
      tries += 1;
      calls.push(name);
      if (end instanceof Error) throw end;
      return end;
    };
  };
  const outcome = submitOrder<Order>({
    send: play('send', sends),
    find: play('find', finds),
    mayRepeat,
    onUnanswered: () => undefined,
    async pause(milliseconds) {
      pauses.push(milliseconds);
    },
    isRepeated,
    signal: stopped.signal,
  });
  return { outcome, pauses, calls, stopped };
}
const lost = new NetworkError('no line');
const refused = new ApiError({ status: 400, message: 'No' });
const failed = (status: number) => new ApiError({ status });
const unreadable = new ApiError({ status: 200, code: 'invalidAnswer' });

test('returns the order without a pause when the server answers', async () => {
  const { outcome, pauses } = submitThrough({ sends: [order] });
  expect(await outcome).toEqual({ kind: 'created', order });
  expect(pauses).toEqual([]);
});

test('sends again after lost answers and failing servers, less and less often, to an API that recognises it [F2]', async () => {
  const sends = [lost, failed(500), failed(502), failed(503), failed(504), unreadable, order];
  const { outcome, pauses, calls } = submitThrough({ sends });
  expect(await outcome).toEqual({ kind: 'created', order });
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000]);
  expect(new Set(calls)).toEqual(new Set(['send']));
});

test.each([
  ['no answer', lost],
  ['500', failed(500)],
  ['502', failed(502)],
  ['503', failed(503)],
  ['504', failed(504)],
  ['an unreadable answer', unreadable],
])('after %s only looks for the order in an API that has promised nothing [A1] [F2]', async (_, end) => {
  const finds = ['missing' as const, lost, failed(401), order];
  const { outcome, calls } = submitThrough({ sends: [end], finds, mayRepeat: false });
  expect(await outcome).toEqual({ kind: 'created', order });
  expect(calls).toEqual(['send', 'find', 'find', 'find', 'find']);
});

test('sends nothing at all for an earlier page to an API that has promised nothing [A1]', async () => {
  const { outcome, calls } = submitThrough({
    sends: [{ name: 'another' }],
    finds: ['missing', order],
    mayRepeat: false,
    isRepeated: true,
  });
  expect(await outcome).toEqual({ kind: 'created', order });
  expect(calls).toEqual(['find', 'find']);
});

test('accepts a refusal as final', async () => {
  const rejected = { kind: 'rejected', error: refused };
  expect(await submitThrough({ sends: [refused] }).outcome).toEqual(rejected);
  expect(await submitThrough({ sends: [refused], mayRepeat: false }).outcome).toEqual(rejected);
  expect(await submitThrough({ sends: [lost, refused] }).outcome).toEqual(rejected);
});

test.each([401, 403, 408, 429])(
  'takes %i for the truth only while no earlier try is open',
  async (status) => {
    expect(await submitThrough({ sends: [failed(status)] }).outcome).toMatchObject({ kind: 'rejected' });
    const { outcome } = submitThrough({ sends: [lost, failed(status), order] });
    expect(await outcome).toEqual({ kind: 'created', order });
  },
);

test('reports an unknown result after a minute', async () => {
  const { outcome, pauses, calls } = submitThrough({ sends: [lost] });
  expect(await outcome).toEqual({ kind: 'unknown', list: 'unread' });
  expect(calls).toHaveLength(9);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBe(60_500);
});

test('distinguishes a list that lacks the order from one that cannot be read, and from one that may have it [A1] [F16]', async () => {
  const search = (finds: (Error | 'missing' | 'unclear')[]) =>
    submitThrough({ sends: [lost], finds, mayRepeat: false }).outcome;
  expect(await search([lost, 'missing'])).toEqual({ kind: 'unknown', list: 'missing' });
  expect(await search(['missing', lost])).toEqual({ kind: 'unknown', list: 'unread' });
  expect(await search(['missing', 'unclear'])).toEqual({ kind: 'unknown', list: 'unclear' });
});

const explained = new ApiError({ status: 500, data: { message: 'Our planning is closed until Monday' } });

test.each([true, false])(
  'checks the list immediately when the API reports its own failure, and sends once (recognised: %s) [A31]',
  async (mayRepeat) => {
    const lacking = submitThrough({ sends: [explained, order], finds: ['missing'], mayRepeat });
    expect(await lacking.outcome).toEqual({ kind: 'rejected', error: explained });
    expect([lacking.calls, lacking.pauses]).toEqual([['send', 'find'], []]);
    const stored = submitThrough({ sends: [explained], finds: [order], mayRepeat });
    expect(await stored.outcome).toEqual({ kind: 'created', order });
    expect(stored.calls).toEqual(['send', 'find']);
  },
);

test.each([
  ['the list cannot be read', [lost, order], explained],
  ['an order in it may be the one', ['unclear' as const, order], explained],
  ['a gateway answers with it', [order], new ApiError({ status: 503, data: { message: 'Starting' } })],
])('does not trust a failure when %s [A31]', async (_, finds, end) => {
  const { outcome, calls } = submitThrough({ sends: [end], finds, mayRepeat: false });
  expect(await outcome).toEqual({ kind: 'created', order });
  expect(calls.filter((call) => call === 'send')).toHaveLength(1);
});

test('returns no outcome when the person has left', async () => {
  const { outcome, stopped } = submitThrough({ sends: [lost] });
  stopped.abort();
  expect(await outcome).toBeUndefined();
});

test('ends the pause when the device is online again', async () => {
  const pause = pauseUntilOnline(60_000, new AbortController().signal);
  window.dispatchEvent(new Event('online'));
  await expect(pause).resolves.toBeUndefined();
});
