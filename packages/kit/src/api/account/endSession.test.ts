import { expect, test, vi } from 'vitest';
import { openFreshPage } from '#testing/freshPage.ts';

test('ends the session immediately when the client is loaded, although its sign-out code never loads [B8]', async () => {
  const { load, window: page } = await openFreshPage();
  const { configure } = await load<typeof import('#platform/configuration.ts')>(
    '/src/platform/configuration.ts',
  );
  const { pageSession } = await load<typeof import('#session/session.ts')>('/src/session/session.ts');
  const { pageCore } = await load<typeof import('#api/calls/core.ts')>('/src/api/calls/core.ts');
  const { endSession } = await load<typeof import('./endSession.ts')>('/src/api/account/endSession.ts');
  configure({ session: 'memory' });
  pageCore();
  Object.assign(page, { __vitest_browser_runner__: { wrapDynamicImport: () => new Promise(() => {}) } });
  pageSession().setTokens({ token: 'a.token', refreshToken: 'another' });
  void endSession();
  expect(pageSession().hasToken()).toBe(false);
});

test('ends the session within 10 seconds although the code of the logout request never loads [B8]', async () => {
  const { load, window: page } = await openFreshPage();
  const { configure } = await load<typeof import('#platform/configuration.ts')>(
    '/src/platform/configuration.ts',
  );
  const { pageSession } = await load<typeof import('#session/session.ts')>('/src/session/session.ts');
  const { endSession } = await load<typeof import('./endSession.ts')>('/src/api/account/endSession.ts');
  configure({ session: 'memory' });
  Object.assign(page, { __vitest_browser_runner__: { wrapDynamicImport: () => new Promise(() => {}) } });
  pageSession().setTokens({ token: 'a.token', refreshToken: 'another' });
  void endSession();
  await expect.poll(() => pageSession().hasToken()).toBe(false);
});

test('ends the session on the page although the code of the logout request fails to load [SESS-16]', async () => {
  const { load, window: page, loseFiles } = await openFreshPage();
  const { configure } = await load<typeof import('#platform/configuration.ts')>(
    '/src/platform/configuration.ts',
  );
  const { pageSession } = await load<typeof import('#session/session.ts')>('/src/session/session.ts');
  const { endSession } = await load<typeof import('./endSession.ts')>('/src/api/account/endSession.ts');
  loseFiles();
  configure({ session: 'memory' });
  const logged = vi.spyOn(page.console, 'error').mockImplementation(() => undefined);
  pageSession().setTokens({ token: 'a.token', refreshToken: 'another' });
  await endSession();
  expect(pageSession().hasToken()).toBe(false);
  expect(pageSession().getState().status).toBe('signed-out');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('logout'), expect.anything());
});
