import { paths } from '@freight/contract';
import { expect, test } from 'vitest';
import { api } from '#testing/api.ts';
import { openFreshPage } from '#testing/freshPage.ts';

/** A fresh page that has received no answer yet, and the problems it reports to its developer. */
async function freshFetch() {
  await api('reset');
  const { load, window: page } = await openFreshPage();
  const url = await api('url');
  const { explainingFetch } = await load<typeof import('./explainingFetch.ts')>(
    '/src/api/calls/explainingFetch.ts',
  );
  const reported: string[] = [];
  page.document.addEventListener('freight-error', (event) =>
    reported.push((event as CustomEvent).detail.code),
  );
  return { call: explainingFetch(url), url, reported, page };
}

const html = { type: 'text/html', body: '<!doctype html><title>Shop</title>' };
const probes = async () => (await api('requests', paths.capabilities)).length;

test('calls that fail together ask once why, and so do those soon after [B11]', async () => {
  const { call, url } = await freshFetch();
  await api('fault', { path: '/nothing', cut: 'before', times: 99 });
  const failing = () => expect(call(`${url}/nothing`)).rejects.toThrow();
  await Promise.all([failing(), failing(), failing()]);
  const asked = await probes();
  expect(asked).toBeGreaterThan(0);
  await failing();
  expect(await probes()).toBe(asked);
});

test('looks for the cause of a failed call again after the browser is back online [B11]', async () => {
  const { call, url, page } = await freshFetch();
  await api('fault', { path: '/nothing', cut: 'before', times: 99 });
  await expect(call(`${url}/nothing`)).rejects.toThrow();
  const asked = await probes();
  page.dispatchEvent(new Event('online'));
  await expect(call(`${url}/nothing`)).rejects.toThrow();
  expect(await probes()).toBeGreaterThan(asked);
});

test.each([200, 404])('a web page as the answer to capabilities (%s) is no fault [A25]', async (status) => {
  const { call, url, reported } = await freshFetch();
  await api('fault', { path: paths.capabilities, status, ...html });
  const answer = await call(`${url}${paths.capabilities}`);
  expect(await answer.text()).toContain('<title>Shop</title>');
  expect(reported).toEqual([]);
});

test('returns a 404 that is a web page when the API requires a login for another call [A34] [TRACK-32]', async () => {
  const { call, url, reported } = await freshFetch();
  await api('fault', { path: '/validate/', status: 404, ...html });
  const answer = await call(url + paths.validate('FR-0'));
  expect(answer.status).toBe(404);
  expect(reported).toEqual([]);
});

test('reports a wrong address for a 404 that is a web page when no call requires a login [A34]', async () => {
  const { call, url, reported } = await freshFetch();
  await api('fault', { path: '/transport', status: 404, times: 9, ...html });
  await expect(call(url + paths.validate('FR-0'))).rejects.toThrow('No API');
  await expect.poll(() => reported).toEqual(['api-wrong']);
});
