import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { AttemptResult } from './messages.ts';
import { AddressNotAllowedError, publicLookup, requirePublicHost } from './publicHosts.ts';

/** Sends one message, once. Never rejects, never follows a redirect. */
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<AttemptResult>;

interface PostOptions {
  /** Also sends to hosts of the own network. */
  readonly isLocalAllowed: boolean;
  /** Milliseconds, for the whole exchange. */
  readonly timeoutMs?: number;
  /** Ends every exchange. */
  readonly stop?: AbortSignal;
  readonly lookup?: LookupFunction;
}

/** What a receiver answers is not used, and read only so far that a short answer ends in peace. */
const mostBytes = 16 * 1024;

/**
 * Connects to public addresses alone, to exactly those that were checked when the host was resolved. Each attempt makes
 * a connection of its own, so that it resolves the host again.
 */
export function createPost({ isLocalAllowed, timeoutMs = 10_000, stop, lookup }: PostOptions): Post {
  return async (address, headers, body) => {
    const begun = performance.now();
    const url = new URL(address);
    const send = url.protocol === 'https:' ? https.request : http.request;
    const { promise, resolve } = Promise.withResolvers<Omit<AttemptResult, 'milliseconds'>>();
    try {
      if (!isLocalAllowed) requirePublicHost(url.hostname);
      const request = send(url, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]),
        ...(isLocalAllowed ? {} : { lookup: publicLookup(lookup) }),
      });
      request.on('error', (error) => resolve({ status: null, failure: failureOf(error) }));
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        let read = 0;
        response.on('data', (chunk: Buffer) => {
          read += chunk.length;
          if (read > mostBytes) response.destroy();
        });
        // The status decides, also where the rest of the answer never arrives.
        response.on('error', () => {});
        response.on('close', () => resolve({ status, failure: failureOfStatus(status) }));
      });
      request.end(body);
    } catch (error) {
      resolve({ status: null, failure: failureOf(error) });
    }
    const result = await promise;
    return { ...result, milliseconds: Math.round(performance.now() - begun) };
  };
}

function failureOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === 'TimeoutError';

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError') return isTimeout(error.cause) ? 'timeout' : 'stopped';
  if (error instanceof AddressNotAllowedError) return 'address-not-allowed';
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
