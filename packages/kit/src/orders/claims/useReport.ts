import { ApiError, createClaims } from '@freight/client';
import { type Claim, claimLimits } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import { useDraft } from '#orders/drafts/useDraft.ts';
import { claimDraftKey } from '#session/drafts.ts';
import { type ClaimDraft, fittedDraft } from './claimDraft.ts';
import { sendClaim } from './sendClaim.ts';

/**
 * Writing and sending one report. A sending that a reload has interrupted continues. `about` keeps drafts of one order
 * apart.
 */
export const useReport = (id: string, onSent: (claim: Claim) => void, about = '') =>
  useDraft<ClaimDraft, Claim>({
    id: id + about,
    storageKey: claimDraftKey,
    read: fittedDraft,
    mostPictures: claimLimits.pictures,
    upload: (key, data, signal) => pageApi(createClaims).addPicture(id, key, data, { signal }),
    request: (draft, signal) => sendClaim(id, draft, signal),
    onSent,
    // After a conflict the next try is another report.
    onRefused: (error) => error instanceof ApiError && error.status === 409,
  });

export type Report = ReturnType<typeof useReport>;
