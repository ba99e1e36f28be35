import type { DriverAssigned, TransportStatusUpdate } from '@freight/contract';

/** The latest received for a transport: events of each kind, and the state returned when subscribing. */
export interface Received {
  onStatus?: TransportStatusUpdate;
  onDriver?: DriverAssigned;
  state?: { status: string; version: number };
}

const isOlder = (version: number | undefined, last: number | undefined) =>
  version !== undefined && last !== undefined && version <= last;

/**
 * After a reconnect the server sends the current state if anything changed, even only the driver: a status that is
 * already known is then a repetition. Servers without versions repeat literally or not at all.
 */
export function isRepeatedStatus(event: TransportStatusUpdate, { onStatus: last, state }: Received): boolean {
  if (isOlder(event.version, last?.version)) return true;
  if (event.version === undefined) return JSON.stringify(event) === JSON.stringify(last);
  const known = last ?? state;
  return known !== undefined && event.status === known.status && event.version > (known.version ?? 0);
}

/** The current driver is sent again in the same way, with a newer version. */
export function isRepeatedDriver(event: DriverAssigned, { onDriver: last }: Received): boolean {
  const content = (driver?: DriverAssigned) => JSON.stringify({ ...driver, version: undefined });
  return isOlder(event.version, last?.version) || content(event) === content(last);
}
