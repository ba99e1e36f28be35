import { firstPaths } from '@freight/contract';
import type { Session } from '#session/session.ts';
import type { Send } from './http.ts';

interface LogoutOptions {
  session: Session;
  send: Send;
  log: (message: string, error: unknown) => void;
}

/**
 * Signs out here immediately, and on the server if there is a token, even while the page is being left. Resolves to
 * false when the server could not be reached, which is only logged [SESS-14] [SESS-15] [SESS-16] [SESS-17].
 */
export const createLogout =
  ({ session, send, log }: LogoutOptions) =>
  async (): Promise<boolean> => {
    const { token, refreshToken } = session.tokens();
    session.clear();
    if (!token) return true;
    try {
      await send('POST', firstPaths.logout, { json: { refreshToken }, bearer: token, keepalive: true });
      return true;
    } catch (error) {
      log('The server could not be told of the logout.', error);
      return false;
    }
  };
