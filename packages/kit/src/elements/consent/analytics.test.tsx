import { storageKeys } from '@freight/contract';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startAnalytics } from '#consent/analytics/analytics.ts';
import type { AnalyticsSettings } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { sharedOn } from '#testing/sharedOn.ts';
import { ready, watchErrors } from '#testing/twin.ts';

const policy = (analytics: string, types = "'none'") =>
  [
    "default-src 'none'",
    `script-src 'self' ${new URL(analytics).origin}`,
    "style-src 'self'",
    'connect-src *',
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ].join('; ');

type Page = Window & typeof globalThis;

let scriptUrl = '';
beforeEach(async () => {
  ({ scriptUrl } = await api('analytics'));
  localStorage.removeItem(storageKeys.consent);
});
afterEach(() => localStorage.removeItem(storageKeys.consent));

interface VisitOptions {
  /** Whether the host names an analytics service. */
  isConfigured?: boolean;
  /** Settings of the service besides `scriptUrl` and `id`. */
  analytics?: Partial<AnalyticsSettings>;
  /** Names of the trusted-types policies that the page allows. */
  types?: string;
  /** Called with the page before the kit is loaded. */
  prepare?: (page: Page) => void;
}

/** Loads a module of the kit. This document creates the script, because the page's policy takes no script addresses. */
async function loadModule(page: Page, path: string): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = path;
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  page.document.head.append(script);
  await loaded;
}

/** A visit: a page of its own, under a strict policy, with the banner on it. */
async function visit({ isConfigured = true, analytics, types, prepare }: VisitOptions = {}) {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="en"><head><title>A page</title><meta http-equiv="Content-Security-Policy" content="${policy(scriptUrl, types)}"></head><body></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.prepend(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const page = frame.contentWindow as Page;
  // The test tool wraps every dynamic import; this page has no test tool.
  Object.assign(page, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });
  prepare?.(page);
  const errors = watchErrors(page);
  const host = page.document.createElement('freight-consent');
  page.document.body.append(host);
  // Load the code that waits for the choice now, so that no request for it is pending later.
  await loadModule(page, '/src/consent/analytics/analytics.ts');
  await loadModule(page, '/src/elements/consent/freight-consent.tsx');
  const root = await ready(host);
  sharedOn(page, 'configuration').setState({
    language: 'en',
    ...(isConfigured && { analytics: { scriptUrl, id: 'site-1', ...analytics } }),
  });
  const press = (choice: number) =>
    root.querySelectorAll<HTMLButtonElement>('.banner__choices button')[choice]?.click();
  return { host, root, press, errors };
}

/** The totals of what the service has received. */
async function arrivals() {
  const { loads, views } = await api('analytics');
  seen.loads += loads;
  seen.views.push(...views);
  return { loads: seen.loads, views: seen.views.length };
}
const seen = { loads: 0, views: [] as Record<string, string>[] };
beforeEach(() => Object.assign(seen, { loads: 0, views: [] }));

/** Starts one more script and waits for it: earlier requests have then arrived, so any further one would be counted. */
async function nothingMoreThan(before: { loads: number; views: number }) {
  await startAnalytics({ scriptUrl: `${scriptUrl}?${crypto.randomUUID()}`, id: 'later' });
  await expect.poll(arrivals).toEqual({ loads: before.loads + 1, views: before.views + 1 });
  expect(seen.views.at(-1)?.['id']).toBe('later');
}
const nothing = { loads: 0, views: 0 };

test('loads the script and sends one page view when all is chosen [CONSENT-05] [CONSENT-09]', async () => {
  const { press, errors } = await visit();
  expect(await arrivals()).toEqual({ loads: 0, views: 0 });
  press(0);
  await expect.poll(arrivals).toEqual({ loads: 1, views: 1 });
  expect(seen.views[0]).toMatchObject({ id: 'site-1', title: 'A page', language: 'en' });
  expect(errors).toEqual([]);
});

test('loads it on later visits when all was chosen earlier, once each [CONSENT-03] [CONSENT-06] [CONSENT-09]', async () => {
  const { press } = await visit();
  press(0);
  await expect.poll(arrivals).toEqual({ loads: 1, views: 1 });
  const { root } = await visit();
  expect(root.querySelector('.banner')).toBeNull();
  await expect.poll(arrivals).toEqual({ loads: 2, views: 2 });
});

test.each([
  ['only necessary [CONSENT-07]', 1, 'necessary'],
  ['decline [CONSENT-08]', 2, 'none'],
])('loads nothing from another server after %s', async (_, button, choice) => {
  const { press } = await visit();
  press(button);
  expect(localStorage.getItem(storageKeys.consent)).toBe(choice);
  await visit();
  await nothingMoreThan(nothing);
});

