import { ApiError, NetworkError } from '@freight/client';
import { pause } from '@freight/client/pause';
import type { DraftPicture } from './draft.ts';

/** Milliseconds before each further try; the last one is repeated. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];

/** The server refused a picture. */
export class PictureRefused extends Error {}

interface Waiting {
  signal: AbortSignal;
  /** Called when no answer came. The function ends the pause before the next try. */
  onSilence: (error: unknown, tryNow: () => void) => void;
}

/** Whether the server may or may not have done what was requested, or will do it later. */
const isUncertain = (error: unknown): boolean =>
  error instanceof NetworkError ||
  // An answer that cannot be read comes from a captive portal, or was cut short.
  (error instanceof ApiError && (error.status < 400 || error.status >= 500 || error.status === 429));

/** Ends after the pause, when the browser is online again, or when it is ended; rejects when the signal aborts. */
async function untilNextTry(
  milliseconds: number,
  ended: AbortController,
  signal: AbortSignal,
): Promise<void> {
  const end = () => ended.abort();
  addEventListener('online', end, { signal: ended.signal });
  await pause(milliseconds, AbortSignal.any([signal, ended.signal])).catch(() => undefined);
  end();
  signal.throwIfAborted();
}

/**
 * Repeats a sending that is safe to repeat until there is an answer. Rejects when the server refuses it, and with the
 * signal's reason.
 */
export async function untilAnswered<Answer>(
  send: () => Promise<Answer>,
  { signal, onSilence }: Waiting,
): Promise<Answer> {
  for (let failures = 0; ; failures++) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      if (!isUncertain(error)) throw error;
      const ended = new AbortController();
      onSilence(error, () => ended.abort());
      const { retryAfter } = error instanceof ApiError ? error : { retryAfter: 0 };
      const wait = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
      await untilNextTry(Math.max(wait, retryAfter * 1000), ended, signal);
    }
  }
}

interface Uploading {
  pictures: readonly DraftPicture[];
  dataOf: (picture: DraftPicture) => Blob | undefined;
  /** Resolves to the server's id of the picture. */
  upload: (data: Blob) => Promise<string>;
  /** Called when a picture has been uploaded, with its id. */
  onUploaded: (picture: DraftPicture, id: string) => void;
}

/** Uploads the pictures that have not been; throws `PictureRefused` if the server does not take one. */
export async function uploadPictures({ pictures, dataOf, upload, onUploaded }: Uploading): Promise<void> {
  for (const picture of pictures) {
    const data = picture.id ? undefined : dataOf(picture);
    if (!data) continue;
    try {
      onUploaded(picture, await upload(data));
    } catch (error) {
      const isRefused = error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
      throw isRefused ? new PictureRefused('The picture was refused.', { cause: error }) : error;
    }
  }
}
