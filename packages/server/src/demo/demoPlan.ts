import { type WireFuelType, wireFuelTypes } from '@freight/contract';
import { distanceInKm } from '@freight/sample-services/geo/distance';
import { gazetteer } from '@freight/sample-services/geo/gazetteer';
import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import type { Address } from '@freight/sample-services/geo/townPlan';
import type { StoredDelay, StoredGoods, StoredPlace } from '#db/schema/orders.ts';
import type { StoredReceiver } from '#db/schema/people.ts';
import type { Outcome } from '#dispatch/journey.ts';
import { demoCustomer } from './demoCustomer.ts';

/** What the demo customer has ordered, before it is given numbers and dates. The same on every first start. */
export interface PlannedOrder {
  readonly outcome: Outcome;
  readonly pickup: StoredPlace;
  readonly dropoff: StoredPlace;
  readonly receiver: StoredReceiver;
  readonly goods: StoredGoods;
  readonly fuelType: WireFuelType;
  readonly delays: StoredDelay[] | null;
}

const wantedOutcomes: readonly [Outcome, number][] = [
  ['delivered', 14],
  ['completed', 15],
  ['cancelled', 3],
  ['failed', 2],
  ['returned', 3],
];

type GoodsSample = readonly [
  type: string,
  subType: string,
  kg: number,
  size: readonly number[],
  note: string,
];
const goodsSamples: readonly GoodsSample[] = [
  ['construction', 'tools_hardware', 18.5, [60, 40, 35], 'Ring på porten'],
  ['construction', 'building_materials', 240, [200, 100, 60], 'Lossas med truck'],
  ['furniture_appliances', 'home_furniture', 45, [160, 80, 70], 'Två trappor, ingen hiss'],
  ['furniture_appliances', 'kitchen_appliances', 62, [90, 65, 65], ''],
  ['office_business', 'technology_equipment', 9.2, [50, 45, 30], 'Lämnas i receptionen'],
  ['plumbing_hvac', 'heating_equipment', 86, [120, 70, 70], ''],
  ['food_restaurant', 'packaged_foods', 32, [60, 60, 50], 'Ställ inte i solen'],
  ['healthcare_veterinary', 'medical_supplies', 5.4, [40, 30, 25], 'Kvitteras av mottagaren'],
  ['packaging_shipping', 'cardboard_boxes', 12, [120, 80, 40], ''],
];
const fragileTypes = ['technology_equipment', 'medical_supplies', 'kitchen_appliances'];
const receiverNames = [
  'Bo Mottagare',
  'Cecilia Exempelqvist',
  'David Provberg',
  'Ebba Testgren',
  'Farid Sampelius',
  'Greta Mallström',
];

function asPlace({ street, houseNumber, position: [lat, lng] }: Address): StoredPlace {
  const line = `${street.name} ${houseNumber}`;
  return {
    formattedAddress: `${line}, ${street.postcode} ${street.city}, Sverige`,
    street: line,
    city: street.city,
    postalCode: street.postcode,
    lat,
    lng,
  };
}

function goodsFrom([
  packageType,
  packageSubType,
  weight,
  size,
  specialInstruction,
]: GoodsSample): StoredGoods {
  const [length = 1, width = 1, height = 1] = size;
  return {
    packageType,
    packageSubType,
    quantity: 1,
    weight,
    volume: (length * width * height) / 1_000_000,
    dimensions: { length, width, height },
    specialInstruction,
    fragile: fragileTypes.includes(packageSubType),
  };
}

/** Far enough for every leg of a journey to be seen. */
const shortestKm = 40;

/** An endless row of orders between sample addresses; most begin in the customer's own town. */
function createPlanner() {
  const random = randomFrom('demo orders');
  const anyOf = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) throw new RangeError('There is nothing to choose from');
    return choice;
  };
  const swedish = gazetteer().addresses.filter(({ street }) => street.countryCode === 'SE');
  const atHome = swedish.filter(({ street }) => street.city === demoCustomer.city);
  return (outcome: Outcome): PlannedOrder => {
    const from = anyOf(random() < 0.7 ? atHome : swedish);
    let to = anyOf(swedish);
    while (distanceInKm(from.position, to.position) < shortestKm) to = anyOf(swedish);
    const number = String(Math.floor(random() * 95) + 5).padStart(2, '0');
    return {
      outcome,
      pickup: asPlace(from),
      dropoff: asPlace(to),
      receiver: { name: anyOf(receiverNames), email: '', phoneNr: `+46 70 174 06 ${number}` },
      goods: goodsFrom(anyOf(goodsSamples)),
      fuelType: anyOf(Object.values(wireFuelTypes)),
      delays: null,
    };
  };
}

/** Spreads the outcomes evenly, so that no month is all of one kind. */
function mixedOutcomes(): Outcome[] {
  const random = randomFrom('demo outcomes');
  return wantedOutcomes
    .flatMap(([outcome, times]) => Array.from({ length: times }, () => ({ outcome, place: random() })))
    .sort((a, b) => a.place - b.place)
    .map(({ outcome }) => outcome);
}

const minute = 60_000;
const pastDelays: StoredDelay[][] = [
  [{ before: 'outForDelivery', ms: 100 * minute, reason: 'traffic' }],
  [
    { before: 'inTransit', ms: 40 * minute, reason: 'queueAtPickup' },
    { before: 'outForDelivery', ms: 80 * minute, reason: 'weather' },
  ],
];
const oneLateOf = 5;

/** Delays every fifth of the past deliveries, in turn. */
function withDelays(past: readonly PlannedOrder[]): PlannedOrder[] {
  let deliveries = 0;
  return past.map((order) => {
    if (order.outcome !== 'delivered' && order.outcome !== 'completed') return order;
    deliveries += 1;
    if (deliveries % oneLateOf !== 0) return order;
    return { ...order, delays: pastDelays[(deliveries / oneLateOf) % pastDelays.length] ?? null };
  });
}

/** The live orders of the first demo. */
const firstLiveOrders = 6;

/** `live` orders move for ever, `waiting` ones are with customer service, `past` ones are over, newest first. */
export function planDemoOrders(liveOrders: number): Record<'live' | 'waiting' | 'past', PlannedOrder[]> {
  const plan = createPlanner();
  const live = Array.from({ length: firstLiveOrders }, () => plan('delivered'));
  const waiting = [plan('onHold'), plan('escalated')];
  const past = withDelays(mixedOutcomes().map(plan));
  // Roles that were added are planned last, so that all other orders stay as they were.
  const added = Array.from({ length: liveOrders - firstLiveOrders }, () => plan('delivered'));
  return { live: [...live, ...added], waiting, past };
}
