import type { PriceDate } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isEmpty, type Parcel, sizeOf } from '#elements/send/sizes/sizes.ts';
import type { Location } from '#maps/places/places.ts';
import { complain } from '#platform/leaving/complain.ts';
import { shared } from '#platform/registry.ts';
import { onDraftsDropped, orderDraftKey, pendingRouteKey } from '#session/drafts.ts';
import { pageStorage } from '#session/session.ts';
import {
  type DraftContents,
  newDraft,
  type OrderDraft,
  type Priced,
  type Pricing,
  piecesIn,
  readDraft,
} from './draft.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    orderDraft: KeptDraft;
  }
}

interface KeptDraft {
  store: StoreApi<OrderDraft>;
  /** `isRefused`: storage has refused a write. `isReported`: the customer has seen a message about it. */
  isRefused: boolean;
  isReported: boolean;
}

function open(): KeptDraft {
  try {
    const stored = readDraft(sessionStorage.getItem(orderDraftKey));
    return { store: createStore(() => stored), isRefused: false, isReported: false };
  } catch {
    // Storage is blocked in some embeds: the draft lives only as long as the page, and needs no message.
    return { store: createStore(newDraft), isRefused: true, isReported: true };
  }
}

const kept = (): KeptDraft =>
  shared('orderDraft', () => {
    onDraftsDropped(discardDraft);
    return open();
  });

/**
 * The order draft of this tab, shared by the card that takes the addresses and the wizard, even in different elements.
 * It survives a reload and signing in (OPEN-57).
 */
export const orderDraft = (): StoreApi<OrderDraft> => kept().store;

/** Changes the draft. If storage refuses it, the change still holds for this page. */
export function change(next: Partial<OrderDraft>): void {
  const draft = kept();
  draft.store.setState(next);
  try {
    sessionStorage.setItem(orderDraftKey, JSON.stringify(draft.store.getState()));
    draft.isRefused = false;
  } catch (error) {
    if (!draft.isRefused) complain('The draft cannot be kept over a reload.', error);
    draft.isRefused = true;
  }
}

/** False, once, when the draft could not be stored: then it lasts only as long as the page [WIZ-45]. */
export function isDraftKept(): boolean {
  const draft = kept();
  if (!draft.isRefused || draft.isReported) return true;
  draft.isReported = true;
  return false;
}

const isAt = (one: Location | null, other: Location): boolean =>
  one?.lat === other.lat && one.lng === other.lng;

export interface Route {
  pickup: Location;
  dropoff: Location;
  /** The parcel, if its size was chosen before the sign-in. */
  parcel?: Parcel | undefined;
  /** The day, if it was. */
  date?: string | undefined;
}

/** Stores an address when it is chosen, and clears it when the choice is discarded. */
export function keepAddress(field: 'pickupLocation' | 'dropoffLocation', location: Location | null): void {
  const { draft, step } = orderDraft().getState();
  // Once the wizard has started, the card no longer changes its addresses.
  if (step === 0) change({ draft: { ...draft, [field]: location } });
}

/** Stores the size chosen in the card; the wizard starts with it. */
export function keepParcel(parcel: Parcel): void {
  const { draft, step } = orderDraft().getState();
  if (step === 0) change({ draft: { ...draft, packageDetails: { ...draft.packageDetails, ...parcel } } });
}

/**
 * Puts a route into the draft and shows the step: 0 is the card. An order whose outcome is unknown takes precedence: it
 * stays.
 */
export function takeRoute({ pickup, dropoff, parcel, date }: Route, place: Partial<OrderDraft>): void {
  const { draft, orderedAt } = orderDraft().getState();
  if (orderedAt) return;
  change({
    draft: {
      ...draft,
      pickupLocation: pickup,
      dropoffLocation: dropoff,
      packageDetails: { ...draft.packageDetails, ...parcel },
      date: date ?? draft.date,
    },
    awaitsSignIn: false,
    ...place,
  });
}

/** Opens the wizard at its first step, or where the same customer was with the same addresses, as after an expired session. */
export function startWizard(route: Route, customer: string): void {
  const { draft, step, customer: owner } = orderDraft().getState();
  const isSame =
    owner === customer &&
    isAt(draft.pickupLocation, route.pickup) &&
    isAt(draft.dropoffLocation, route.dropoff);
  const { approval, sentAway } = newDraft();
  // Another way is another order than the one that waits for somebody.
  takeRoute(
    route,
    isSame ? { step: Math.max(1, step), customer } : { step: 1, customer, approval, sentAway },
  );
}

