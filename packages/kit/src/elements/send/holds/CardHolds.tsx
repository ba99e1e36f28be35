import { formatFromPrice } from '@freight/client/format';
import { useState } from 'react';
import { untilText } from '#i18n/untilText.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { pageSession } from '#session/session.ts';
import { holdsTexts } from './strings/index.ts';
import { usePriceEnd } from './usePriceEnd.ts';

interface CardHoldsProps {
  price: number;
  validUntil: string;
  /** Asks for another price in the place of this one. */
  onEnd: () => void;
}

/** Until when the price in the card holds, and what it was before it was renewed. */
export function CardHolds({ price, validUntil, onEnd }: CardHoldsProps) {
  const t = holdsTexts.useWhenProvided();
  const language = useLanguage();
  const [ended, setEnded] = useState({ price, validUntil });
  usePriceEnd(validUntil, () => {
    setEnded({ price, validUntil });
    onEnd();
  });
  const isRenewed = ended.validUntil !== validUntil && ended.price !== price;
  return (
    <small role="status">
      {t('short', { until: untilText(validUntil, language, pageSession().serverTime()) })}
      {isRenewed && ` (${t('was', { price: formatFromPrice(ended.price) })})`}
    </small>
  );
}
