import { firstPaths } from '@freight/contract';
import ky from 'ky';
import { ApiError, NetworkError } from '#errors/apiError.ts';
import { fieldsOf } from '#fields/fields.ts';
import type { Session, Tokens } from '#session/session.ts';
import { parseBody } from './body.ts';
import type { Refresh } from './refresh.ts';
import { noteRejection } from './rejections.ts';

/**
 * Calls that belong to signing in: they handle an answer of 401 themselves,
 * so they never start a token refresh (OPEN-09, OPEN-36).
 */
const withoutRefresh: readonly string[] = [
  firstPaths.login,
  firstPaths.register,
  firstPaths.secondFactorSignIn,
  firstPaths.verifyEmail,
  firstPaths.forgotPassword,
  firstPaths.resetPassword,
  firstPaths.refreshToken,
  firstPaths.logout,
];

export interface RequestOptions {
  /** Aborting rejects with the original `AbortError`. */
  signal?: AbortSignal | undefined;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Milliseconds until the whole answer must have arrived; 15,000 by default. */
  timeout?: number;
}

/** The shared client: requests any path of the API and handles token, refresh, retry and errors. */
export interface Http {
  get(path: string, options?: RequestOptions): Promise<unknown>;
  post(path: string, json?: unknown, options?: RequestOptions): Promise<unknown>;
  postMultipart(path: string, form: FormData, options?: RequestOptions): Promise<unknown>;
  put(path: string, json?: unknown, options?: RequestOptions): Promise<unknown>;
  patch(path: string, json?: unknown, options?: RequestOptions): Promise<unknown>;
  delete(path: string, options?: RequestOptions): Promise<unknown>;
}

/** One call: the host's options and the client's own. */
export interface Call extends RequestOptions {
  json?: unknown;
  body?: FormData | URLSearchParams;
  /** A bearer token in place of the session's; such a call never refreshes. */
  bearer?: string;
  /** A 401 that remains after the retry ends the session the call was made with (OPEN-11). */
  endsSession?: boolean;
  /** Lets the call finish although the page is being left. */
  keepalive?: boolean;
  accept?: string;
}

export type Send = (method: string, path: string, call?: Call) => Promise<Response>;

/** Makes an attempt, perhaps again if it is repeatable and its failure is no answer. */
export type Persist = <Result>(
  attempt: () => Promise<Result>,
  options: {
    isRepeatable: boolean;
    isAnswer: (error: unknown) => boolean;
    signal?: AbortSignal | undefined;
  },
) => Promise<Result>;

interface SendOptions {
  apiUrl: string;
  session: Session;
  refresh: Refresh;
  fetch: typeof globalThis.fetch;
  persist: Persist;
}

const defaultTimeout = 15_000;

/** Settles with the promise, or rejects as soon as the signal aborts; the promise itself continues for other callers. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The answer of the reference API to pages that its operator has not allowed. */
const isRefusedPage = (data: unknown): boolean =>
  ['origin-not-allowed', 'key-unknown'].includes(String(fieldsOf(data).code));

/**
 * The address of a call. Anything that leaves the API's origin could send the token to another host: text that is no path
 * (`//evil.example`, a tab the URL parser drops), or an object that reads differently each time.
 */
function addressOf(path: string, apiUrl: string): string {
  const base = new URL(apiUrl, globalThis.location?.href);
  const address = /^\/(?![/\\])/.test(path) ? new URL(apiUrl + path, base) : undefined;
  if (address?.origin !== base.origin) throw new Error(`Not a path of the API: ${path}`);
  return address.href;
}

