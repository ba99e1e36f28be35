import { limits, pieceLimits } from '@freight/contract';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { kgText, unitText, volumeText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { LineFault } from './line.ts';

/** The sentence of a fault, with what the API takes at most. */
export function useFaultText(): (fault: LineFault) => string {
  const t = useSheetTexts();
  const send = useSendTexts();
  const language = useLanguage();
  const most = {
    weight: kgText(limits.heaviestPiece, language) ?? '',
    side: unitText(limits.longestSide, language, 'centimeter') ?? '',
    volume: volumeText(limits.largestPiece, language) ?? '',
    pieces: String(pieceLimits.most),
  };
  return (fault) =>
    fault === 'sizeRequired' ||
    fault === 'sizeUnknown' ||
    fault === 'addressRequired' ||
    fault === 'referenceInvalid'
      ? t(fault)
      : send(fault, most);
}
