import { partnerKeyHeader, withoutSlash } from '@freight/contract';
import { createHttp, createSend, type Http, type Persist, type Send } from '#http/http.ts';
import { createIntroducedPost, type Post } from '#http/introducedPost.ts';
import { createLogout } from '#http/logout.ts';
import { createRefresh, type Locks, type Refresh } from '#http/refresh.ts';
import type { Live } from '#live/api.ts';
import { createLive } from '#live/live.ts';
import type { Session } from '#session/session.ts';
import { type VisibleSession, visible } from '#session/visibleSession.ts';
import type { ClientStorage } from '#storage/storage.ts';

/** Paths of the documents, with `{waybill}` and `{orderId}` to be filled in (OPEN-82, OPEN-83). */
export interface DocumentPaths {
  waybill?: string;
  invoice?: string;
}

export interface ClientOptions {
  /** Where the API answers, with or without a trailing slash; empty for the page's own host (OPEN-42). */
  apiUrl: string;
  /** The publishable key of the partner whose page it is. */
  key?: string | undefined;
  /** Where the live socket answers; the API's host by default. */
  socketUrl?: string;
  session: Session;
  storage: ClientStorage;
  documentPaths?: DocumentPaths;
  fetch?: typeof globalThis.fetch;
  /** Keeps tabs from refreshing at the same time; the browser's own by default. */
  locks?: Locks;
  /** Renews tokens in place of the refresh call; where it returns undefined, that call is made. */
  renew?: (rejectedToken: string) => ReturnType<Refresh> | undefined;
  /** The language of the page, in which the API's mails are to be written. */
  language?: () => string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /**
   * Makes the attempt of each call: where the page is left meanwhile, which ends its requests, it settles when the page is
   * back. `isRepeatable` is true for reading. By default one attempt.
   */
  persist?: Persist;
  /** Called with failures that no user has to see. */
  log: (message: string, error: unknown) => void;
}

/**
 * The base that all groups of calls are created from. Its owner can call the API as the signed-in person, but cannot
 * read the tokens.
 */
export interface Core {
  readonly apiUrl: string;
  readonly http: Http;
  readonly send: Send;
  readonly session: VisibleSession;
  /** Ends the session here and on the server; false when the server could not be reached [SESS-14]. */
  readonly logout: () => Promise<boolean>;
  /** Posts calls that need no sign-in, with the browser and the language they come from. */
  readonly postIntroduced: Post;
  /** The language of the page, in which mails are to be written; absent if the host page has given none. */
  readonly language?: (() => string) | undefined;
  readonly live: Live;
  documentPaths: DocumentPaths;
  log: (message: string, error: unknown) => void;
}

/** Sends the partner key with every call, which identifies the page it comes from. */
const keyed =
  (fetch: typeof globalThis.fetch, key: string): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    request.headers.set(partnerKeyHeader, key);
    return fetch(request);
  };

function browserLocks(): Locks | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

/** Requests, refresh and live socket; connects the socket immediately if a token is stored [SOCKET-02]. */
export function createCore(options: ClientOptions): Core {
  const { session, storage, documentPaths = {}, locks = browserLocks(), now = Date.now } = options;
  const { log, key, persist = (attempt) => attempt() } = options;
  const plainFetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const fetch = key ? keyed(plainFetch, key) : plainFetch;
  const apiUrl = withoutSlash(options.apiUrl);
  const isShared = storage.persistence === 'persistent';
  const exchange = createRefresh({ apiUrl, session, fetch, locks, now, isShared });
  const refresh: Refresh = (rejected) => options.renew?.(rejected) ?? exchange(rejected);
  const send = createSend({ apiUrl, session, refresh, fetch, persist });
  const live = createLive({ url: options.socketUrl ?? apiUrl, session, refresh, log });
  const http = Object.freeze(createHttp(send));
  const logout = createLogout({ session, send, log });
  return Object.freeze({
    apiUrl,
    http,
    send,
    session: visible(session),
    logout,
    postIntroduced: createIntroducedPost({ http, storage, language: options.language }),
    language: options.language,
    live,
    documentPaths,
    log,
  });
}
