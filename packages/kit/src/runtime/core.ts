import { type Core, createCore } from '@freight/client';
import { apiOrigin, configuration } from '#runtime/configuration.ts';
import { shared } from '#runtime/runtime.ts';
import { pageSession, pageStorage } from '#runtime/session.ts';
import { watchSessionExpiry } from '#runtime/sessionExpiry.ts';

/**
 * What every call of the page goes through: one session, one refresh and one live socket for all elements (law 5).
 * The groups of calls stand in files of their own, so that an element pays for those it makes.
 */
export const pageCore = (): Core =>
  shared('core', () => {
    const { socketUrl } = configuration.getState();
    watchSessionExpiry(pageSession());
    return createCore({
      apiUrl: apiOrigin(),
      session: pageSession(),
      storage: pageStorage(),
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
  });
