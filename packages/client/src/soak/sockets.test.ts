import { openTestServer } from '@freight/server/testing';
import { amountOf, chance, choices, numbers, recordFigures } from '@freight/testing/fuzz';
import { appears } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { openBrowser } from '#testing/browserStorage.ts';
import { aDraft } from '#testing/drafts.ts';
import { lineTo } from '#testing/line.ts';
import { openTab } from '#testing/startClient.ts';

const followers = 6;
const rounds = amountOf('cuts', 5);
/** `npm test` does not wait until a silent connection is noticed: that takes a quarter of a minute. */
const waitsForNotice = rounds > 100;
const minute = 60_000;
/** The longest time until followers are current after a reconnect, and until a silent connection is noticed. */
const limits = { currentMs: 3_000, noticedMs: 16_000 };

test('followers of orders receive every final status through cuts, no event twice, and are current within three seconds [F14]', {
  timeout: Math.max(120_000, rounds * 10_000),
}, async () => {
  const server = await openTestServer();
  const line = await lineTo(server.url);
  const person = await server.verifiedUser();
  const browser = openBrowser();
  const tab = openTab(line.url, { browser, socketUrl: line.url, tokens: person });
  // A tab of its own on a connection that is never cut; in a long run either may have to renew the token, for both.
  const reader = openTab(server.url, { browser });
  const { live } = tab.client;
  await live.connect();
  const received = new Map<string, number[]>();
  const last = new Map<string, string>();
  const leave = new Set<() => void>();
  const follow = async () => {
    const draft = aDraft();
    const pricing = await reader.client.transports.calculatePrice(draft);
    const { _id } = await reader.client.transports.createFromRoute(
      { ...draft, pricing },
      { idempotencyKey: crypto.randomUUID() },
    );
    received.set(_id, []);
    const unsubscribe = live.subscribe(_id, {
      onStatus: ({ version = -1, status }) => {
        received.get(_id)?.push(version);
        last.set(_id, status);
      },
      onSubscribed: ({ status }) => last.set(_id, status),
    });
    leave.add(unsubscribe);
    return _id;
  };
  const statusOf = async (id: string) => (await reader.client.transports.byId(id))?.status;
  const slowest = { current: 0, noticed: 0 };
  let final = 0;
  let ids = await Promise.all(Array.from({ length: followers }, follow));
  const cuts = choices(['once', 'reset', 'refused', 'silent'] as const, rounds);
  const passing = numbers(300, rounds, chance.seed + 1);
  for (const [round, cut] of cuts.entries()) {
    const isUnnoticed = cut === 'silent' && waitsForNotice && round % 20 === 0;
    const began = performance.now();
    await line.cut(cut);
    await server.advance((passing[round] ?? 0) * minute);
    if (isUnnoticed) {
      await vi.waitFor(() => expect(live.state.getState().status).not.toBe('connected'), {
        timeout: appears,
      });
      slowest.noticed = Math.max(slowest.noticed, performance.now() - began);
    }
    const truth = await Promise.all(ids.map(statusOf));
    await line.mend();
    const back = performance.now();
    await vi.waitFor(() => expect(ids.map((id) => last.get(id))).toEqual(truth), {
      timeout: appears,
      interval: 20,
    });
    slowest.current = Math.max(slowest.current, performance.now() - back);
    if (round % 5 !== 4) continue;
    // To the end of every journey, over one more cut.
    await line.cut('once');
    await server.advance(20 * 60 * minute);
    await vi.waitFor(() => expect(ids.map((id) => last.get(id))).toEqual(ids.map(() => 'delivered')), {
      timeout: appears,
    });
    final += ids.length;
    // Customers do not follow orders for ever; one connection may follow at most 200 orders at a time.
    for (const unsubscribe of leave) unsubscribe();
    leave.clear();
    ids = round === rounds - 1 ? ids : await Promise.all(Array.from({ length: followers }, follow));
  }
  const doubled = [...received.values()].filter((versions) =>
    versions.some((one, index) => index > 0 && one <= (versions[index - 1] ?? -1)),
  );
  recordFigures('followers through cuts of the connection', {
    cuts: rounds + Math.floor(rounds / 5),
    'final statuses received': final,
    'final statuses missed': received.size - final,
    'orders with an event received twice': doubled.length,
    'slowest until current, in ms': Math.round(slowest.current),
    'slowest until a silent connection is noticed, in ms': Math.round(slowest.noticed),
  });
  expect(doubled).toEqual([]);
  expect(final).toBe(received.size);
  expect(slowest.current).toBeLessThan(limits.currentMs);
  expect(slowest.noticed).toBeLessThan(limits.noticedMs);
});
