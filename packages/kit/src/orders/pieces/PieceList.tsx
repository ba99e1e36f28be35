import type { Piece } from '@freight/contract';
import { Facts } from '#ui/facts/Facts.tsx';
import { usePieceTexts } from './measures.ts';

/** The pieces of an order, each size once, and what they are together. */
export function PieceList({ pieces }: { pieces: readonly Piece[] }) {
  const { t, measuresOf, sumText } = usePieceTexts();
  return (
    <Facts
      facts={[
        ...pieces.map((piece, index) => {
          const name = piece.description || t('piece');
          return [t('line', { number: index + 1, name }), measuresOf(piece)] as const;
        }),
        [t('all'), sumText(pieces)],
      ]}
    />
  );
}
