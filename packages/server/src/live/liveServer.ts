import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '@freight/contract/errors';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { SignIns } from '#accounts/signIns.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import { HttpError } from '#http/httpError.ts';
import { callerOf } from '#http/limits/addressKey.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { type Origins, partnerOf } from '#http/pageOrigins.ts';
import { type AccessTokens, isRefused } from '#http/tokens/accessTokens.ts';
import type { LineLimits, LineRefusal } from './lineLimits.ts';
import type { LiveServer, LiveSocket } from './liveSocket.ts';

interface LiveServerParts {
  origins: Origins;
  accessTokens: AccessTokens;
  signIns: SignIns;
  logger: FastifyBaseLogger;
  limits: LineLimits;
  proxies: number;
}

const largestMessageBytes = 64 * 1024;

/**
 * The live socket on the HTTP server. Pages of other origins than the allowed ones are refused; programs that
 * send no origin are not pages. A wrong or expired token is refused (`Invalid token`, `Token expired`),
 * no token at all makes a visitor. A connection stays open after its token has expired, as long as the sign-in is
 * valid, but takes no more commands; it is cut when the sign-in ends, in any process.
 */
export function openLiveServer(app: FastifyInstance, parts: LiveServerParts): LiveServer {
  const { origins, signIns, logger, limits, proxies } = parts;
  const isWelcome = async ({
    headers: { origin, host },
  }: Pick<IncomingMessage, 'headers'>): Promise<boolean> =>
    (await origins.admit({ origin, host })).kind !== 'refused';
  const io: LiveServer = new Server(app.server, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    // The defaults leave a half-open connection unnoticed for 45 s.
    pingInterval: 10_000,
    pingTimeout: 5_000,
    connectTimeout: 10_000,
    maxHttpBufferSize: largestMessageBytes,
    allowRequest: (request, decide) => {
      isWelcome(request).then(
        (isAllowed) => decide(null, isAllowed),
        () => decide('The server could not decide', false),
      );
    },
    cors: (request, decide) => {
      isWelcome(request).then(
        (isAllowed) => decide(null, { origin: isAllowed ? (request.headers.origin ?? false) : false }),
        () => decide(null, { origin: false }),
      );
    },
  });
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!isHandshake(request)) return next();
    void limits.refusal(request).then((refusal) => {
      if (refusal === undefined) next();
      else refuse(request, response, refusal);
    });
  });
  limits.watch(io);
  io.use((socket, next) => {
    Object.assign(socket.data, {
      subscriptions: new Map(),
      address: callerOf(socket.request, proxies),
      turn: Promise.resolve(),
    });
    greet(socket, parts).then(
      () => next(),
      (error: unknown) => {
        if (isRefused(error)) logSecurityEvent(logger, 'access_token_refused');
        next(new Error(refusalOf(error)));
      },
    );
  });
  const stopCutting = cutEndedSignIns(io, signIns);
  app.addHook('preClose', async () => {
    stopCutting();
    io.local.disconnectSockets(true);
    // Not awaited: it waits for the HTTP server, whose open connections are only cut by the app's own closing.
    void io.close();
  });
  return io;
}

/** The other requests belong to a connection that stands, and name it. */
const isHandshake = ({ url = '' }: IncomingMessage): boolean =>
  !new URL(url, 'http://localhost').searchParams.has('sid');

/** Answers 429 with `Retry-After`. The response to an upgrade is none that could be written to: its socket is. */
function refuse(
  { headers, socket }: IncomingMessage,
  response: ServerResponse,
  { message, waitMs }: LineRefusal,
): void {
  const seconds = `${Math.ceil(waitMs / 1000)}`;
  if (headers.upgrade !== undefined) {
    socket.end(
      `HTTP/1.1 429 Too Many Requests\r\nretry-after: ${seconds}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
    return;
  }
  response.writeHead(429, { 'content-type': 'application/json', 'retry-after': seconds });
  response.end(JSON.stringify({ message }));
}

function refusalOf(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  return errorMessage(isDatabaseAway(error) ? 'unavailable' : 'unauthorized');
}

async function greet(
  socket: LiveSocket,
  { accessTokens, origins }: Pick<LiveServerParts, 'accessTokens' | 'origins'>,
): Promise<void> {
  const { origin, host } = socket.request.headers;
  socket.data.partner = partnerOf(await origins.admit({ origin, host }))?.name;
  const token: unknown = socket.handshake.auth['token'];
  if (token === undefined || token === null || token === '') return;
  if (socket.request.headers.origin === 'null') throw new HttpError('sandboxed-page');
  if (typeof token !== 'string') throw new HttpError('unauthorized');
  const user = await accessTokens.authenticate(token);
  if (user.partner !== undefined) {
    if (!(await origins.isPageOf(user.partner, { origin }))) throw new HttpError('unauthorized');
    socket.data.partner = user.partner;
  }
  socket.data.user = user;
}

const signInRoom = (familyId: string): string => `sign-in ${familyId}`;

/** How often to check for sign-ins that ended without a message: by expiry, or while the database was unavailable. */
const lookEvery = 15_000;

/** Cuts the connections of sign-ins that have ended, here or in another process. Returns the function that stops it. */
function cutEndedSignIns(io: LiveServer, signIns: SignIns): () => void {
  io.on('connection', async (socket) => {
    const { user } = socket.data;
    if (user === undefined) return;
    await socket.join(signInRoom(user.familyId));
    // It may have ended between the handshake and the room.
    if (!(await signIns.isStanding(user.familyId).catch(() => true))) socket.disconnect(true);
  });
  signIns.onEnded((familyIds) => {
    for (const familyId of familyIds) io.local.in(signInRoom(familyId)).disconnectSockets(true);
  });
  const looking = setInterval(() => {
    for (const socket of io.of('/').sockets.values()) {
      const { user } = socket.data;
      if (user === undefined) continue;
      signIns.isStanding(user.familyId).then(
        (stands) => stands || socket.disconnect(true),
        // The database is unavailable for a moment: the next check decides.
        () => {},
      );
    }
  }, lookEvery);
  return () => clearInterval(looking);
}
