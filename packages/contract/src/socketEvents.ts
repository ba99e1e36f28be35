import type {
  ArrivalUpdated,
  CancelTransport,
  CancelTransportAck,
  ChangesUpdated,
  CreateTransportAck,
  DriverAssigned,
  HandoversUpdated,
  ShareEnded,
  SubscribeAck,
  SubscribeToTransport,
  TransportLocationUpdated,
  TransportStatusUpdate,
  UnsubscribeFromTransport,
} from './schemas/socket.ts';
import type { CreateFromRoute } from './schemas/transport.ts';

/**
 * The live socket is Socket.IO on the API host with `auth: {token}` (OPEN-42).
 * Visitors, and customers other than the order's own, may subscribe by its public order number
 * and then receive `transportStatusUpdate` alone, with the texts public tracking shows anyway.
 */
export interface ClientToServerEvents {
  subscribeToTransport(request: SubscribeToTransport, acknowledge: (answer: SubscribeAck) => void): void;
  unsubscribeFromTransport(request: UnsubscribeFromTransport): void;
  createTransport(request: CreateFromRoute, acknowledge: (answer: CreateTransportAck) => void): void;
  cancelTransport(request: CancelTransport, acknowledge: (answer: CancelTransportAck) => void): void;
}

export interface ServerToClientEvents {
  transportStatusUpdate(event: TransportStatusUpdate): void;
  transportLocationUpdated(event: TransportLocationUpdated): void;
  driverAssigned(event: DriverAssigned): void;
  /** Sent when the arrival window has narrowed or moved. */
  arrivalUpdated(event: ArrivalUpdated): void;
  /** Sent to the customer, and to holders of links that allow changes. */
  changesUpdated(event: ChangesUpdated): void;
  /** Sent after each attempt at the door, to the customer, and to holders of links that allow `handover`. */
  handoversUpdated(event: HandoversUpdated): void;
  /** The link a visitor follows an order by was withdrawn; no further events are sent for it. */
  shareEnded(event: ShareEnded): void;
}
