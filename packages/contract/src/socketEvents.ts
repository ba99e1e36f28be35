import type {
  ArrivalUpdated,
  CancelTransport,
  CancelTransportAck,
  CreateTransportAck,
  DriverAssigned,
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
  /** The link a visitor follows an order by was withdrawn; no further events are sent for it. */
  shareEnded(event: ShareEnded): void;
}
