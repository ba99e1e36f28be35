import { pathsWithoutRefresh } from '@freight/contract';
import ky from 'ky';
import { ApiError, NetworkError } from '#errors/apiError.ts';
import type { Session, Tokens } from '#session/session.ts';
import { parseBody } from './body.ts';
import type { Refresh } from './refresh.ts';

export interface RequestOptions {
  /** Aborting rejects with the untouched `AbortError`. */
  signal?: AbortSignal | undefined;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Milliseconds until the whole answer must be here; 15,000 unless told. */
  timeout?: number;
}

/** The shared client: any path of the API, with token, refresh, retry and errors taken care of. */
export interface Http {
  get(path: string, options?: RequestOptions): Promise<unknown>;
  post(path: string, json?: unknown, options?: RequestOptions): Promise<unknown>;
  postMultipart(path: string, form: FormData, options?: RequestOptions): Promise<unknown>;
  put(path: string, json?: unknown, options?: RequestOptions): Promise<unknown>;
  patch(path: string, json?: unknown, options?: RequestOptions): Promise<unknown>;
  delete(path: string, options?: RequestOptions): Promise<unknown>;
}

/** What one call is, beyond the options a host may give. */
export interface Call extends RequestOptions {
  json?: unknown;
  body?: FormData;
  /** A bearer token in place of the session's; such a call never refreshes. */
  bearer?: string;
  /** Lets the answer arrive although the page is being left. */
  keepalive?: boolean;
  accept?: string;
}

export type Send = (method: string, path: string, call?: Call) => Promise<Response>;

interface SendOptions {
  apiUrl: string;
  session: Session;
  refresh: Refresh;
  fetch: typeof globalThis.fetch;
}

const sessionExpired = 'Session expired, please login again';

/** Settles with the promise, or rejects as soon as the signal aborts; the promise itself goes on for others. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Sends one call and answers a successful response whose body has arrived [CLIENT-01] [CLIENT-02]. */
export function createSend({ apiUrl, session, refresh, fetch }: SendOptions): Send {
  async function once(method: string, path: string, call: Call, token: string): Promise<Response> {
    const { signal, timeout = 15_000, query, json, body, headers, keepalive, accept } = call;
    const patience = AbortSignal.timeout(timeout);
    try {
      const response = await ky(apiUrl + path, {
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
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
        // Answers belong to one person and one moment; an old one would also carry an old clock.
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
      throw signal?.aborted ? error : new NetworkError(error);
    }
  }

  /** One refresh on behalf of a call; null when there is nothing to send again with. */
  async function renew(rejectedToken: string, signal: AbortSignal | undefined): Promise<Tokens | null> {
    try {
      return await abortable(refresh(rejectedToken), signal);
    } catch (cause) {
      if (cause instanceof NetworkError || signal?.aborted) throw cause;
      throw new ApiError({ status: 401, statusText: 'Unauthorized', message: sessionExpired, cause });
    }
  }

  return async (method, path, call = {}) => {
    const mayRefresh = call.bearer === undefined && !pathsWithoutRefresh.includes(path);
    let { token } = session.tokens();
    let isRenewed = false;
    if (mayRefresh && token && session.isExpired(token)) {
      const renewed = await renew(token, call.signal);
      isRenewed = true;
      token = renewed?.token ?? token;
    }
    let response = await once(method, path, call, call.bearer ?? token);
    if (response.status === 401 && mayRefresh && !isRenewed) {
      const current = session.tokens();
      const renewed = current.token || current.refreshToken ? await renew(token, call.signal) : null;
      if (renewed) response = await once(method, path, call, renewed.token);
    }
    if (response.ok) return response;
    const { status, statusText } = response;
    throw new ApiError({ status, statusText, data: parseBody(await response.text()) });
  };
}

/** The helpers over `send` that answer parsed bodies [CLIENT-03] [CLIENT-04] [CLIENT-05]. */
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
