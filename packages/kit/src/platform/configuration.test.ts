import { expect, onTestFinished, test, vi } from 'vitest';
import { apiOrigin, configuration, configure } from './configuration.ts';

test('ignores an address that is not http(s), and names it in a warning with a link to the origin of the script [S1] [E4] [B20]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = apiOrigin();
  configure({ apiUrl: 'javascript:alert(1)//', geocoderUrl: 'data:,x' });
  expect(apiOrigin()).toBe(before);
  expect(configuration.getState().geocoderUrl).toBeUndefined();
  await expect.poll(() => warned.mock.calls.length).toBe(2);
  const page = `${location.origin}/docs/errors/address-refused`;
  expect(warned.mock.calls.sort()).toEqual([
    [`[freight] address-refused: The setting apiUrl is no http(s) address and is ignored. ${page}`],
    [`[freight] address-refused: The setting geocoderUrl is no http(s) address and is ignored. ${page}`],
  ]);
});

test('takes addresses of the web, and takes them back [S1]', () => {
  configure({ geocoderUrl: 'https://photon.example.com' });
  expect(configuration.getState().geocoderUrl).toBe('https://photon.example.com');
  configure({ geocoderUrl: undefined });
  expect(configuration.getState().geocoderUrl).toBeUndefined();
});

test('reads no setting from a polluted Object.prototype [S1]', () => {
  const prototype = Object.prototype as Record<string, unknown>;
  const names = ['apiUrl', 'socketUrl', 'geocoderUrl', 'pages', 'terms'];
  const { apiUrl, quirks } = configuration.getState();
  for (const name of names) prototype[name] = 'https://evil.example';
  onTestFinished(() => {
    for (const name of names) delete prototype[name];
  });
  configure({ quirks });
  const state = configuration.getState();
  expect(state.apiUrl).toBe(apiUrl);
  expect([state.socketUrl, state.geocoderUrl, state.pages.terms]).toEqual([undefined, undefined, undefined]);
});

test('ignores a page of the host that is not an http(s) address, and names it in a warning [A35]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { pages: before } = configuration.getState();
  configure({
    pages: { tracking: 'javascript:alert("{orderId}")', terms: '/terms', myOrders: 'https://{host}/' },
  });
  const { pages } = configuration.getState();
  expect({ ...pages }).toEqual({ ...before, terms: '/terms', myOrders: 'https://{host}/' });
  await expect
    .poll(() => warned.mock.calls.map(([line]) => line))
    .toEqual([expect.stringContaining('address-refused: The setting pages.tracking is no http(s) address')]);
});
