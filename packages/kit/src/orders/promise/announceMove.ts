import { factsOfStatus, type PromisedArrival } from '@freight/contract';
import { statusTexts } from '#i18n/statusTexts.ts';
import { shownLanguage } from '#i18n/texts.ts';
import { announce } from '#platform/announcer.ts';
import { pageSession } from '#session/session.ts';
import { notify } from '#toasts/toasts.ts';
import { isNews } from './isNews.ts';
import { isMissed, movesOf } from './moves.ts';
import { promiseTexts } from './strings/index.ts';
import { movedText, windowText } from './words.ts';

/** Announces that a promise has changed; a toast shows that it is missed, and that the delay is made up. */
export async function announceMove(
  arrivals: readonly PromisedArrival[],
  before: readonly PromisedArrival[],
  status: string,
): Promise<void> {
  const last = arrivals.at(-1);
  const move = movesOf(arrivals).at(-1);
  if (!last || factsOfStatus(status)?.isFinal) return;
  if (!isNews([last.at, last.from, last.to].join(' '))) return;
  await Promise.all([promiseTexts.provide(), statusTexts.provide()]);
  const wording = {
    t: promiseTexts.in(),
    statuses: statusTexts.in(),
    language: shownLanguage.getState().shown,
    now: pageSession().serverTime(),
  };
  const isLater = Number(move?.minutes) > 0 && move?.at === last.at;
  if (isMissed(arrivals) && isLater) notify(wording.t('news.missed', { window: windowText(last, wording) }));
  else if (isMissed(before) && !isMissed(arrivals))
    notify(wording.t('news.caughtUp', { window: windowText(last, wording) }), 'success');
  else if (move?.at === last.at) announce(movedText(move, wording));
}
