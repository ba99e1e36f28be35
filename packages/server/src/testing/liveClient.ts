import type {
  ClientToServerEvents,
  DriverAssigned,
  ServerToClientEvents,
  TransportLocationUpdated,
  TransportStatusUpdate,
} from '@freight/contract';
import { driverAssigned, transportLocationUpdated, transportStatusUpdate } from '@freight/contract/schemas';
import { endsWithTest } from '@freight/testing/ends';
import { io, type Socket } from 'socket.io-client';

/** A real client of the live socket that records everything it receives. */
export interface LiveClient {
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  readonly statuses: TransportStatusUpdate[];
  readonly drivers: DriverAssigned[];
  readonly locations: TransportLocationUpdated[];
  /** Sends a command with any name and contents, and returns the acknowledgement. */
  ask(command: string, payload: unknown): Promise<Acknowledgement>;
  /** Waits until everything the server has sent so far has arrived. */
  settle(): Promise<void>;
  close(): void;
}
export interface Acknowledgement {
  success: boolean;
  message: string;
  data?: Record<string, unknown>;
}

interface ConnectOptions {
  token?: unknown;
  /** Sent with the handshake. */
  headers?: Record<string, string>;
  transports?: ('websocket' | 'polling')[];
}

/**
 * Connects until the test ends, or throws the error the server refused the connection with. Without a token: a visitor.
 */
export async function connectLive(
  { url }: { url: string },
  { token, headers = {}, transports = ['websocket'] }: ConnectOptions = {},
): Promise<LiveClient> {
  const socket: LiveClient['socket'] = io(url, {
    auth: token === undefined ? {} : { token },
    transports,
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
  endsWithTest(() => socket.close());
  const client = listen(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return client;
}

function listen(socket: LiveClient['socket']): LiveClient {
  const client: LiveClient = {
    socket,
    statuses: [],
    drivers: [],
    locations: [],
    ask: (command, payload) =>
      socket.timeout(10_000).emitWithAck(command as 'createTransport', payload as never),
    // The socket keeps the order: an answer arrives after everything sent before it.
    settle: async () => {
      await client.ask('unsubscribeFromTransport', { transportId: 'none' });
    },
    close: () => socket.close(),
  };
  socket.on('transportStatusUpdate', (event) => client.statuses.push(transportStatusUpdate.parse(event)));
  socket.on('driverAssigned', (event) => client.drivers.push(driverAssigned.parse(event)));
  socket.on('transportLocationUpdated', (event) => {
    client.locations.push(transportLocationUpdated.parse(event));
  });
  return client;
}
