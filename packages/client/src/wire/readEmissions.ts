import type { Emissions, EmissionsOfYear } from '@freight/contract';
import { fieldsOf, number } from '#fields/fields.ts';

/** What a transport emits, if the API returns a figure above zero. */
export function readEmissions(answer: unknown): Emissions | undefined {
  const kgCo2e = number(fieldsOf(answer)['kgCo2e']);
  return kgCo2e > 0 ? { kgCo2e } : undefined;
}

/** The sum of a year, if the API returns one above zero together with its year. */
export function readEmissionsOfYear(answer: unknown): EmissionsOfYear | undefined {
  const { year, kgCo2e, orders } = fieldsOf(answer);
  const sum = { year: number(year), kgCo2e: number(kgCo2e), orders: number(orders) };
  return sum.year > 0 && sum.kgCo2e > 0 ? sum : undefined;
}
