import type { ArrivalWindow, PromisedArrival } from '@freight/contract';
import { fieldsOf, list, text } from '#fields/fields.ts';

/** An arrival window, with what was promised before where that is known. */
export interface Arrival extends ArrivalWindow {
  arrivals?: PromisedArrival[] | undefined;
  stopsBefore?: number | undefined;
}

/** The most promises that are read of an order: the first one and the newest. */
const kept = 50;

/** Two moments of which the second is not before the first; undefined for anything else. */
export function readArrivalWindow(value: unknown): ArrivalWindow | undefined {
  const from = text(fieldsOf(value)['from']);
  const to = text(fieldsOf(value)['to']);
  return Date.parse(from) <= Date.parse(to) ? { from, to } : undefined;
}

function readPromise(value: unknown): PromisedArrival[] {
  const window = readArrivalWindow(value);
  const { at, reason, reasonText } = fieldsOf(value);
  if (!window || Number.isNaN(Date.parse(text(at)))) return [];
  return [
    {
      ...window,
      at: text(at),
      ...(typeof reason === 'string' && reason && { reason }),
      ...(typeof reasonText === 'string' && reasonText && { reasonText }),
    },
  ];
}

/** The promises and stops of an answer or an event, undefined where it has none. */
export function readArrivalDetails(value: unknown): Omit<Arrival, keyof ArrivalWindow> {
  const { arrivals, stopsBefore } = fieldsOf(value);
  const read = list(arrivals)
    .flatMap(readPromise)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  // The first one is what the others are measured by.
  read.splice(1, Math.max(0, read.length - kept));
  return {
    arrivals: read.length > 0 ? read : undefined,
    stopsBefore: Number.isInteger(stopsBefore) && Number(stopsBefore) >= 0 ? Number(stopsBefore) : undefined,
  };
}

/** An event about an arrival; undefined without a window. */
export function readArrival(event: unknown): Arrival | undefined {
  const window = readArrivalWindow(event);
  return window && { ...window, ...readArrivalDetails(event) };
}