/** Sends one call and returns a successful response whose body has arrived [CLIENT-01] [CLIENT-02]. */
export function createSend({ apiUrl, session, refresh, fetch, persist }: SendOptions): Send {
  async function once(method: string, address: string, call: Call, token: string): Promise<Response> {
    const { signal, timeout = defaultTimeout, query, json, body, headers, keepalive, accept } = call;
    const deadline = AbortSignal.timeout(timeout);
    try {
      const response = await ky(address, {
        method,
        ...(json === undefined ? {} : { json }),
        ...(body ? { body } : {}),
        ...(query ? { searchParams: query } : {}),
        ...(keepalive ? { keepalive } : {}),
        headers: {
          Accept: accept ?? 'application/json',
          ...headers,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        // Answers belong to one person and one moment; a cached one would also have an old Date header.
        cache: 'no-store',
        retry: 0,
        timeout: false,
        throwHttpErrors: false,
        fetch,
      });
      session.noteServerDate(response.headers.get('date'));
      // Read here, so that an answer cut short is a network failure like any other.
      const bytes = await response.arrayBuffer();
      const { status, statusText } = response;
      return new Response(bytes.byteLength ? bytes : null, { status, statusText, headers: response.headers });
    } catch (error) {
      throw signal?.aborted ? error : new NetworkError(error, deadline.aborted ? 'timeout' : 'network');
    }
  }

  /** One refresh on behalf of a call, with the same timeout as the call itself. */
  async function renew(rejectedToken: string, { signal, timeout = defaultTimeout }: Call): Promise<Tokens> {
    const deadline = AbortSignal.timeout(timeout);
    try {
      return await abortable(refresh(rejectedToken), signal ? AbortSignal.any([signal, deadline]) : deadline);
    } catch (cause) {
      if (cause instanceof NetworkError || signal?.aborted) throw cause;
      if (deadline.aborted) throw new NetworkError(cause, 'timeout');
      throw new ApiError({ status: 401, statusText: 'Unauthorized', code: 'sessionExpired', cause });
    }
  }

  async function attempt(method: string, path: string, address: string, call: Call): Promise<Response> {
    const mayRefresh = call.bearer === undefined && !withoutRefresh.includes(path);
    let token = call.bearer ?? session.tokens().token;
    let isRenewed = false;
    if (mayRefresh && token && session.isExpired(token)) {
      ({ token } = await renew(token, call));
      isRenewed = true;
    }
    let response = await once(method, address, call, token);
    if (response.status === 401 && mayRefresh && !isRenewed) {
      const current = session.tokens();
      if (current.token || current.refreshToken) {
        ({ token } = await renew(token, call));
        response = await once(method, address, call, token);
      }
    }
    if (response.ok) return response;
    const { status, statusText } = response;
    const error = new ApiError({
      status,
      statusText,
      data: parseBody(await response.text()),
      // Seconds; a date, which the header may be as well, counts as unknown.
      retryAfter: Number(response.headers.get('retry-after')) || 0,
    });
    // The origin was refused, not this request: report it like a CORS failure.
    if (status === 403 && isRefusedPage(error.data)) throw new NetworkError(error);
    noteRejection(error, token);
    if (call.endsSession && status === 401 && token) session.expire({ token });
    throw error;
  }

  return async (method, anyPath, call = {}) => {
    const path = String(anyPath);
    const address = addressOf(path, apiUrl);
    return persist(() => attempt(method, path, address, call), {
      isRepeatable: method === 'GET',
      isAnswer: (error) => error instanceof ApiError,
      signal: call.signal,
    });
  };
}

/** The helpers over `send` that return parsed bodies [CLIENT-03] [CLIENT-04] [CLIENT-05]. */
export function createHttp(send: Send): Http {
  const call = async (method: string, path: string, options?: Call) => {
    const response = await send(method, path, options);
    return parseBody(await response.text());
  };
  return {
    get: (path, options) => call('GET', path, options),
    post: (path, json, options) => call('POST', path, { ...options, json }),
    postMultipart: (path, body, options) => call('POST', path, { ...options, body }),
    put: (path, json, options) => call('PUT', path, { ...options, json }),
    patch: (path, json, options) => call('PATCH', path, { ...options, json }),
    delete: (path, options) => call('DELETE', path, options),
  };
}
