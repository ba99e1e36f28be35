import { expect, onTestFinished, test, vi } from 'vitest';
import { configure } from './configuration.ts';
import { endSession } from './endSession.ts';
import { pageSession } from './session.ts';

vi.mock('./signOut.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('ends the session here although the code that tells the server cannot be fetched [SESS-16]', async () => {
  configure({ session: 'memory' });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  pageSession().setTokens({ token: 'a.token', refreshToken: 'another' });
  await endSession();
  expect(pageSession().tokens()).toEqual({ token: '', refreshToken: '' });
  expect(pageSession().getState().status).toBe('signed-out');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('logout'), expect.anything());
});
