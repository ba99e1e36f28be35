import type { ManagerOptions, SocketOptions } from 'socket.io-client';

/** Retries of the first connection; once connected there is no limit (OPEN-14) [SOCKET-07] [SOCKET-09]. */
export const firstRetries = 3;

/**
 * Milliseconds before each of our own first tries after a cut, each up to half longer or shorter, so that clients do
 * not all reconnect at the same moment. The library's documented tries continue as well and limit the longest wait.
 */
export const earlyTries = [300, 600, 1_200];

/** The documented options of the live socket [SOCKET-05] [SOCKET-06] [SOCKET-08] [SOCKET-10]. */
export const socketOptions = {
  transports: ['websocket', 'polling'],
  // Without it the second transport is listed and never tried.
  tryAllTransports: true,
  timeout: 10_000,
  reconnection: true,
  reconnectionAttempts: firstRetries,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  autoConnect: false,
  // A connection of its own: options of another socket to the same host would win otherwise.
  forceNew: true,
} satisfies Partial<ManagerOptions & SocketOptions>;
