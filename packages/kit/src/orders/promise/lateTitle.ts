import { shownLanguage } from '#i18n/texts.ts';
import { pageSession } from '#session/session.ts';
import { promiseTexts } from './strings/index.ts';
import { lateText } from './words.ts';

/** By how much an order is late, for the title of the page; `ends` in milliseconds since 1970. */
export const lateTitle = (ends: number): string =>
  lateText(ends, {
    t: promiseTexts.in(),
    language: shownLanguage.getState().shown,
    now: pageSession().serverTime(),
  });
