import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';
import { piecesIn } from '#elements/send/draft/draft.ts';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { useGivenParts } from '#elements/send/prefill/Prefill.tsx';
import { useStore } from '#platform/useStore.ts';
import type { PieceFieldsProps } from './PieceFields.tsx';

export const PieceFields = lazyPart(
  async () => (await import('./PieceFields.tsx')).PieceFields,
  import.meta.url,
);

/**
 * Several pieces, where the API takes them and the page has not decided what one measures. A draft that has several shows
 * them in any case: the API may only have been out of reach when it was asked.
 */
export function OwnPieces(props: PieceFieldsProps) {
  const isOffered = useCapability('pieces');
  const isSeveral = useStore(orderDraft(), ({ draft }) => piecesIn(draft).isSeveral);
  const { size, weight, sides } = useGivenParts();
  return (isOffered || isSeveral) && !(size || weight || sides) ? (
    <Suspense>
      <PieceFields {...props} />
    </Suspense>
  ) : null;
}
