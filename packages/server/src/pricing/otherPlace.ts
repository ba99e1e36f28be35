import { wireFuelTypes } from '@freight/contract';
import { distanceInKm, type LatLon } from '@freight/sample-services/geo/distance';
import { planRoute } from '@freight/sample-services/geo/route';
import { isInServiceArea } from '@freight/sample-services/geo/serviceArea';
import type { OrderRecord, StoredPlace } from '#db/schema/orders.ts';
import { emissionsOf } from './emissions.ts';
import { storedPrice } from './quotes.ts';
import { chargeableWeightKg, priceOf } from './tariff.ts';

/** As the crow flies, from the place where the goods were to be delivered. */
const mostKm = 15;

const pointOf = ({ lat, lng }: StoredPlace): LatLon => [lat, lng];

/** Whether a driver can go to another place than planned. */
export const isNear = (order: Pick<OrderRecord, 'dropoff'>, place: StoredPlace): boolean =>
  distanceInKm(pointOf(order.dropoff), pointOf(place)) <= mostKm && isInServiceArea(pointOf(place));

type Repriced = Pick<OrderRecord, 'distanceKm' | 'priceOre' | 'priceParts' | 'emissions'>;

/** Distance, price and emissions of an order that goes to another place. It never costs less than it did. */
export function pricedFor(order: OrderRecord, place: StoredPlace): Repriced {
  const { goods, pickup } = order;
  // The distance that is shown is the one that is charged: one decimal.
  const distanceKm = Math.round(planRoute(pointOf(pickup), pointOf(place)).distanceKm * 10) / 10;
  const fuelType = Object.values(wireFuelTypes).find((known) => known === order.fuelType) ?? 'Diesel';
  const weightKg = goods.weight * goods.quantity;
  const volumeM3 = goods.volume * goods.quantity;
  const isOnEmptyRun = order.emptyRun !== null;
  const price = storedPrice(priceOf({ distanceKm, weightKg, volumeM3, fuelType, isOnEmptyRun }));
  const { priceOre, priceParts } = price.priceOre > order.priceOre ? price : order;
  const chargeableKg = chargeableWeightKg(weightKg, volumeM3);
  return {
    distanceKm,
    priceOre,
    priceParts,
    emissions: order.emissions && { ...emissionsOf({ distanceKm, chargeableKg, fuelType, isOnEmptyRun }) },
  };
}
