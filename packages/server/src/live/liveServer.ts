import type { ClientToServerEvents, ServerToClientEvents } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import type { AccessTokens, SignedInUser } from '#http/accessTokens.ts';
import { HttpError } from '#http/httpError.ts';
import type { Origins } from '#http/origins.ts';

/** What the server remembers of one connection. */
export interface Visit {
  /** Absent for a visitor without a token. */
  user?: SignedInUser;
  /** The subscribed orders by inner id; `version` is the one the subscriber was answered. */
  subscriptions: Map<string, { orderNumber: string; room: string; version: number }>;
}
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Visit>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Visit>;

const largestMessageBytes = 64 * 1024;

/**
 * The live socket on the HTTP server. Pages of other origins than the allowed ones are refused; programs that
 * send no origin are not pages. A token that is wrong or too old is told (`Invalid token`, `Token expired`),
 * no token at all makes a visitor. A connection outlives its token: it was checked when it was made.
 */
export function openLiveServer(
  app: FastifyInstance,
  { origins, accessTokens }: { origins: Origins; accessTokens: AccessTokens },
): LiveServer {
  const isWelcome = (origin: string | undefined, host: string | undefined): boolean =>
    origin === undefined || origins.isAllowed(origin, host);
  const io: LiveServer = new Server(app.server, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    // The defaults leave a half-open line unnoticed for 45 s.
    pingInterval: 10_000,
    pingTimeout: 5_000,
    connectTimeout: 10_000,
    maxHttpBufferSize: largestMessageBytes,
    allowRequest: ({ headers }, decide) => decide(null, isWelcome(headers.origin, headers.host)),
    cors: (request, decide) => {
      const { origin, host } = request.headers;
      decide(null, { origin: isWelcome(origin, host) ? (origin ?? false) : false });
    },
  });
  io.use((socket, next) => {
    greet(socket, accessTokens).then(
      () => next(),
      (error: unknown) => next(new Error(error instanceof HttpError ? error.message : 'Invalid token')),
    );
  });
  app.addHook('preClose', async () => {
    io.local.disconnectSockets(true);
    // Not awaited: it waits for the HTTP server, whose open connections are only cut by the app's own closing.
    void io.close();
  });
  return io;
}

async function greet(socket: LiveSocket, accessTokens: AccessTokens): Promise<void> {
  socket.data.subscriptions = new Map();
  const token: unknown = socket.handshake.auth['token'];
  if (token === undefined || token === null || token === '') return;
  if (typeof token !== 'string') throw new HttpError(401, 'Invalid token');
  socket.data.user = await accessTokens.authenticate(token);
}
