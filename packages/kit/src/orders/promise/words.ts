import { type ArrivalWindow, delayReasons, type Language, type PromisedArrival } from '@freight/contract';
import { isSameDay } from '#i18n/deliveryTime.ts';
import { arrivalText, dateText, durationText, nearMomentText, unitText, windowTexts } from '#i18n/formats.ts';
import { localeOf } from '#i18n/locale.ts';
import type { statuses } from '#i18n/statuses/en.ts';
import type { Translate } from '#i18n/texts.ts';
import { type Move, minute } from './moves.ts';
import type { strings } from './strings/en.ts';

export interface Wording {
  t: Translate<typeof strings>;
  statuses: Translate<typeof statuses>;
  language: Language;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

const day = 24 * 60 * minute;

/** `25 minutes`, from an hour on `1 hr 5 min`. */
export const minutesText = (minutes: number, language: Language): string =>
  minutes < 60
    ? unitText(minutes, language, 'minute', { unitDisplay: 'long' })
    : (durationText(minutes / 60, language) ?? '');

/** A window as the screen's largest figure shows it; one without a width is a moment. */
export const windowText = (window: ArrivalWindow, { statuses, language, now }: Wording): string =>
  window.from === window.to
    ? arrivalText(window.to, language, now)
    : statuses('arrival.window', windowTexts(window, language, now));

/** `yesterday`, before that `Sat 21 Nov`. */
function dayOf(at: string, { language, now }: Wording): string {
  const ago = [0, 1].find((days) => isSameDay(Date.parse(at), now - days * day));
  if (ago !== undefined)
    return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-ago, 'day');
  return dateText(at, language, { weekday: 'short', day: 'numeric', month: 'short' }) ?? '';
}

export const promisedText = (promise: PromisedArrival, wording: Wording): string =>
  wording.t('promised.on', { day: dayOf(promise.at, wording), window: windowText(promise, wording) });

function whenText(at: string, { t, language, now }: Wording): string {
  return isSameDay(Date.parse(at), now)
    ? t('when.time', { time: nearMomentText(at, language, now) })
    : t('when.day', { time: arrivalText(at, language, now) });
}

/** The API's own words, else those of a known code. */
function reasonText({ reason, reasonText: own }: Move, { t }: Wording): string | undefined {
  const known = delayReasons.find((code) => code === reason);
  return own || (known && t(`reason.${known}`));
}

export function movedText(move: Move, wording: Wording): string {
  const { t, language } = wording;
  const values = {
    duration: minutesText(Math.abs(move.minutes), language),
    when: whenText(move.at, wording),
  };
  const moved = t(move.minutes > 0 ? 'moved.later' : 'moved.earlier', values);
  const reason = reasonText(move, wording);
  return reason ? t('moved.because', { move: moved, reason }) : moved;
}

export function stopsText(stops: number, { t }: Pick<Wording, 't'>): string {
  if (stops === 0) return t('stops.next');
  return stops === 1 ? t('stops.one') : t('stops.many', { count: stops });
}

/** What was promised, and when it came; without a time where that is not known. */
export function cameText(promise: PromisedArrival, cameAt: string, wording: Wording): string {
  const { t, language } = wording;
  const window = windowText(promise, wording);
  const time = Date.parse(cameAt);
  if (Number.isNaN(time)) return t('came.promised', { window });
  // The day is in the window, unless it came on another one.
  return t('came.at', { window, time: arrivalText(cameAt, language, Date.parse(promise.from)) });
}