test('loads nothing from another server before a choice is made [CONSENT-09]', async () => {
  await visit();
  const { root } = await visit();
  expect(root.querySelector('.banner')).not.toBeNull();
  await nothingMoreThan(nothing);
});

test('loads it only once when all is chosen again, or chosen after declining [CONSENT-05] [T4]', async () => {
  const { press, host, root } = await visit();
  press(2);
  await expect.poll(() => root.querySelector('.banner')).toBeNull();
  for (let round = 0; round < 2; round++) {
    host.setAttribute('open', '');
    await expect.poll(() => root.querySelector('.banner')).not.toBeNull();
    press(0);
    await expect.poll(() => root.querySelector('.banner')).toBeNull();
    await expect.poll(arrivals).toEqual({ loads: round + 1, views: round + 1 });
    await nothingMoreThan({ loads: round + 1, views: round + 1 });
  }
});

test('loads nothing when the host has configured nothing [CONSENT-05]', async () => {
  const { press, errors } = await visit({ isConfigured: false });
  press(0);
  await nothingMoreThan(nothing);
  expect(errors).toEqual([]);
});

test('keeps the choice for the lifetime of the page when storage is blocked, without errors [CONSENT-04] [CONSENT-05]', async () => {
  const { press, root, errors } = await visit({
    prepare: (page) =>
      void Object.defineProperty(page, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  });
  press(0);
  await expect.poll(() => root.querySelector('.banner')).toBeNull();
  await expect.poll(arrivals).toEqual({ loads: 1, views: 1 });
  expect(errors).toEqual([]);
});

test('continues when the service cannot be reached [CONSENT-05]', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await startAnalytics({ scriptUrl: new URL('no-such-script', scriptUrl).href });
  expect(logged).toHaveBeenCalledOnce();
});

test('reports the page without its query, which may name an order [CONSENT-09]', async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', `${location.pathname}?orderId=A-1#details`);
  await startAnalytics({ scriptUrl });
  await expect.poll(arrivals).toEqual({ loads: 1, views: 1 });
  expect(seen.views[0]).toMatchObject({ id: '', url: location.origin + location.pathname });
});

const classic = () => ({ kind: 'classic' as const, scriptUrl: new URL('classic.js', scriptUrl).href });
const siteId = { 'data-site-id': 'site-1', onload: 'alert(1)' };

test('runs an ordinary script of a vendor once, after consent, with its own policy entry [CONSENT-05] [A19]', async () => {
  const { press, host, root, errors } = await visit({
    analytics: { ...classic(), attributes: siteId },
    types: 'freight-analytics',
  });
  await nothingMoreThan(nothing);
  for (let round = 0; round < 2; round++) {
    host.setAttribute('open', '');
    await expect.poll(() => root.querySelector('.banner')).not.toBeNull();
    press(0);
    await expect.poll(() => root.querySelector('.banner')).toBeNull();
    await expect.poll(arrivals).toEqual({ loads: round + 2, views: round + 2 });
    await nothingMoreThan({ loads: round + 2, views: round + 2 });
  }
  expect(seen.views.filter(({ kind }) => kind === 'classic')).toEqual([{ id: 'site-1', kind: 'classic' }]);
  expect(errors).toEqual([]);
});

test('runs no ordinary script where consent is refused [A19] [CONSENT-07]', async () => {
  const { root, press } = await visit({ analytics: classic(), types: 'freight-analytics' });
  press(1);
  await expect.poll(() => root.querySelector('.banner')).toBeNull();
  await nothingMoreThan(nothing);
});

test('warns when the policy has no entry for an ordinary script, and continues without it [A19]', async () => {
  const warned: unknown[][] = [];
  const { root, press } = await visit({
    analytics: classic(),
    prepare: (page) => {
      page.console.warn = (...words) => void warned.push(words);
    },
  });
  press(0);
  const reason = expect.objectContaining({ message: expect.stringContaining('freight-analytics') });
  await expect.poll(() => warned).toEqual([['[freight] The analytics script could not be used.', reason]]);
  expect(root.querySelector('.banner')).toBeNull();
  await nothingMoreThan(nothing);
});

test.each(['javascript:alert(1)', 'data:text/javascript,alert(1)'])(
  'loads no script from %s [S1]',
  async (address) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const kind of ['module', 'classic'] as const) await startAnalytics({ scriptUrl: address, kind });
    expect(logged).toHaveBeenCalledTimes(2);
    expect(document.querySelector(`script[src^="${address.slice(0, 5)}"]`)).toBeNull();
  },
);
