import { ApiError, createClaims, NetworkError, readClaim } from '@freight/client';
import { fieldsOf } from '@freight/client/fields';
import { pause } from '@freight/client/pause';
import type { Claim, ClaimKind } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import type { ClaimDraft, DraftPicture } from './claimDraft.ts';

/** Milliseconds before each further try; the last one is repeated. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];

/** The server refused a picture. */
export class PictureRefused extends Error {}

interface SendOptions {
  signal: AbortSignal;
  /** The draft as it is now. */
  current: () => ClaimDraft;
  dataOf: (picture: DraftPicture) => Blob | undefined;
  /** Called when a picture has been uploaded, with its id. */
  onUploaded: (picture: DraftPicture, id: string) => void;
  /** Called before the report itself is sent: from then on it may exist. */
  onReport: () => void;
  /** Called when no answer came. The function ends the pause before the next try. */
  onSilence: (error: unknown, tryNow: () => void) => void;
}

/** Whether the server may or may not have done what was requested, or will do it later. */
const isUncertain = (error: unknown): boolean =>
  error instanceof NetworkError ||
  // An answer that cannot be read comes from a captive portal, or was cut short.
  (error instanceof ApiError && (error.status < 400 || error.status >= 500 || error.status === 429));

/** The claim that made the server refuse this one as already reported, if there is one. */
async function existingClaim(id: string, error: unknown, draft: ClaimDraft, signal: AbortSignal) {
  if (!(error instanceof ApiError && error.status === 409)) return undefined;
  const sent = readClaim(fieldsOf(error.data)['data']);
  if (sent) return sent;
  const { claims } = await pageApi(createClaims).read(id, { signal });
  return claims.find(({ kind, text }) => kind === draft.kind && text === draft.text.trim());
}

async function sendOnce(id: string, kind: ClaimKind, options: SendOptions): Promise<Claim> {
  const { signal, current, dataOf, onUploaded, onReport } = options;
  for (const picture of current().pictures) {
    const data = picture.id ? undefined : dataOf(picture);
    if (!data) continue;
    try {
      onUploaded(picture, await pageApi(createClaims).addPicture(id, current().key, data, { signal }));
    } catch (error) {
      const isRefused = error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
      throw isRefused ? new PictureRefused('The picture was refused.', { cause: error }) : error;
    }
  }
  onReport();
  const draft = current();
  const { key, text, value } = draft;
  const pictures = draft.pictures.map((picture) => picture.id).filter(Boolean);
  const claim = { key, kind, text: text.trim(), pictures, ...(value > 0 && { value }) };
  try {
    return await pageApi(createClaims).report(id, claim, { signal });
  } catch (error) {
    const existing = await existingClaim(id, error, draft, signal);
    if (existing) return existing;
    throw error;
  }
}

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
 * Uploads the pictures of a draft that have not been, then sends the report. Without an answer it tries again, with the
 * same key, until there is one. Rejects when the server refuses the report or a picture, and with the signal's reason.
 */
export async function sendClaim(id: string, kind: ClaimKind, options: SendOptions): Promise<Claim> {
  const { signal, onSilence } = options;
  for (let failures = 0; ; failures++) {
    try {
      return await sendOnce(id, kind, options);
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
