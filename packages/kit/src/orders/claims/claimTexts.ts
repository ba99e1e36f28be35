import { errorCode } from '@freight/client';
import { type Claim, claimStates, type Language } from '@freight/contract';
import { dateText } from '#i18n/formats.ts';
import type { Translate } from '#i18n/texts.ts';
import { everyKind } from './claimDraft.ts';
import type { strings } from './strings/en.ts';

export type ClaimsTranslate = Translate<typeof strings>;

/** A day of this or the next weeks, which never breaks: 30 November. */
export const shortDate = (value: string, language: Language): string =>
  (dateText(value, language, { day: 'numeric', month: 'long' }) ?? '').replaceAll(' ', '\u00a0');

/** What the claim is about; a kind that this version does not know has a general name. */
export const kindText = (t: ClaimsTranslate, { kind }: Claim): string =>
  t(`kind.${everyKind.find((known) => known === kind) ?? 'other'}`);

/** A state that this version does not know is shown as received. */
export const stateText = (t: ClaimsTranslate, { state }: Claim): string =>
  t(`state.${claimStates.find((known) => known === state) ?? 'received'}`);

const errorKeys = [
  'error.notClaimable',
  'error.claimTooLate',
  'error.claimDiffers',
  'error.claimPictureMissing',
  'error.tooManyClaims',
  'error.claimsNotAllowed',
] as const;

/** Why a report was refused, in the words of this place; undefined for any other error. */
export function failureText(t: ClaimsTranslate, error: unknown): string | undefined {
  const key = errorKeys.find((one) => one === `error.${errorCode(error)}`);
  return key && t(key);
}
