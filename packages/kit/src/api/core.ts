import { type Core, createCore } from '@freight/client';
import { apiOrigin, configuration, settle } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { guarded } from '#platform/registry.ts';
import { pageSession, pageStorage } from '#session/session.ts';
import { watchSessionExpiry } from '#session/sessionExpiry.ts';
import { watchStorage } from '#session/watchStorage.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    core: Core;
  }
}

/**
 * What every call of the page goes through: one session, one refresh and one live socket for all elements (law 5).
 * The groups of calls stand in files of their own, so that an element pays for those it makes.
 */
export const pageCore = (): Core =>
  guarded('core', (life) => {
    settle('apiUrl', 'socketUrl');
    const { socketUrl } = configuration.getState();
    watchSessionExpiry(pageSession());
    watchStorage(pageSession(), pageStorage());
    const core = createCore({
      apiUrl: apiOrigin(),
      session: pageSession().unlock(),
      storage: pageStorage(),
      language: currentLanguage,
      // Asked when they are needed: a host may configure at any time.
      documentPaths: {
        get waybill() {
          return configuration.getState().waybillPath;
        },
        get invoice() {
          return configuration.getState().invoicePath;
        },
      },
      // Named also when it is unset: a missing name would be looked for on `Object.prototype`.
      socketUrl: socketUrl || undefined,
    });
    if (pageStorage().persistence === 'memory') endWithPage(core, life);
    life.addEventListener('abort', () => core.live.close());
    return core;
  });

/**
 * A session that is nowhere but on this page ends with it, on the server as well: from then on its refresh token is
 * of no use to whoever may have got hold of it. A page that only goes into the back-forward cache keeps it.
 */
function endWithPage({ logout }: Core, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  addEventListener('pagehide', ({ persisted }) => !persisted && void logout(), { signal });
}
