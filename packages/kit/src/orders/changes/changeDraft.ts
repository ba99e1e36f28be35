import { fieldsOf, number, text } from '@freight/client/fields';
import {
  type ChangeKind,
  changeKinds,
  changeLimits,
  deliveryZone,
  isPhone,
  plainPhone,
  plainText,
  type WantedChange,
} from '@freight/contract';
import { type Draft, isOutdated, newKey, readPictures } from '#orders/drafts/draft.ts';

/** How many pictures a change has at most. */
export const mostPictures = 1;

export type WantedPlace = Extract<WantedChange, { kind: 'otherPlace' }>['place'];

/** A change that has not been sent yet, or whose answer is still unknown. */
export interface ChangeDraft extends Draft {
  kind: ChangeKind | '';
  /** What was typed, by kind: choosing another kind keeps it. */
  texts: Readonly<Partial<Record<ChangeKind, string>>>;
  phone: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Chosen among the suggestions; null while its text is only typed. */
  place: WantedPlace | null;
  /** SEK, as it was shown before the change was sent. */
  fee: number;
  /** The version of the changes that was shown then. */
  seen: number;
}

const newDraft = (): ChangeDraft => ({
  key: newKey(),
  kind: '',
  texts: {},
  phone: '',
  day: '',
  place: null,
  fee: 0,
  seen: 0,
  pictures: [],
  isSending: false,
  isUncertain: false,
  keptAt: Date.now(),
});

export const isBegun = ({ kind }: ChangeDraft): boolean => kind !== '';

function readPlace(stored: unknown): WantedPlace | null {
  const { formattedAddress, street, city, lat, lng } = fieldsOf(stored);
  if (!text(formattedAddress) || typeof lat !== 'number' || typeof lng !== 'number') return null;
  return { formattedAddress: text(formattedAddress), street: text(street), city: text(city), lat, lng };
}

/** Reads what an earlier page stored; a new draft if it is damaged or outdated. */
export function fittedDraft(stored: unknown): ChangeDraft {
  const { key, kind, texts, phone, day, place, fee, seen, ...rest } = fieldsOf(stored);
  const { pictures, isSending, isUncertain, keptAt } = rest;
  if (!text(key) || isOutdated(number(keptAt))) return newDraft();
  const typed = fieldsOf(texts);
  return {
    key: text(key),
    kind: changeKinds.find((known) => known === kind) ?? '',
    texts: Object.fromEntries(changeKinds.map((one) => [one, text(typed[one])])),
    phone: text(phone),
    day: text(day),
    place: readPlace(place),
    fee: number(fee),
    seen: number(seen),
    pictures: readPictures(pictures, mostPictures),
    isSending: isSending === true,
    isUncertain: isUncertain === true,
    keptAt: number(keptAt),
  };
}

const dayAfter = (now: number, days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: deliveryZone }).format(new Date(now + days * 86_400_000));

/** From tomorrow to two weeks ahead, where deliveries are made. `now` in milliseconds since 1970. */
export const offeredDays = (now: number) => ({ from: dayAfter(now, 1), to: dayAfter(now, 14) });

/** What is wrong with the draft: the names of its fields. */
export function faultsIn(
  { kind, texts, phone, day, place }: ChangeDraft,
  open: readonly ChangeKind[],
  now: number,
): readonly ('kind' | 'text' | 'phone' | 'day' | 'place')[] {
  if (!kind || !open.includes(kind)) return ['kind'];
  if (kind === 'otherPlace') return place ? [] : ['place'];
  const { from, to } = offeredDays(now);
  if (kind === 'otherDay' || kind === 'pickupDay') return day >= from && day <= to ? [] : ['day'];
  const lacksText = !texts[kind]?.trim();
  const lacksPhone = kind === 'contact' && !isPhone(phone);
  return [...(lacksText ? (['text'] as const) : []), ...(lacksPhone ? (['phone'] as const) : [])];
}

/** The change as it is sent; throws for a draft that is not complete. */
export function wantedOf({ kind, texts, phone, day, place, pictures }: ChangeDraft): WantedChange {
  if (kind === 'otherDay' || kind === 'pickupDay') return { kind, day };
  if (kind === 'otherPlace' && place) return { kind, place };
  const words = (kind && texts[kind]?.trim()) || '';
  if (!words || !kind || kind === 'otherPlace') throw new Error('The change is not complete.');
  if (kind === 'contact') return { kind, text: plainText(words), phone: plainPhone(phone) };
  const [picture] = pictures;
  return kind === 'leaveAt' && picture?.id
    ? { kind, text: words, picture: picture.id }
    : { kind, text: words };
}

/** How long a text of this kind may be. */
export const mostCharacters = (kind: ChangeKind): number =>
  kind === 'doorCode'
    ? changeLimits.doorCodeLength
    : kind === 'contact'
      ? changeLimits.nameLength
      : changeLimits.textLength;
