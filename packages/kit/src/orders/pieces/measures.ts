import { type Piece, sumOf } from '@freight/contract';
import { countText, dimensionsText, kgText, volumeText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { pieceTexts } from './strings/index.ts';

/** What a number of equal pieces measures, and all of them together, in words; suspends until the words are there. */
export function usePieceTexts() {
  const t = pieceTexts.useWhenProvided();
  const language = useLanguage();
  return {
    t,
    /** `2 × 10 kg, 50 × 40 × 30 cm` of each. */
    measuresOf: ({ count, weight, sides }: Piece) =>
      t('measures', {
        count: countText(count, language) ?? '',
        measures: [kgText(weight, language), dimensionsText(sides, language)].filter(Boolean).join(', '),
      }),
    /** `3 pieces, 51 kg, 0.28 m³`; undefined while one is not known. */
    sumText(pieces: readonly Omit<Piece, 'description'>[]): string | undefined {
      const { count, weight, volume } = sumOf(pieces);
      const texts = [countText(count, language), kgText(weight, language), volumeText(volume, language)];
      const [counted = '', weighed = '', measured = ''] = texts;
      return texts.every(Boolean)
        ? t('sum', { count: counted, weight: weighed, volume: measured })
        : undefined;
    },
  };
}
