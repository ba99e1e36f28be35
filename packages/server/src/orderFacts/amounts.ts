import type { StoredPriceParts } from '#db/schema/orders.ts';

/** Swedish VAT on transports: a fifth of the price that includes it. */
export const vatPercent = 25;

export interface Amounts {
  /** Öre without VAT; they add up to `netOre`. Absent parts: only the sum is known. */
  readonly parts: StoredPriceParts | undefined;
  readonly netOre: number;
  readonly vatOre: number;
  readonly totalOre: number;
}

const partNames = ['baseOre', 'distanceOre', 'serviceOre'] as const;

/**
 * Takes a price apart for an invoice. Everything is whole öre: net and VAT add up to the total, and the net parts
 * add up to the net. Each part is off by less than one öre from its exact share.
 */
export function amountsOf(totalOre: number, parts: StoredPriceParts | null): Amounts {
  const netOre = Math.round((totalOre * 100) / (100 + vatPercent));
  const sum = parts === null ? Number.NaN : parts.baseOre + parts.distanceOre + parts.serviceOre;
  return {
    parts: parts !== null && sum === totalOre ? netParts(parts, netOre) : undefined,
    netOre,
    vatOre: totalOre - netOre,
    totalOre,
  };
}

/** Rounds running sums instead of parts, so that the last sum is the net itself. */
function netParts(parts: StoredPriceParts, netOre: number): StoredPriceParts {
  const net: StoredPriceParts = { baseOre: 0, distanceOre: 0, serviceOre: 0 };
  let gross = 0;
  let given = 0;
  for (const name of partNames) {
    gross += parts[name];
    const upToHere = name === 'serviceOre' ? netOre : Math.round((gross * 100) / (100 + vatPercent));
    net[name] = upToHere - given;
    given = upToHere;
  }
  return net;
}
