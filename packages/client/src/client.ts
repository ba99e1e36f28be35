import { createAccounts } from '#api/accounts.ts';
import { createTransports, type DocumentPaths } from '#api/transports.ts';
import { createHttp, createSend } from '#http/http.ts';
import { createRefresh, type Locks } from '#http/refresh.ts';
import { createLive } from '#live/live.ts';
import type { Session } from '#session/session.ts';
import type { ClientStorage } from '#storage/storage.ts';

export interface ClientOptions {
  /** Where the API answers, with or without a trailing slash; empty for the page's own host (OPEN-42). */
  apiUrl: string;
  /** Where the live socket answers; the API host unless told. */
  socketUrl?: string;
  session: Session;
  storage: ClientStorage;
  documentPaths?: DocumentPaths;
  fetch?: typeof globalThis.fetch;
  /** What keeps tabs from refreshing at the same time; the browser's unless told. */
  locks?: Locks;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Hears of failures that nobody has to see. */
  log?: (message: string, error: unknown) => void;
}

/** Everything that talks to the API. Connects the live socket at once if a token is stored [SOCKET-02]. */
export type Client = ReturnType<typeof createClient>;

function browserLocks(): Locks | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

/** One client per page; all its functions may be passed around without it. */
export function createClient(options: ClientOptions) {
  const { session, storage, documentPaths = {}, locks = browserLocks(), now = Date.now } = options;
  const { fetch = globalThis.fetch.bind(globalThis), log = console.warn } = options;
  const apiUrl = options.apiUrl.replace(/\/+$/, '');
  const isShared = storage.persistence === 'persistent';
  const refresh = createRefresh({ apiUrl, session, fetch, locks, now, isShared });
  const send = createSend({ apiUrl, session, refresh, fetch });
  const http = createHttp(send);
  const live = createLive({ url: options.socketUrl ?? apiUrl, session, refresh, log });
  return {
    http,
    accounts: createAccounts({ apiUrl, http, send, session, log }),
    transports: createTransports({ http, send, session, documentPaths }),
    live,
    /** Ends the socket and all listening; the session stays as it is. */
    close: live.close,
  };
}
