import { type Client, createClient } from '@freight/client';
import { apiOrigin, configuration } from '#runtime/configuration.ts';
import { shared } from '#runtime/runtime.ts';
import { pageSession, pageStorage } from '#runtime/session.ts';

/** The page's one client: every element's calls share its session, its refresh and its live socket (law 5). */
export const pageClient = (): Client =>
  shared('client', () => {
    const { socketUrl } = configuration.getState();
    return createClient({
      apiUrl: apiOrigin(),
      session: pageSession(),
      storage: pageStorage(),
      ...(socketUrl && { socketUrl }),
    });
  });
