import { type Client, createClient } from '@freight/client';
import { apiOrigin, configuration } from '#runtime/configuration.ts';
import { shared } from '#runtime/runtime.ts';
import { pageSession, pageStorage } from '#runtime/session.ts';
import { watchSessionExpiry } from '#runtime/sessionExpiry.ts';

/** The page's one client: every element's calls share its session, its refresh and its live socket (law 5). */
export const pageClient = (): Client =>
  shared('client', () => {
    const { socketUrl } = configuration.getState();
    watchSessionExpiry(pageSession());
    return createClient({
      apiUrl: apiOrigin(),
      session: pageSession(),
      storage: pageStorage(),
      ...(socketUrl && { socketUrl }),
    });
  });
