import { createAccounts } from '@freight/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pageApi } from '#api/calls/pageApi.ts';
import { announceVersion } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';
import { storedTokens } from '#testing/storedTokens.ts';
import { pageCore } from './calls/core.ts';

/** A module of another version of the kit, which has come to the page with all its code. */
async function ofSecond<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ `/src/${path}?second`);
}
const second = {
  calls: await ofSecond<typeof import('./calls/pageApi.ts')>('api/calls/pageApi.ts'),
  core: await ofSecond<typeof import('./calls/core.ts')>('api/calls/core.ts'),
  registry: await ofSecond<typeof import('#platform/registry.ts')>('platform/registry.ts'),
  session: await ofSecond<typeof import('#session/session.ts')>('session/session.ts'),
};

beforeEach(async () => {
  // What the second version keeps for itself goes first; what both share is made by the first.
  second.registry.renewShared('core', 'session');
  await connectToApi();
});

/** Gives the second version a session of another form, until the test ends. */
function withOwnForms(): void {
  const { forms, renewShared } = second.registry;
  Object.assign(forms, { session: 2, core: 2 });
  onTestFinished(() => {
    renewShared('core', 'session');
    delete forms.session;
    delete forms.core;
  });
}

/** Both versions call at the same moment with a token that the server refuses once. */
async function callWithOldToken() {
  await api('fault', { path: '/user/profile', status: 401, times: 2, body: { message: 'Token expired' } });
  return Promise.all([pageApi(createAccounts).profile(), second.calls.pageApi(createAccounts).profile()]);
}

test('two versions of the kit share session, client and line', async () => {
  expect(second.registry).not.toBe(await import('#platform/registry.ts'));
  expect(second.core.pageCore()).toBe(pageCore());
  expect(second.session.pageSession()).toBe(pageSession());
  const { email } = await signInSomebody();
  expect(second.session.pageSession().getState().user?.email).toBe(email);
  await expect.poll(() => second.core.pageCore().live.state.getState().status).toBe('connected');
});

test('two versions of the kit refresh once for both', async () => {
  await signInSomebody();
  const people = await callWithOldToken();
  expect(new Set(people.map(({ _id }) => _id)).size).toBe(1);
  expect(await api('requests', '/refresh-token')).toHaveLength(1);
});

test('versions whose sessions differ in form live side by side, and neither signs the other out', async () => {
  const { email } = await signInSomebody();
  withOwnForms();
  expect(second.core.pageCore()).not.toBe(pageCore());
  expect(second.session.pageSession().getState().user?.email).toBe(email);
  await callWithOldToken();
  expect([pageSession(), second.session.pageSession()].map((one) => one.getState().status)).toEqual([
    'signed-in',
    'signed-in',
  ]);
  expect(storedTokens().refreshToken).not.toBe('');
  // What one has renewed is good for the other.
  await Promise.all([pageApi(createAccounts).profile(), second.calls.pageApi(createAccounts).profile()]);
});

test('keeps tokens out of the state that two versions share [S2]', async () => {
  await signInSomebody();
  const { token, refreshToken } = storedTokens();
  const seen = new Set<unknown>();
  const reachable: string[] = [];
  function walk(value: unknown): void {
    if (typeof value === 'string') reachable.push(value);
    if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return;
    seen.add(value);
    if ('getState' in value && typeof value.getState === 'function') walk(value.getState());
    if (value instanceof Map) for (const entry of value.values()) walk(entry);
    for (const part of Object.values(value)) walk(part);
  }
  walk((globalThis as unknown as Record<symbol, unknown>)[Symbol.for('freight.shared')]);
  expect(reachable.length).toBeGreaterThan(5);
  expect(reachable.filter((text) => text.includes(token) || text.includes(refreshToken))).toEqual([]);
});

test('logs once that a second version is on the page', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  announceVersion('1.0.0');
  for (const version of ['1.1.0', '1.1.0', '1.2.0']) second.registry.announceVersion(version);
  await expect
    .poll(() => info.mock.calls)
    .toEqual([
      [expect.stringContaining('The kit is on this page more than once (1.0.0 came first, 1.1.0 joins).')],
    ]);
});
