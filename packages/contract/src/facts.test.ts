import { expect, test } from 'vitest';
import { paths } from './allPaths.ts';
import { isDoorClaim } from './claims.ts';
import { browserKeyHeader, partnerKeyHeader } from './paths.ts';
import {
  factsOfStatus,
  finalStatuses,
  isKnownStatus,
  movingStatuses,
  orderStatuses,
  statusesOfTab,
  statusFacts,
  statusMessages,
} from './statuses.ts';
import { withoutSlash } from './webAddress.ts';

test('escapes every value in an address [T10]', () => {
  for (const path of [
    paths.tracking,
    paths.validate,
    paths.transport,
    paths.invoice,
    paths.waybill,
    paths.signIn,
  ])
    expect(path('../a?b#c')).toMatch(/\/\.\.%2Fa%3Fb%23c$/);
  expect(paths.share('a/b', 'c/d')).toBe('/api/v1/transport/a%2Fb/shares/c%2Fd');
  expect(paths.shares('a/b')).toBe('/api/v1/transport/a%2Fb/shares');
  expect(paths.calendar('a/b')).toBe('/api/v1/transport/a%2Fb/calendar');
  expect(paths.socialSignIn('a/b')).toBe('/api/v1/user/auth/a%2Fb');
  expect(paths.transportsOfUser('a/b')).toBe('/api/v1/transport/user/a%2Fb');
  expect(paths.createFromRoute('a/b')).toBe('/api/v1/transport/create-from-route/a%2Fb');
  expect(withoutSlash('https://a.example//')).toBe('https://a.example');
  expect(withoutSlash('https://a.example/b')).toBe('https://a.example/b');
});

test('returns the meaning of each status, and none for an unknown one [T10]', () => {
  expect(finalStatuses).toEqual(['delivered', 'completed', 'cancelled', 'failed', 'returned']);
  expect(movingStatuses).toEqual(['inTransit', 'outForDelivery']);
  expect(statusesOfTab('delivered')).toEqual(finalStatuses);
  expect(statusesOfTab('active')).toHaveLength(8);
  expect(orderStatuses.filter((status) => statusFacts[status].isCancellable)).toEqual([
    'pending',
    'pending_queue',
    'confirmed',
    'awaitingPickup',
  ]);
  const picked = { phase: 'moving', step: 'picked', isFinal: false, isCancellable: false, tab: 'active' };
  expect(factsOfStatus('picked')).toEqual(picked);
  expect(factsOfStatus('accepted')).toMatchObject({ phase: 'waiting', step: 'accepted' });
  for (const status of ['failed', 'returned'])
    expect(factsOfStatus(status)).toMatchObject({ phase: 'problem', isFinal: true, tab: 'delivered' });
  expect(factsOfStatus('onHold')).toMatchObject({ phase: 'problem', isFinal: false });
  expect([isKnownStatus('toString'), factsOfStatus('lost')]).toEqual([false, undefined]);
});

test('has a sentence of its own for every status', () => {
  const sentences = orderStatuses.map((status) => statusMessages[status]);
  expect(new Set(sentences).size).toBe(orderStatuses.length);
  for (const sentence of sentences)
    expect(sentence).toMatch(/^(?:Ditt paket|Din beställning|Kundtjänst) \p{L}+/u);
});

test('keeps the names of the headers that pages and partners send', () => {
  expect([browserKeyHeader, partnerKeyHeader]).toEqual(['Freight-Browser', 'Freight-Key']);
});

test('separates claims about the door from those about the goods [T10]', () => {
  expect(['notMyDoor', 'wasAtHome'].map(isDoorClaim)).toEqual([true, true]);
  expect(['damaged', 'missing', 'wrongParcel', 'other', ''].some(isDoorClaim)).toBe(false);
});
