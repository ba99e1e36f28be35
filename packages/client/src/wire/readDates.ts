import type { OrderRun, PriceDate } from '@freight/contract';
import { fieldsOf, list, number, text } from '#fields/fields.ts';

export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const readSaves = (answer: unknown): OrderRun['saves'] => {
  const { price, kgCo2e } = fieldsOf(answer);
  return { price: number(price), kgCo2e: number(kgCo2e) };
};

/** Days that exist and have a price, in their order; what an empty lorry saves only together with its towns. */
export function readDates(answer: unknown): PriceDate[] {
  const days = list(answer).flatMap((entry): PriceDate[] => {
    const { date, price, kgCo2e, reason, saves } = fieldsOf(entry);
    const day = { date: text(date), price: number(price), kgCo2e: number(kgCo2e) };
    if (!isDay(day.date) || !(day.price > 0)) return [];
    const run = readTowns(fieldsOf(entry)['run']);
    if (reason !== 'emptyRun' || !run) return [day];
    return [{ ...day, reason, run, saves: readSaves(saves) }];
  });
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}

function readTowns(answer: unknown): Pick<OrderRun, 'from' | 'to'> | undefined {
  const [from, to] = [text(fieldsOf(answer)['from']), text(fieldsOf(answer)['to'])];
  return from && to ? { from, to } : undefined;
}

/** The lorry that would have driven empty, of an order that goes with it. */
export function readRun(answer: unknown): OrderRun | undefined {
  const towns = readTowns(answer);
  const { date, saves } = fieldsOf(answer);
  return towns && isDay(text(date)) ? { ...towns, date: text(date), saves: readSaves(saves) } : undefined;
}
