import { useStatusTexts } from '#i18n/statusTexts.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { ArrivalFigure } from './ArrivalFigure.tsx';
import { useArrival } from './useArrival.ts';
import { usePromisePart } from './usePromisePart.ts';

interface ArrivalProps {
  known: OrderState;
  status: string;
  /** Whether an order that is held up shows here what happens next. */
  showsNext?: boolean;
}

/** When it arrives, and what became of the promise; the latter loads afterwards. */
export function Arrival({ known, status, showsNext = false }: ArrivalProps) {
  const t = useStatusTexts();
  const arrival = useArrival(known, status);
  const part = usePromisePart();
  if (!arrival) return null;
  if (part) return <part.Account {...{ known, status, arrival, showsNext }} />;
  const { state, text } = arrival;
  if (state === 'arrived') return <p className="arrival">{'\u00a0'}</p>;
  return (
    <ArrivalFigure
      arrival={arrival}
      isPromised={known.arrivals.length > 0}
      label={t('arrival.label')}
      figure={state === 'held' ? <s>{text}</s> : text}
    />
  );
}
