import { expect, test, vi } from 'vitest';
import { apiOrigin, configuration, configure } from '#platform/configuration.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession, pageStorage } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { pictureUrl } from './account/pictureUrl.ts';
import { pageCore } from './calls/core.ts';

function watchConsole() {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => warned.mock.calls.map(([line]) => line);
}

test('keeps the first API, for pictures too, when apiUrl changes later, and logs a warning', async () => {
  await connectToApi();
  const lines = watchConsole();
  const first = await api('url');
  configure({ apiUrl: 'https://other.example', helpPhone: '112' });
  expect([apiOrigin(), pageCore().apiUrl, pictureUrl('/a.png')]).toEqual([first, first, `${first}/a.png`]);
  expect(configuration.getState().helpPhone).toBe('112');
  await expect
    .poll(lines)
    .toEqual([
      expect.stringContaining(`setting-in-use: The setting apiUrl is in use already and stays "${first}".`),
    ]);
});

test('accepts the same settings again without a warning, as from a second script on the page', async () => {
  await connectToApi();
  const lines = watchConsole();
  configure({ apiUrl: `${await api('url')}/`, session: 'persistent' });
  expect(lines()).toEqual([]);
});

test('keeps a session where it was made: on the page, or written down', async () => {
  renewShared('session', 'core', 'settledSettings');
  configure({ apiUrl: 'https://api.example.com', session: 'memory' });
  expect(pageSession().getState().status).toBe('signed-out');
  const lines = watchConsole();
  configure({ session: 'persistent' });
  expect([pageStorage().persistence, configuration.getState().session]).toEqual(['memory', 'memory']);
  await expect
    .poll(lines)
    .toEqual([
      expect.stringContaining('setting-in-use: The setting session is in use already and stays "memory".'),
    ]);
});

test('follows every change that comes before the first element needs it', async () => {
  renewShared('session', 'core', 'settledSettings');
  const lines = watchConsole();
  configure({ apiUrl: 'https://first.example' });
  configure({ apiUrl: 'https://second.example/' });
  expect([apiOrigin(), pageCore().apiUrl]).toEqual(['https://second.example', 'https://second.example']);
  expect(lines()).toEqual([]);
});
