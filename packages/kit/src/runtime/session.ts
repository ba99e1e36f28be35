import { type ClientStorage, createSession, createStorage, type Session } from '@freight/client/session';
import { apiOrigin, configuration } from '#runtime/configuration.ts';
import { shared } from '#runtime/runtime.ts';

/** On foreign pages nothing of the session is written down unless the host says so. */
function persistence(): 'persistent' | 'memory' {
  return (
    configuration.getState().session ??
    (apiOrigin() === globalThis.location?.origin ? 'persistent' : 'memory')
  );
}

/** The page's one storage; made at first use, so that `configure()` has had its say. */
export const pageStorage = (): ClientStorage =>
  shared('storage', () => createStorage({ persistence: persistence() }));

/** The page's one session, the same in every tab where it is persistent. */
export const pageSession = (): Session =>
  shared('session', () => {
    const session = createSession({ storage: pageStorage() });
    if (typeof window !== 'undefined') session.watchOtherTabs();
    return session;
  });