export function editDraft(parts: Partial<DraftContents>): void {
  change({ draft: { ...orderDraft().getState().draft, ...parts } });
}

export function goToStep(step: number): void {
  change({ step: Math.min(5, Math.max(1, step)) });
}

/** Goes back to an earlier step; never forward, and not while it is unknown whether the order exists [WIZ-08]. */
export function goBackTo(wanted: number): void {
  const { step, orderedAt } = orderDraft().getState();
  if (!orderedAt && wanted >= 1 && wanted < step) goToStep(wanted);
}

/** Whether leaving would discard anything the customer has filled in. */
export function isFilledIn(): boolean {
  const empty = newDraft().draft;
  const { draft } = orderDraft().getState();
  const isTouched = (filled: object, blank: object) => JSON.stringify(filled) !== JSON.stringify(blank);
  const { weight, dimensions, ...words } = draft.packageDetails;
  const { weight: _weight, dimensions: _dimensions, ...noWords } = empty.packageDetails;
  const parcel = { weight, dimensions };
  return (
    isTouched(words, noWords) ||
    isTouched(piecesIn(draft), piecesIn(empty)) ||
    isTouched(draft.recipientDetails, empty.recipientDetails) ||
    // A usual size is no loss: it takes one press to choose again.
    !(isEmpty(parcel) || sizeOf(parcel))
  );
}

/** The day that is chosen, with its price; undefined for as soon as possible. */
export const chosenDay = ({ draft, priced }: Pick<OrderDraft, 'draft' | 'priced'>): PriceDate | undefined =>
  priced?.dates?.find(({ date }) => date === draft.date);

/**
 * Stores the result of the price call, and whether the API promised with it to recognise the order by its key. A chosen day
 * stays if it has a price.
 */
export function keepPrice(pricing: Pricing, priced: Priced, promisedBy = ''): void {
  const { draft } = orderDraft().getState();
  const { date = '', price = pricing.estimatedPrice } = chosenDay({ draft, priced }) ?? {};
  change({ draft: { ...draft, date, pricing: { ...pricing, estimatedPrice: price } }, priced, promisedBy });
}

/** Chooses one of the days of the price, or with no day as soon as possible. */
export function chooseDay(date: string): void {
  const { draft, priced } = orderDraft().getState();
  const day = chosenDay({ draft: { ...draft, date }, priced });
  const estimatedPrice = day?.price ?? priced?.soonestPrice ?? draft.pricing.estimatedPrice;
  editDraft({ date: day?.date ?? '', pricing: { ...draft.pricing, estimatedPrice } });
}

/** Stores the day chosen in the card, with none as soon as possible; the wizard starts with it if it has a price there. */
export function keepDay(date: string): void {
  const { draft, step } = orderDraft().getState();
  if (step === 0) change({ draft: { ...draft, date } });
}

/** Forgets the price, so that the pricing step requests it again. */
export const forgetPrice = (): void => change({ priced: null });

/** Called when the order is sent to the server. */
export const keepAttempt = (orderedAt: string, additions = ''): void => change({ orderedAt, additions });

/** Called when the outcome of the order is known. */
export const endAttempt = (): void => change({ orderedAt: '', additions: '' });

/** The key has been used for another order, as in a duplicated tab: the next attempt gets a new one. */
export const renewKey = (): void => change({ idempotencyKey: newDraft().idempotencyKey });

/** Gives up the draft; pickup and drop-off stay in the send card (OPEN-59). */
export function discardAllButRoute(): void {
  const { draft } = newDraft();
  const { pickupLocation, dropoffLocation } = orderDraft().getState().draft;
  begin({ ...draft, pickupLocation, dropoffLocation });
}

/** Clears the whole draft, for example once the order exists or when another user has signed in. */
export const discardDraft = (): void => begin(newDraft().draft);

function begin(draft: DraftContents): void {
  change({ ...newDraft(), draft });
  pageStorage().remove(pendingRouteKey);
}
