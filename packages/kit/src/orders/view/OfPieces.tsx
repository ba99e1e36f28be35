import type { Piece } from '@freight/contract';
import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';

const PieceList = lazyPart(
  async () => (await import('#orders/pieces/PieceList.tsx')).PieceList,
  import.meta.url,
);

/** The pieces of an order that has several. Nothing for all other orders. */
export const OfPieces = ({ pieces }: { pieces: readonly Piece[] | undefined }) =>
  pieces ? (
    <Suspense>
      <PieceList pieces={pieces} />
    </Suspense>
  ) : null;
