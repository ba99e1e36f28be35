import { factsOfStatus } from '@freight/contract';
import { arrivalText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useMinute } from '#platform/useMinute.ts';
import { pageSession } from '#session/session.ts';

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
