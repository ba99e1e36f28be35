import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Location } from '#maps/places.ts';
import { shared } from '#runtime/runtime.ts';
import { newSending, readSending, type Sending, type SendingDraft } from './draft.ts';

const storageKey = 'freight.sending';

interface Kept {
  store: StoreApi<Sending>;
  /** Once storage has refused, the draft lives as long as the page. */
  isRefused: boolean;
}

function open(): Kept {
  try {
    return { store: createStore(() => readSending(sessionStorage.getItem(storageKey))), isRefused: false };
  } catch (error) {
    console.warn('[freight] The draft cannot be kept over a reload.', error);
    return { store: createStore(newSending), isRefused: true };
  }
}

const kept = (): Kept => shared('sending', open);

/**
 * The sending under way in this tab: one for the card that takes the addresses and the wizard, wherever they
 * stand. It survives a reload and signing in (OPEN-57).
 */
export const sending = (): StoreApi<Sending> => kept().store;

/** False when the change could, for the first time, not be written down; it holds for this page all the same. */
function change(next: Partial<Sending>): boolean {
  const { store, isRefused } = kept();
  store.setState(next);
  if (isRefused) return true;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(store.getState()));
    return true;
  } catch (error) {
    kept().isRefused = true;
    console.warn('[freight] The draft cannot be kept over a reload.', error);
    return false;
  }
}

export interface Route {
  pickup: Location;
  dropoff: Location;
}

/** Remembers an address as soon as it is chosen, or that it is not any more. */
export function keepAddress(field: 'pickupLocation' | 'dropoffLocation', location: Location | null): void {
  const { draft, step } = sending().getState();
  // The wizard's own addresses are not changed behind its back.
  if (step === 0) change({ draft: { ...draft, [field]: location } });
}

/** Leads into the wizard's first step. An order whose fate is still unknown comes first: it stays. */
export function startSending({ pickup, dropoff }: Route, customer: string): void {
  const { draft, orderedAt } = sending().getState();
  if (orderedAt) return;
  change({ draft: { ...draft, pickupLocation: pickup, dropoffLocation: dropoff }, step: 1, customer });
}

/** Changes the draft; false when it could not be saved. */
export function editDraft(parts: Partial<SendingDraft>): boolean {
  return change({ draft: { ...sending().getState().draft, ...parts } });
}

export function goToStep(step: number): void {
  change({ step: Math.min(5, Math.max(1, step)) });
}

/** What came of the price call. */
export const keepPrice = (pricing: SendingDraft['pricing'], priced: Sending['priced']): boolean =>
  change({ draft: { ...sending().getState().draft, pricing }, priced });

/** Forgets the price, so that the pricing step asks anew. */
export const forgetPrice = (): void => void change({ priced: null });

/** The order is on its way to the server; empty once it is known what came of it. */
export const keepAttempt = (orderedAt: string): void => void change({ orderedAt });

/** Gives up the draft; pickup and drop-off stay in the send card (OPEN-59). */
export function leaveSending(): void {
  const { draft } = newSending();
  const { pickupLocation, dropoffLocation } = sending().getState().draft;
  change({ ...newSending(), draft: { ...draft, pickupLocation, dropoffLocation } });
}

/** The order exists, or somebody else sits here now: nothing of the draft stays. */
export const forgetSending = (): void => void change(newSending());
