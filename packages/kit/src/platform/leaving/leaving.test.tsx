import { ApiError, NetworkError } from '@freight/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { pageCore } from '#api/calls/core.ts';
import { element } from '#elements/track/freight-track.tsx';
import { sayProblem } from '#platform/problems/problems.ts';
import { api } from '#testing/api.ts';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { leavePage, returnToPage } from '#testing/probes/leavePage.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { complain } from './complain.ts';
import { isLeaving, unlessLeft } from './leaving.ts';

beforeEach(() => connectToApi());

/** What the kit logs during a test. */
function watchConsole(): string[] {
  const lines: string[] = [];
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...texts) => void lines.push(texts.join(' ')));
  }
  return lines;
}

/** Requests of the page that never get an answer; `cutOff` ends them as a browser does. */
function hangingRequests(path: string) {
  const original = globalThis.fetch;
  let cut: (() => void)[] = [];
  const addresses: string[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(path)) return original(input, init);
    addresses.push(address);
    return new Promise((_, reject) => {
      cut.push(() => reject(new TypeError('Failed to fetch')));
    });
  });
  return {
    addresses,
    cutOff() {
      for (const end of cut) end();
      cut = [];
    },
    /** From now on there are answers. */
    end: () => spy.mockRestore(),
  };
}

const settled = async (promise: Promise<unknown>) => {
  let has = false;
  const note = () => {
    has = true;
  };
  promise.then(note, note);
  await new Promise((resolve) => setTimeout(resolve));
  return has;
};

describe('a page that is being left', () => {
  test('logs neither failures nor problems, and does again when it is back [B25]', () => {
    const lines = watchConsole();
    leavePage();
    complain('The map has no ground.', new Error('cut off'));
    sayProblem('api-unreachable', { api: 'https://left.example', origin: 'here' });
    expect(lines).toEqual([]);
    returnToPage();
    complain('The map has no ground.', new Error('broken'));
    sayProblem('api-unreachable', { api: 'https://left.example', origin: 'here' });
    expect(lines).toEqual([
      '[freight] The map has no ground. Error: broken',
      expect.stringContaining('api-unreachable'),
    ]);
  });

  test('counts as left from beforeunload on, and as stayed when nothing comes of it [B25]', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    // A page that listens itself would ask whether to leave.
    window.dispatchEvent(new Event('beforeunload'));
    expect(isLeaving()).toBe(true);
    vi.advanceTimersByTime(5_000);
    expect(isLeaving()).toBe(false);
    window.dispatchEvent(new Event('beforeunload'));
    leavePage(false);
    vi.advanceTimersByTime(60_000);
    expect(isLeaving()).toBe(true);
  });

  test('asks again for what was cut off when it is back, and not before [B25]', async () => {
    const { orderId } = await orderOfSomebody();
    const path = `/api/v1/transport/tracking/${orderId}`;
    const requests = hangingRequests(path);
    const answer = pageCore().http.get(path);
    await expect.poll(() => requests.addresses.length).toBe(1);
    leavePage();
    requests.cutOff();
    expect(await settled(answer)).toBe(false);
    expect(requests.addresses).toHaveLength(1);
    requests.end();
    returnToPage();
    expect(await answer).toMatchObject({ success: true });
  });

  test('an answer is one, however the page has been left [B25]', async () => {
    leavePage();
    await expect(pageCore().http.post('/api/v1/contact', {})).rejects.toBeInstanceOf(ApiError);
    await expect(pageCore().http.get('/api/v1/transport/tracking/unknown')).rejects.toBeInstanceOf(ApiError);
  });

  test('sends nothing twice: what was cut off fails when the page is back [B25]', async () => {
    const requests = hangingRequests('/api/v1/contact');
    const sent = pageCore().http.post('/api/v1/contact', {});
    await expect.poll(() => requests.addresses.length).toBe(1);
    leavePage();
    requests.cutOff();
    expect(await settled(sent)).toBe(false);
    returnToPage();
    await expect(sent).rejects.toBeInstanceOf(NetworkError);
    expect(requests.addresses).toHaveLength(1);
  });

  test('a request whose time has run out in the cache is made again as well [B25]', async () => {
    let attempts = 0;
    let expire = () => {};
    const answer = unlessLeft(
      () =>
        new Promise((resolve, reject) => {
          attempts += 1;
          if (attempts > 1) resolve('answer');
          expire = () => reject(new DOMException('late', 'TimeoutError'));
        }),
      { isRepeatable: true },
    );
    leavePage();
    returnToPage();
    expire();
    expect(await answer).toBe('answer');
  });

  test('whoever aborts does not wait for the page, and a failure without leaving is one at once [B25]', async () => {
    const stop = new AbortController();
    const fail = () => Promise.reject(new Error('cut off'));
    leavePage();
    const waiting = unlessLeft(fail, { isRepeatable: true, signal: stop.signal });
    expect(await settled(waiting)).toBe(false);
    stop.abort();
    await expect(waiting).rejects.toBe(stop.signal.reason);
    returnToPage();
    await expect(unlessLeft(fail, { isRepeatable: true })).rejects.toThrow('cut off');
  });
});

test('an element whose request was cut off shows no failure, and its parcel when the page is back [B25]', async () => {
  const { orderId } = await orderOfSomebody();
  const lines = watchConsole();
  const requests = hangingRequests(`/tracking/${orderId}`);
  const { screen, root } = await renderElement(element, { attributes: { 'order-id': orderId } });
  await expect.poll(() => requests.addresses.length).toBe(1);
  leavePage();
  requests.cutOff();
  await new Promise(requestAnimationFrame);
  expect(root.querySelector('.awaited')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  requests.end();
  returnToPage();
  await screen.findByText(orderId);
  expect(lines).toEqual([]);
  await api('reset');
});
