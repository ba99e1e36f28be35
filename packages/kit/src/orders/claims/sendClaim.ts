import { ApiError, createClaims, readClaim } from '@freight/client';
import { fieldsOf } from '@freight/client/fields';
import type { Claim } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import type { ClaimDraft } from './claimDraft.ts';

/** The claim that made the server refuse this one as already reported, if there is one. */
async function existingClaim(id: string, error: unknown, draft: ClaimDraft, signal: AbortSignal) {
  if (!(error instanceof ApiError && error.status === 409)) return undefined;
  const sent = readClaim(fieldsOf(error.data)['data']);
  if (sent) return sent;
  const { claims } = await pageApi(createClaims).read(id, { signal });
  return claims.find(({ kind, text }) => kind === draft.kind && text === draft.text.trim());
}

/** Sends a report, whose pictures have been uploaded. */
export async function sendClaim(id: string, draft: ClaimDraft, signal: AbortSignal): Promise<Claim> {
  const { key, kind, text, value } = draft;
  if (!kind) throw new Error('The report has no kind.');
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
