import { orderRequestOf } from '@freight/client';
import { isOffered } from '#capabilities/capabilities.ts';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import { configuration } from '#platform/configuration.ts';
import { additionsOf } from './attempts.ts';

/** What the page adds to an order, as JSON: its name for the order, where the API takes one, and what its hook returns (OPEN-93). */
export function additionsTo(draft: DraftContents, orderedAt: string): string {
  const { additionalData: hook } = configuration.getState();
  const named = draft.reference && isOffered('references') ? { reference: draft.reference } : {};
  const { additionalData } = orderRequestOf(draft, orderedAt, {
    ...additionsOf(draft),
    additionalData: named,
  });
  const added = hook?.({ description: draft.packageDetails.description.trim(), additionalData });
  return JSON.stringify({ ...named, ...added });
}
