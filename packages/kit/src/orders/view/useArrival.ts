import { factsOfStatus } from '@freight/contract';
import { arrivalText, windowTexts } from '#i18n/formats.ts';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Expected } from '#orders/store/orderState.ts';
import { useMinute } from '#platform/useMinute.ts';
import { pageSession } from '#session/session.ts';

interface ArrivalWords {
  text: string;
  /** ISO text; undefined for words of the server that no machine can read. */
  dateTime: string | undefined;
}

/**
 * When the goods arrive, in the same words on every screen; undefined for an order that is over or needs help, and
 * within a minute after the moment has passed.
 */
export function useArrival(
  { arrival, estimatedDelivery: at }: Expected,
  status: string,
): ArrivalWords | undefined {
  const t = useStatusTexts();
  const language = useLanguage();
  useMinute();
  const { isFinal = false, phase = 'waiting' } = factsOfStatus(status) ?? {};
  if (isFinal || phase === 'problem') return undefined;
  const now = pageSession().serverTime();
  const dateTime = Number.isNaN(Date.parse(at)) ? undefined : at;
  if (arrival && Date.parse(arrival.to) >= now)
    return { text: t('arrival.window', windowTexts(arrival, language, now)), dateTime };
  if (!at || Date.parse(at) < now) return undefined;
  return { text: arrivalText(at, language, now), dateTime };
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
