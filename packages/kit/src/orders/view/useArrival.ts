import { factsOfStatus } from '@freight/contract';
import { isDay } from '#i18n/deliveryTime.ts';
import { arrivalText, windowTexts } from '#i18n/formats.ts';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { useMinute } from '#platform/useMinute.ts';
import { pageSession } from '#session/session.ts';
import type { ShownArrival } from './shownArrival.ts';
import { usePromisePart } from './usePromisePart.ts';

/** What the arrival of an order is computed from. */
type Expected = Pick<OrderState, 'arrival' | 'lastArrival' | 'arrivals' | 'estimatedDelivery'>;

const day = 86_400_000;

/**
 * When the goods arrive, in the same words on every screen; undefined for an order that has ended without a promise, and
 * for a moment that has passed in a status whose meaning is unknown.
 */
export function useArrival(known: Expected, status: string): ShownArrival | undefined {
  const t = useStatusTexts();
  const language = useLanguage();
  const part = usePromisePart();
  useMinute();
  const { isFinal = false, phase } = factsOfStatus(status) ?? {};
  const { arrival, arrivals, estimatedDelivery: at } = known;
  const dateTime = Number.isNaN(Date.parse(at)) ? undefined : at;
  if (isFinal)
    return phase === 'arrived' && arrivals.length > 0
      ? { state: 'arrived', text: '', dateTime, ends: 0 }
      : undefined;
  const isHeld = phase === 'problem';
  // An order that is held up has no current one any more.
  const window = isHeld ? (known.lastArrival ?? arrivals.at(-1)) : arrival;
  const now = pageSession().serverTime();
  const ends = window ? Date.parse(window.to) : Date.parse(at) + (isDay(at) ? day : 0);
  const isPassed = ends < now;
  if (!(window || at) || (isPassed && !phase)) return undefined;
  const isLate = isPassed && !isHeld;
  // Until the words for a delay are loaded, the moment that has passed stays on screen.
  const late = isLate && part?.lateText(ends);
  const text = window
    ? t('arrival.window', windowTexts(window, language, now))
    : arrivalText(at, language, now);
  return { state: isHeld ? 'held' : isLate ? 'late' : 'expected', text: late || text, dateTime, ends };
}
