import { fieldsOf } from '@freight/client/fields';
import { complain } from '#platform/leaving/complain.ts';

/** All drafts of the tab under a key of its session storage, by the slots of their orders. */
function storedDrafts(key: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
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

/** What an earlier page stored for this order. */
export const storedDraft = (key: string, id: string): unknown => storedDrafts(key)[slotOf(id)];

/** Stores the draft of an order, or removes it. */
export function storeDraft(key: string, id: string, draft: object | undefined): void {
  const slot = slotOf(id);
  const { [slot]: _earlier, ...others } = storedDrafts(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft ? { ...others, [slot]: draft } : others));
  } catch (error) {
    complain('What was typed cannot be kept over a reload.', error);
  }
}
