import { type Core, createCore } from '@freight/client';
import { apiOrigin, configuration, settle } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { complain } from '#platform/leaving/complain.ts';
import { unlessLeft } from '#platform/leaving/leaving.ts';
import { guarded } from '#platform/registry.ts';
import { pageSession, pageStorage } from '#session/session.ts';
import { watchSessionExpiry } from '#session/sessionExpiry.ts';
import { watchStorage } from '#session/watchStorage.ts';
import { explainingFetch } from './explainingFetch.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    core: Core;
  }
}

/**
 * What every call of the page goes through: one session, one refresh and one live socket for all elements (law 5).
 * Each group of calls is a module of its own, so that an element loads only those it makes.
 */
export const pageCore = (): Core =>
  guarded('core', (life) => {
    settle('apiUrl', 'socketUrl');
    const { socketUrl, key } = configuration.getState();
    watchSessionExpiry(pageSession());
    watchStorage(pageSession(), pageStorage());
    const core: Core = createCore({
      apiUrl: apiOrigin(),
      key: key || undefined,
      session: pageSession().unlock(),
      storage: pageStorage(),
      language: currentLanguage,
      fetch: explainingFetch(apiOrigin()),
      persist: unlessLeft,
      log: complain,
      renew: (rejected) =>
        configuration.getState().partnerToken &&
        import('#api/partner/partnerTokens.ts').then(({ renewByPartner }) => renewByPartner(core, rejected)),
      // Read when they are needed: a host may configure at any time.
      documentPaths: {
        get waybill() {
          return configuration.getState().waybillPath;
        },
        get invoice() {
          return configuration.getState().invoicePath;
        },
      },
      // Set even when it is undefined: a missing property would be looked up on `Object.prototype`.
      socketUrl: socketUrl || undefined,
    });
    if (pageStorage().persistence === 'memory') endWithPage(core, life);
    life.addEventListener('abort', () => core.live.close());
    return core;
  });

/**
 * A session that exists only on this page ends with it, on the server too, so that a stolen refresh token is worthless
 * from then on. A page that only enters the back-forward cache keeps its session.
 */
function endWithPage({ logout }: Core, signal: AbortSignal): void {
  if (typeof window === 'undefined') return;
  addEventListener('pagehide', ({ persisted }) => !persisted && void logout(), { signal });
}
