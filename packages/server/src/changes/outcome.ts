import type { ChangeReason, WantedChange } from '@freight/contract';
import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import type { OrderRecord, StoredPlace } from '#db/schema/orders.ts';
import { arrivalWindow } from '#dispatch/arrivalWindow.ts';
import { atOtherPlace, onOtherDay, onOtherPickupDay } from '#dispatch/asked.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { dayOf, daysAfter, isSunday } from '#orderFacts/deliveryDays.ts';
import { isNear, pricedFor } from '#pricing/otherPlace.ts';

/** How many days ahead a delivery can be moved. */
const mostDays = 14;

/** What a change does to its order, or why it cannot be done. */
export type Outcome = { order: OrderRecord } | { reason: ChangeReason };

type Wanted<Kind extends WantedChange['kind']> = Extract<WantedChange, { kind: Kind }>;

/** The order as an accepted change leaves it, or the reason why it cannot be done. */
export function outcomeOf(order: OrderRecord, wanted: WantedChange, now: Date, clock: Clock): Outcome {
  switch (wanted.kind) {
    case 'otherDay':
      return movedTo(order, wanted, now, clock);
    case 'otherPlace':
      return deliveredAt(order, wanted, now, clock);
    case 'pickupDay':
      return fetchedOn(order, wanted, now, clock);
    case 'contact':
      return noted(order, { contact: { name: wanted.text, phoneNr: wanted.phone } });
    case 'instructions':
    case 'doorCode':
    case 'leaveAt':
      return noted(order, { [wanted.kind]: wanted.text });
  }
}

const noted = (order: OrderRecord, notes: NonNullable<OrderRecord['deliveryNotes']>): Outcome => ({
  order: { ...order, deliveryNotes: { ...order.deliveryNotes, ...notes } },
});

function isOffered(day: string, now: Date): boolean {
  const today = dayOf(now);
  return day > today && day <= daysAfter(today, mostDays) && !isSunday(day);
}

function movedTo(order: OrderRecord, { day }: Wanted<'otherDay'>, now: Date, clock: Clock): Outcome {
  const moved = isOffered(day, now) ? onOtherDay(order, day, now, clock) : undefined;
  return moved ? { order: moved } : { reason: 'noDeliveryThatDay' };
}

function fetchedOn(order: OrderRecord, { day }: Wanted<'pickupDay'>, now: Date, clock: Clock): Outcome {
  const moved = isOffered(day, now) ? onOtherPickupDay(order, day, now, clock) : undefined;
  return moved ? { order: moved } : { reason: 'noPickupThatDay' };
}

function deliveredAt(order: OrderRecord, { place }: Wanted<'otherPlace'>, now: Date, clock: Clock): Outcome {
  const dropoff = storedPlace(place);
  if (!isNear(order, dropoff)) return { reason: 'tooFar' };
  const { distanceKm, ...priced } = pricedFor(order, dropoff);
  return { order: { ...atOtherPlace(order, { dropoff, distanceKm }, now, clock), ...priced } };
}

const storedPlace = (place: Wanted<'otherPlace'>['place']): StoredPlace => ({
  ...place,
  postalCode: '',
});

/** What a change costs, and when the goods would arrive with it. */
export interface Quoted {
  readonly feeOre: number;
  readonly arrival?: { from: string; to: string };
  readonly reason?: ChangeReason;
}

/** The quote of a change as the order is now. */
export function quoteOf(order: OrderRecord, wanted: WantedChange, now: Date, clock: Clock): Quoted {
  const outcome = outcomeOf(order, wanted, now, clock);
  if ('reason' in outcome) return { feeOre: 0, reason: outcome.reason };
  const window = arrivalWindow(outcome.order, now, clock);
  return {
    feeOre: outcome.order.priceOre - order.priceOre,
    ...(window && { arrival: { from: window.from.toISOString(), to: window.to.toISOString() } }),
  };
}

/** About one contact in twenty does not answer the simulated driver; the same number always or never does. */
const unreachable = 0.05;
export const isReachable = (wanted: WantedChange): boolean =>
  wanted.kind !== 'contact' || randomFrom(`contact${wanted.phone}`)() >= unreachable;
