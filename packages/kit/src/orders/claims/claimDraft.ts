import { fieldsOf, list, number, text } from '@freight/client/fields';
import { type ClaimKind, claimKinds, claimLimits } from '@freight/contract';
import { claimDraftKey } from '#session/drafts.ts';

/** A chosen picture; its data is in the store of pictures, under its name. */
export interface DraftPicture {
  name: string;
  /** The server's name for it; empty until it has been uploaded. */
  id: string;
}

/** A report that has not been sent yet, or whose answer is still unknown. */
export interface ClaimDraft {
  /** Identifies the report and its pictures to the server, so that sending them twice stores them once. */
  key: string;
  kind: ClaimKind | '';
  text: string;
  /** SEK; 0 for an empty field. */
  value: number;
  pictures: readonly DraftPicture[];
  /** Sending was begun and has not ended; it continues after a reload. */
  isSending: boolean;
  /** The report itself was sent without an answer: it may exist, so nothing of it may change. */
  isUncertain: boolean;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const keptFor = 7 * 86_400_000;

/** Whether something kept at this time, in milliseconds since 1970, is too old to be kept longer. */
export const isOutdated = (keptAt: number, now = Date.now()): boolean => !(now - keptAt < keptFor);

/** `crypto.randomUUID` does not exist on pages without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const newDraft = (): ClaimDraft => ({
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

function readPicture(stored: unknown): DraftPicture {
  const { name, id } = fieldsOf(stored);
  return { name: text(name), id: text(id) };
}

/** Reads what an earlier page stored; a new draft if it is damaged or outdated. */
function fittedDraft(stored: unknown): ClaimDraft {
  const { key, kind, text: words, value, pictures, isSending, isUncertain, keptAt } = fieldsOf(stored);
  if (!text(key) || isOutdated(number(keptAt))) return newDraft();
  const kept = list(pictures).map(readPicture).slice(0, claimLimits.pictures);
  return {
    key: text(key),
    kind: claimKinds.find((known) => known === kind) ?? '',
    text: text(words),
    value: number(value),
    pictures: kept.filter(({ name }) => name),
    isSending: isSending === true,
    isUncertain: isUncertain === true,
    keptAt: number(keptAt),
  };
}

/** All drafts of the tab, by the ids of their orders. */
function storedDrafts(): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(sessionStorage.getItem(claimDraftKey) ?? '{}'));
  } catch {
    // Storage is blocked in some embeds: the draft then lives as long as the section.
    return {};
  }
}

/** Where the draft of an order is kept: a hash, because the token of a link is a secret that belongs in no storage. */
function slotOf(id: string): string {
  let hash = 0n;
  for (const char of id)
    hash = BigInt.asUintN(64, hash * 1_099_511_628_211n + BigInt(char.codePointAt(0) ?? 0));
  return hash.toString(36);
}

export const readDraft = (id: string): ClaimDraft => fittedDraft(storedDrafts()[slotOf(id)]);

/** Stores the draft of an order, or removes it. */
export function storeDraft(id: string, draft: ClaimDraft | undefined): void {
  const slot = slotOf(id);
  const { [slot]: _earlier, ...others } = storedDrafts();
  try {
    sessionStorage.setItem(claimDraftKey, JSON.stringify(draft ? { ...others, [slot]: draft } : others));
  } catch (error) {
    console.warn('[freight] The report cannot be kept over a reload.', error);
  }
}
