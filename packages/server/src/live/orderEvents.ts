import {
  type ArrivalUpdated,
  type ChangesUpdated,
  type DriverAssigned,
  type HandoversUpdated,
  statusMessages,
  type TransportLocationUpdated,
  type TransportStatusUpdate,
} from '@freight/contract';
import type { LatLon } from '@freight/sample-services/geo/distance';
import type { OrderRecord } from '#db/schema/orders.ts';
import { arrivalFields, type ExpectedOrder, forVisitors } from '#dispatch/arrivalWindow.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { LiveServer, LiveSocket } from './liveSocket.ts';

type Named = Pick<OrderRecord, 'id' | 'orderNumber'>;
/** The part of an order that its followers receive. */
export type Announced = Named &
  Pick<OrderRecord, 'status' | 'version' | 'history' | 'driver' | 'updatedAt' | 'changesVersion'>;

/** The rooms of an order: its customer's, and the one of visitors who know its number. */
export const customerRoom = (orderKey: string): string => `order:${orderKey}`;
export const visitorRoom = (orderKey: string): string => `public:${orderKey}`;

/** Rooms of people who follow an order by a link, and of those among them who may see the driver's position. */
export const sharedRoom = (orderKey: string): string => `shared:${orderKey}`;
export const sharedMapRoom = (orderKey: string): string => `shared-map:${orderKey}`;
/** Of those among them who may ask for changes. */
export const sharedChangesRoom = (orderKey: string): string => `shared-changes:${orderKey}`;

/** Of those among them who may see how it is handed over. */
export const sharedHandoverRoom = (orderKey: string): string => `shared-handover:${orderKey}`;

/** The order of a room whose members see where the driver is; `undefined` for any other room. */
export const orderOfRoom = (room: string): string | undefined =>
  /^(?:order|shared-map):(.+)$/s.exec(room)?.[1];

/** The order of a room of followers; `undefined` for any other room. */
export const followedOrderOf = (room: string): string | undefined =>
  /^(?:order|public|shared):(.+)$/s.exec(room)?.[1];

/** The orders that are followed in this process, by a customer, a visitor or a link. */
export function followedOrders(io: LiveServer): Set<string> {
  const rooms = [...io.sockets.adapter.rooms.keys()];
  return new Set(rooms.flatMap((room) => followedOrderOf(room) ?? []));
}

/** Everybody who follows an order here. */
export function followersOf(io: LiveServer, orderKey: string): LiveSocket[] {
  const { rooms } = io.sockets.adapter;
  const ids = [customerRoom(orderKey), visitorRoom(orderKey), sharedRoom(orderKey)].flatMap((room) => [
    ...(rooms.get(room) ?? []),
  ]);
  return ids.flatMap((id) => io.sockets.sockets.get(id) ?? []);
}

/**
 * The status of an order for its customer [SOCKET-15], with the version it came with: a driver who is assigned
 * makes a version of his own.
 */
export function statusUpdate(order: Announced): TransportStatusUpdate {
  return {
    transportId: order.id,
    orderId: order.orderNumber,
    status: order.status,
    message: statusMessages[order.status],
    timestamp: order.history.at(-1)?.changedAt ?? order.updatedAt.toISOString(),
    version: order.driver?.version === order.version ? order.version - 1 : order.version,
  };
}

/** The same for a visitor, without the inner id. */
export function publicStatusUpdate(order: Announced): TransportStatusUpdate {
  return { ...statusUpdate(order), transportId: order.orderNumber };
}

/** The driver of an order for its customer [SOCKET-17]; `undefined` before there is one. */
export function driverAssigned(order: Announced): DriverAssigned | undefined {
  const { driver } = order;
  if (!driver) return undefined;
  return {
    transportId: order.id,
    orderId: order.orderNumber,
    driverName: `${driver.firstName} ${driver.lastName}`,
    driverPhone: driver.phoneNr,
    driverRating: driver.rating,
    estimatedArrival: driver.estimatedArrival,
    version: driver.version,
  };
}

/** That something has happened to the changes of an order, for its customer. */
export const changesUpdate = (order: Announced): ChangesUpdated => ({
  transportId: order.id,
  orderId: order.orderNumber,
  version: order.changesVersion,
});

/** Whether its driver was at the door before its newest status, or before any of them. */
export const isAfterAttempt = ({ history }: Announced, everBefore: boolean): boolean =>
  history.some(
    (_, index) =>
      history[index - 1]?.status === 'outForDelivery' && (everBefore || index === history.length - 1),
  );

/** That there was an attempt to hand an order over, for its customer. */
export const handoversUpdate = (order: Announced): HandoversUpdated => ({
  transportId: order.id,
  orderId: order.orderNumber,
});

/** When the goods arrive, for the customer; undefined while there is no window. */
export function arrivalUpdate(
  order: Named & ExpectedOrder & Pick<OrderRecord, 'arrivals'>,
  clock: Clock,
): ArrivalUpdated | undefined {
  const { arrivalWindow, ...details } = arrivalFields(order, clock, 'customer');
  return arrivalWindow && { transportId: order.id, orderId: order.orderNumber, ...arrivalWindow, ...details };
}

/** The same for a visitor, without the inner id. */
export const publicArrivalUpdate = (
  order: Named & Pick<OrderRecord, 'status'>,
  update: ArrivalUpdated,
): ArrivalUpdated => ({ ...forVisitors(order, update), transportId: order.orderNumber });

/** Where the goods are, for the customer [SOCKET-16]. */
export function locationUpdate(order: Named, [lat, lng]: LatLon): TransportLocationUpdated {
  return { transportId: order.id, orderId: order.orderNumber, lat, lng };
}

/** An event for those who follow the order by a link: under the link's name, and without the order number. */
export function underSharedName<T extends { transportId: string; orderId?: string | undefined }>(
  event: T,
  sharedName: string,
): Omit<T, 'orderId'> {
  const { orderId: _, ...rest } = event;
  return { ...rest, transportId: sharedName };
}
