import type { PriceDate } from '@freight/contract';
import type { LatLon } from '@freight/sample-services/geo/distance';
import type { Db } from '#db/database.ts';
import type { OfferedRun } from '#db/schema/quotes.ts';
import { type FoundRun, findRuns } from '#fleet/findRuns.ts';
import { dayOf, endOfDay, isSunday, nextDeliveryDay } from '#orderFacts/deliveryDays.ts';
import { emissionsOf } from './emissions.ts';
import { type Consignment, chargeableWeightKg, priceOf } from './tariff.ts';

/** Days after today that have a price. */
const daysAhead = 7;

/** The days on which goods are fetched for this price, after today: any but Sundays. */
function daysFrom(now: Date): string[] {
  const days: string[] = [];
  let day = dayOf(now);
  while (days.length < daysAhead) {
    day = nextDeliveryDay(day);
    days.push(day);
  }
  return days;
}

interface Wanted {
  readonly from: LatLon;
  readonly to: LatLon;
  readonly consignment: Consignment;
  /** Room in the lorry. */
  readonly places: number;
  readonly now: Date;
}

/** The empty lorries that could take goods in the next days, with the price and the emissions of each. */
export async function runsFor(db: Db, { from, to, consignment, places, now }: Wanted): Promise<OfferedRun[]> {
  const { fuelType } = consignment;
  const until = endOfDay(now, daysAhead + 1);
  const found = await findRuns(db, { from, to, fuelType, places, now, until });
  return [dayOf(now), ...daysFrom(now)].flatMap((day) => {
    const run = isSunday(day) ? undefined : found.get(day);
    return run ? [offerOf(run, consignment, places)] : [];
  });
}

function offerOf(run: FoundRun, consignment: Consignment, places: number): OfferedRun {
  const { weightKg, volumeM3, ...way } = consignment;
  const transport = { ...way, chargeableKg: chargeableWeightKg(weightKg, volumeM3) };
  const usual = { price: priceOf(consignment), emissions: emissionsOf(transport) };
  const price = priceOf({ ...consignment, isOnEmptyRun: true });
  const emissions = emissionsOf({ ...transport, isOnEmptyRun: true });
  return {
    id: run.id,
    from: run.fromTown,
    to: run.toTown,
    date: run.date,
    pickupAt: run.pickupAt.toISOString(),
    places,
    price: { ...price, appliedPreferences: [...price.appliedPreferences] },
    emissions,
    saves: {
      price: difference(usual.price.estimatedPrice, price.estimatedPrice, 100),
      kgCo2e: difference(usual.emissions.kgCo2e, emissions.kgCo2e, 1000),
    },
  };
}

/** Without what a binary fraction adds: in whole öre or grams. */
const difference = (more: number, less: number, parts: number): number =>
  Math.round((more - less) * parts) / parts;

interface Usual {
  /** SEK and kilograms on a day without an empty lorry. */
  readonly price: number;
  readonly kgCo2e: number;
  readonly runs: readonly OfferedRun[];
  readonly now: Date;
}

/** The next days with their prices; today only where an empty lorry passes, as an order without a day is for today. */
export function datesOf({ price, kgCo2e, runs, now }: Usual): PriceDate[] {
  return [dayOf(now), ...daysFrom(now)].flatMap((date, index): PriceDate[] => {
    const run = runs.find((each) => each.date === date);
    if (!run) return index === 0 ? [] : [{ date, price, kgCo2e }];
    const { from, to, saves } = run;
    return [
      {
        date,
        price: run.price.estimatedPrice,
        kgCo2e: run.emissions.kgCo2e,
        reason: 'emptyRun',
        run: { from, to },
        saves,
      },
    ];
  });
}
