import type { ArrivalWindow } from '@freight/contract';
import { fieldsOf, text } from '#fields/fields.ts';

/** Two moments of which the second is not before the first; undefined for anything else. */
export function readArrivalWindow(value: unknown): ArrivalWindow | undefined {
  const from = text(fieldsOf(value)['from']);
  const to = text(fieldsOf(value)['to']);
  return Date.parse(from) <= Date.parse(to) ? { from, to } : undefined;
}
