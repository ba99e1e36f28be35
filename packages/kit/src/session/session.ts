import {
  type ClientStorage,
  createSession,
  createStorage,
  type LockedSession,
  locked,
} from '@freight/client/session';
import { storageKeys } from '@freight/contract';
import { apiOrigin, configuration, settle } from '#platform/configuration.ts';
import { guarded } from '#platform/registry.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    session: { readonly session: LockedSession; readonly storage: ClientStorage };
  }
}

/** On foreign pages nothing of the session is stored unless the host configures it; of one by a partner never. */
function persistence(): 'persistent' | 'memory' {
  const { session, partnerToken } = configuration.getState();
  if (partnerToken) return 'memory';
  return session ?? (apiOrigin() === globalThis.location?.origin ? 'persistent' : 'memory');
}

/** The storage without the tokens: all scripts of a page can read its registry. */
function withoutTokens(storage: ClientStorage): ClientStorage {
  const isToken = (key: string) => key === storageKeys.token || key === storageKeys.refreshToken;
  return { ...storage, get: (key) => (isToken(key) ? null : storage.get(key)) };
}

/** Created at first use, so that `configure()` can be called before. */
const held = () =>
  guarded('session', (life) => {
    settle('apiUrl', 'session');
    const storage = createStorage({ persistence: persistence() });
    const needsRefreshToken = () => !configuration.getState().partnerToken;
    const session = createSession({ storage, needsRefreshToken });
    if (typeof window !== 'undefined') life.addEventListener('abort', session.watchOtherTabs());
    return { session: locked(session), storage: withoutTokens(storage) };
  });

/** The page's one storage, for all but tokens. */
export const pageStorage = (): ClientStorage => held().storage;

/**
 * The page's one session, the same in every tab where it is persistent. Only the client can read its tokens
 * (`docs/decisions/0016-tokens-out-of-reach.md`).
 */
export const pageSession = (): LockedSession => held().session;
