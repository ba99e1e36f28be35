import { type ArrivalWindow, factsOfStatus } from '@freight/contract';
import { isDay } from '#i18n/deliveryTime.ts';
import { arrivalText, windowTexts } from '#i18n/formats.ts';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { useMinute } from '#platform/useMinute.ts';
import { pageSession } from '#session/session.ts';
import { usePromisePart } from './usePromisePart.ts';

/** What the arrival of an order is computed from. */
export type Expected = Pick<OrderState, 'arrival' | 'arrivals' | 'seen' | 'estimatedDelivery'>;

export interface ShownArrival {
  /** `held`: the order needs help first. `arrived`: delivered, after a promise. */
  state: 'expected' | 'late' | 'held' | 'arrived';
  text: string;
  /** ISO text; undefined for words of the server that no machine can read. */
  dateTime: string | undefined;
  /** When it is there at the latest, in milliseconds since 1970; NaN for such words. */
  ends: number;
}

const day = 86_400_000;

/** The last window that is known; an order that is held up has no current one any more. */
function lastWindow({ arrival, arrivals, seen }: Expected): ArrivalWindow | undefined {
  const last = arrivals.at(-1) ?? seen?.last;
  return arrival ?? (last && last.from !== last.to ? last : undefined);
}

/**
 * When the goods arrive, in the same words on every screen; undefined for an order that has ended without a promise, and
 * for a moment that has passed in a status whose meaning is unknown.
 */
export function useArrival(known: Expected, status: string): ShownArrival | undefined {
  const t = useStatusTexts();
  const language = useLanguage();
  useMinute();
  const { isFinal = false, phase } = factsOfStatus(status) ?? {};
  const { arrival, estimatedDelivery: at } = known;
  const dateTime = Number.isNaN(Date.parse(at)) ? undefined : at;
  if (isFinal)
    return phase === 'arrived' && known.arrivals.length > 0
      ? { state: 'arrived', text: '', dateTime, ends: 0 }
      : undefined;
  const isHeld = phase === 'problem';
  const window = isHeld ? lastWindow(known) : arrival;
  if (!window && !at) return undefined;
  const now = pageSession().serverTime();
  const ends = window ? Date.parse(window.to) : Date.parse(at) + (isDay(at) ? day : 0);
  const isPassed = ends < now;
  if (isPassed && !phase) return undefined;
  const text = window
    ? t('arrival.window', windowTexts(window, language, now))
    : arrivalText(at, language, now);
  return { state: isHeld ? 'held' : isPassed ? 'late' : 'expected', text, dateTime, ends };
}

/** The same for the title of the page: nothing for an order that needs help or has arrived. */
export function useArrivalTitle(known: Expected, status: string): string | undefined {
  const arrival = useArrival(known, status);
  const isLate = arrival?.state === 'late';
  const part = usePromisePart(isLate);
  if (isLate) return part?.lateTitle(arrival.ends);
  return arrival?.state === 'expected' ? arrival.text : undefined;
}

/**
 * When the driver is at the sender, in words; undefined once the goods are on the road or the moment has passed. Text
 * that is not a date is a time of day: whether it has passed is unknown.
 */
export function usePickupArrival(at: string, status: string): string | undefined {
  const language = useLanguage();
  useMinute();
  const { phase = 'waiting' } = factsOfStatus(status) ?? {};
  const now = pageSession().serverTime();
  if (!at || phase !== 'waiting' || Date.parse(at) <= now) return undefined;
  return arrivalText(at, language, now);
}
