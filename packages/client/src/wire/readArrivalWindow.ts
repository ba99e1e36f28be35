import type { ArrivalWindow, PickupWindow, PromisedArrival } from '@freight/contract';
import { fieldsOf, readLike, time } from '#fields/fields.ts';

/** An arrival window, with what was promised before where that is known. */
export interface Arrival extends ArrivalWindow {
  arrivals?: PromisedArrival[] | undefined;
  stopsBefore?: number | undefined;
  pickupWindow?: PickupWindow | undefined;
}

/** The most promises that are read of an order: the first one and the newest. */
const kept = 50;
const emptyPromise = { from: '', to: '', at: '', reason: '', reasonText: '' };

const isWindow = ({ from, to }: ArrivalWindow): boolean => Date.parse(from) <= Date.parse(to);

/** Two moments of which the second is not before the first; undefined for anything else. */
export function readArrivalWindow(value: unknown): ArrivalWindow | undefined {
  const window = { from: time(fieldsOf(value)['from']), to: time(fieldsOf(value)['to']) };
  return isWindow(window) ? window : undefined;
}

/** When the driver is at the sender, and how many minutes before that they call where that is known. */
function readPickupWindow(value: unknown): PickupWindow | undefined {
  const window = readArrivalWindow(value);
  const { callMinutes } = fieldsOf(value);
  return window && { ...window, ...(isCount(callMinutes) && callMinutes > 0 ? { callMinutes } : {}) };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The promises of an answer or an event, whose reasons may be empty, its stops and its pickup. */
export function readArrivalDetails(value: unknown): Omit<Arrival, keyof ArrivalWindow> {
  const { arrivals, stopsBefore, pickupWindow } = fieldsOf(value);
  const read = readLike([emptyPromise], arrivals).filter(
    (promise) => isWindow(promise) && Date.parse(promise.at),
  );
  // The first one is what the others are measured by.
  read.splice(1, read.length - kept);
  return {
    arrivals: read.length > 0 ? read : undefined,
    stopsBefore: isCount(stopsBefore) ? stopsBefore : undefined,
    pickupWindow: readPickupWindow(pickupWindow),
  };
}
