import { shownLanguage } from '#i18n/texts.ts';
import { pageSession } from '#session/session.ts';
import { minute } from './moves.ts';
import { promiseTexts } from './strings/index.ts';
import { minutesText } from './words.ts';

/** From a day on, the length of a delay no longer helps. */
const longest = 24 * 60;

/** By how much an order is late that was to be there at `ends`, in milliseconds since 1970. */
export function lateText(ends: number): string {
  const t = promiseTexts.in();
  const minutes = Math.floor((pageSession().serverTime() - ends) / minute);
  if (minutes >= longest) return t('late.long');
  return t('late.by', { duration: minutesText(Math.max(1, minutes), shownLanguage.getState().shown) });
}
