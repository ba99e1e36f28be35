import { type OrderAdditions, orderRequestOf, type ReceivedOrder } from '@freight/client';
import { isFields } from '@freight/client/fields';
import type { HandoverChoice } from '@freight/contract';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import { configuration } from '#platform/configuration.ts';
import { orderAttemptsKey } from '#session/drafts.ts';
import { pageStorage } from '#session/session.ts';

/** The fields of an order that are needed to follow and show it. */
export type PlacedOrder = Pick<ReceivedOrder, '_id' | 'orderId' | 'status' | 'waybill'>;

/** An order that was sent from this browser. A duplicated tab has the same draft under the same key. */
export interface Attempt {
  /** ISO text of the moment it was confirmed. */
  orderedAt: string;
  /** Differs for another order under the same key. */
  contents: number;
  /** `_id`s of the customer's orders before it was sent; missing where they were not read. */
  before?: string[] | undefined;
  /** Missing while the outcome is unknown. */
  order?: PlacedOrder;
}

/** Milliseconds; a duplicated tab does not confirm an order that was sent earlier than that. */
const lifetime = 24 * 60 * 60 * 1000;

function readAttempts(): Record<string, Attempt> {
  try {
    const stored: unknown = JSON.parse(pageStorage().get(orderAttemptsKey) ?? 'null');
    return isFields(stored) ? (stored as Record<string, Attempt>) : {};
  } catch {
    return {};
  }
}

export const attemptOf = (key: string): Attempt | undefined => readAttempts()[key];

/** Stores an attempt for the other tabs, or removes it; also removes attempts older than a day. */
export function noteAttempt(key: string, attempt: Attempt | undefined): void {
  const { [key]: _, ...others } = readAttempts();
  const recent = Object.entries(others).filter(
    ([, { orderedAt }]) => Date.now() - Date.parse(orderedAt) < lifetime,
  );
  const attempts = Object.fromEntries(attempt ? [...recent, [key, attempt]] : recent);
  pageStorage().set(orderAttemptsKey, JSON.stringify(attempts));
}

/** `_id`s of orders that other attempts created. */
export const ordersOfOthers = (key: string): string[] =>
  Object.entries(readAttempts()).flatMap(([name, { order }]) => (name !== key && order ? order._id : []));

/** What the order call contains besides the documented fields. */
export const additionsOf = ({ handover }: DraftContents): OrderAdditions => ({
  sendsRecipientEmail: configuration.getState().sendRecipientEmail,
  // The field has cleared what the API does not offer.
  handover: handover as HandoverChoice,
});

/** A number that differs for another order: local storage must not hold the recipient's name (FNV-1a). */
export function contentsOf(draft: DraftContents): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(orderRequestOf(draft, '', additionsOf(draft)).additionalData))
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** Milliseconds after which another tab's write to local storage is visible. */
const settleTime = 50;

/** Lets one tab at a time work at an attempt; undefined when the signal ended the wait for the others. */
export async function oneTabAtATime<Result>(
  key: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const asked = performance.now();
  let isGranted = false;
  const start = async () => {
    isGranted = true;
    if (performance.now() - asked > 5) await new Promise((resolve) => setTimeout(resolve, settleTime));
    return work();
  };
  try {
    return await navigator.locks.request(`freight-order:${key}`, { signal }, start);
  } catch (error) {
    if (isGranted) throw error;
    // Pages without TLS have no locks, and some third-party frames refuse them.
    return signal.aborted ? undefined : work();
  }
}
