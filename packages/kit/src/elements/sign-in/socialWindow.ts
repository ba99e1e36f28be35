import { createAccounts } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { apiOrigin, configuration } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';

/** How a sign-in in a window has ended; `access_denied` also when the window was closed. */
export type WindowResult = { code: string; nonce: string } | { error: string };

/** Milliseconds between two looks at whether the window is still there. */
const lookEvery = 500;

/**
 * False in a sandbox, which cannot receive the window's message, and on a cross-origin isolated page, where the browser
 * separates every window from its opener.
 */
export const canAskInWindow = (): boolean => globalThis.origin !== 'null' && !globalThis.crossOriginIsolated;

/**
 * Opens a window of the API's origin in which the person signs in, and waits for its answer. Must be called in the click,
 * or browsers refuse; undefined when they did. Aborting closes the window.
 */
export function askInWindow(provider: string, signal: AbortSignal): Promise<WindowResult> | undefined {
  const nonce = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const address = pageApi(createAccounts).socialWindowUrl(provider, {
    origin: globalThis.origin,
    nonce,
    language: currentLanguage(),
    key: configuration.getState().key,
  });
  const opened = window.open(address, '', 'popup,width=480,height=680');
  return opened ? answerOf(opened, nonce, signal) : undefined;
}

function answerOf(opened: Window, nonce: string, signal: AbortSignal): Promise<WindowResult> {
  const api = new URL(apiOrigin(), location.href).origin;
  const done = new AbortController();
  return new Promise((resolve) => {
    const end = (result: WindowResult) => {
      done.abort();
      opened.close();
      resolve(result);
    };
    addEventListener(
      'message',
      ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== opened || origin !== api) return;
        const message = Object(data);
        if (message.freight !== 'social-sign-in' || message.nonce !== nonce) return;
        end(
          typeof message.code === 'string' ? { code: message.code, nonce } : { error: String(message.error) },
        );
      },
      { signal: done.signal },
    );
    let wasClosed = false;
    const look = setInterval(() => {
      // The window's last message may arrive after it has closed, so wait one more interval.
      if (wasClosed) end({ error: 'access_denied' });
      wasClosed = opened.closed;
    }, lookEvery);
    done.signal.addEventListener('abort', () => clearInterval(look));
    signal.addEventListener('abort', () => end({ error: 'access_denied' }), { signal: done.signal });
  });
}
