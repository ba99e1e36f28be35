import { fieldsOf, number, text } from '@freight/client/fields';
import {
  type ClaimKind,
  claimKinds,
  claimLimits,
  type DoorClaimKind,
  doorClaimKinds,
} from '@freight/contract';
import { type Draft, isOutdated, newKey, readPictures } from '#orders/drafts/draft.ts';

/** A report that has not been sent yet, or whose answer is still unknown. */
export interface ClaimDraft extends Draft {
  kind: ClaimKind | DoorClaimKind | '';
  text: string;
  /** SEK; 0 for an empty field. */
  value: number;
}

/** Everything that can be reported. */
export const everyKind = [...claimKinds, ...doorClaimKinds];

const newDraft = (): ClaimDraft => ({
  key: newKey(),
  kind: '',
  text: '',
  value: 0,
  pictures: [],
  isSending: false,
  isUncertain: false,
  keptAt: Date.now(),
});

/** Whether the draft holds anything that a customer has entered. */
export const isBegun = ({ kind, text, value, pictures }: ClaimDraft): boolean =>
  kind !== '' || text !== '' || value > 0 || pictures.length > 0;

/** Reads what an earlier page stored; a new draft if it is damaged or outdated. */
export function fittedDraft(stored: unknown): ClaimDraft {
  const { key, kind, text: words, value, pictures, isSending, isUncertain, keptAt } = fieldsOf(stored);
  if (!text(key) || isOutdated(number(keptAt))) return newDraft();
  return {
    key: text(key),
    kind: everyKind.find((known) => known === kind) ?? '',
    text: text(words),
    value: number(value),
    pictures: readPictures(pictures, claimLimits.pictures),
    isSending: isSending === true,
    isUncertain: isUncertain === true,
    keptAt: number(keptAt),
  };
}
