import { errorCode } from '@freight/client';
import {
  type Change,
  type ChangesOfOrder,
  changeKinds,
  changeReasons,
  changeStates,
  type Language,
} from '@freight/contract';
import { addressText, arrivalText, capitalized, dayText, priceText } from '#i18n/formats.ts';
import type { Translate } from '#i18n/texts.ts';
import type { strings } from './strings/en.ts';

export type ChangesTranslate = Translate<typeof strings>;

/** What the change is about; a kind that this version does not know has a general name. */
export const kindText = (t: ChangesTranslate, kind: string): string =>
  t(`kind.${changeKinds.find((known) => known === kind) ?? 'other'}`);

/** A state that this version does not know is shown as waiting. */
export const stateText = (t: ChangesTranslate, { state }: Change): string =>
  t(`state.${changeStates.find((known) => known === state) ?? 'waiting'}`);

export const byText = (t: ChangesTranslate, { by, isOwn }: Change): string =>
  t(isOwn ? 'by.you' : by === 'link' ? 'by.link' : 'by.customer');

/** Within a sentence; empty for a code that this version does not know. */
function reasonText(t: ChangesTranslate, code: string | undefined): string {
  const reason = changeReasons.find((known) => known === code);
  return reason ? t(`reason.${reason}`) : '';
}

/** Why a change was refused: the reason and the words of the company. */
export function refusalText(
  t: ChangesTranslate,
  { reason, reasonText: words }: Change,
  language: Language,
): string {
  const known = reasonText(t, reason);
  return [known && `${capitalized(known, language)}.`, words].filter(Boolean).join(' ');
}

/** With why, where that is known. */
export function withReason(t: ChangesTranslate, what: string, code: string | undefined): string {
  const reason = reasonText(t, code);
  return reason ? t('because', { what, reason }) : what;
}

export const costText = (t: ChangesTranslate, fee: number): string =>
  fee > 0 ? priceText(fee) : t('cost.free');

type Kind = ChangesOfOrder['kinds'][number];

/** Until when a kind can be changed, or why it no longer can. `now` in milliseconds since 1970. */
export function untilText(t: ChangesTranslate, kind: Kind, language: Language, now: number): string {
  const { isOpen, until, stops, reason } = kind;
  if (!isOpen) return withReason(t, t('closed'), reason);
  const time = until ? arrivalText(until, language, now).replaceAll(' ', '\u00a0') : '';
  if (stops === undefined) return time ? t('until.time', { time }) : t('until.now');
  const before =
    stops === 0 ? t('until.next') : stops === 1 ? t('until.stop') : t('until.stops', { count: stops });
  return time ? t('about', { until: before, time }) : before;
}

/** What was asked for, in one line or as it was typed; empty where the viewer does not see it. */
export function contentsText(
  { text = '', phone = '', day = '', place }: Pick<Change, 'text' | 'phone' | 'day' | 'place'>,
  language: Language,
): string {
  if (day) return capitalized(dayText(day, language) ?? day, language);
  if (place) return addressText(place.formattedAddress);
  return [text, phone].filter(Boolean).join(', ');
}

const errorKeys = [
  'error.changeTooLate',
  'error.changeDiffers',
  'error.changeDecided',
  'error.changePictureMissing',
  'error.tooManyChanges',
  'error.changesNotAllowed',
] as const;

/** Why a call about changes was refused, in the words of this place; undefined for any other error. */
export function failureText(t: ChangesTranslate, error: unknown): string | undefined {
  const key = errorKeys.find((one) => one === `error.${errorCode(error)}`);
  return key && t(key);
}

/** What has become of a change, in one line. */
export const newsText = (t: ChangesTranslate, change: Change): string =>
  t('news', { kind: kindText(t, change.kind), state: stateText(t, change) });
