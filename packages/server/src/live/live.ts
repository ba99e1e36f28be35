import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '#db/unavailable.ts';
import type { AccessTokens } from '#http/accessTokens.ts';
import { awayMessage } from '#http/errorAnswers.ts';
import { HttpError } from '#http/httpError.ts';
import type { Origins } from '#http/origins.ts';
import { type CommandParts, cancelTransportOf, createTransport } from './commands.ts';
import { type LiveServer, type LiveSocket, openLiveServer } from './liveServer.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';
import { startTelling } from './telling.ts';

export interface LiveParts extends CommandParts {
  readonly origins: Origins;
  readonly accessTokens: AccessTokens;
  readonly logger: FastifyBaseLogger;
}

/** Opens the live socket: takes the commands of its clients and tells them what happens to their orders. */
export function startLive(app: FastifyInstance, parts: LiveParts): LiveServer {
  const io = openLiveServer(app, parts);
  io.on('connection', (socket) => listenTo(socket, parts));
  const telling = startTelling({ io, ...parts });
  app.addHook('preClose', async () => telling.close());
  return io;
}

/** Takes anything a client may send: the declared types are a promise nobody has to keep. */
function listenTo(socket: LiveSocket, parts: LiveParts): void {
  const answer = createAnswer(parts.logger);
  socket.on('subscribeToTransport', (payload: unknown, acknowledge: unknown) =>
    answer(acknowledge, () => subscribe(socket, parts.database.db, payload)),
  );
  socket.on('unsubscribeFromTransport', (payload: unknown, acknowledge?: unknown) =>
    answer(acknowledge, async () => {
      unsubscribe(socket, payload);
      return { success: true, message: 'Unsubscribed' };
    }),
  );
  socket.on('createTransport', (payload: unknown, acknowledge: unknown) =>
    answer(acknowledge, () => createTransport(socket, parts, payload)),
  );
  socket.on('cancelTransport', (payload: unknown, acknowledge: unknown) =>
    answer(acknowledge, () => cancelTransportOf(socket, parts, payload)),
  );
}

/** Runs a command and acknowledges it, whatever happens; a client that wants no answer gets none. */
function createAnswer(logger: FastifyBaseLogger) {
  return async (
    acknowledge: unknown,
    command: () => Promise<{ success: boolean; message: string }>,
  ): Promise<void> => {
    const outcome = await command().catch((error: unknown) => {
      if (error instanceof HttpError) return { success: false, message: error.message };
      if (isDatabaseAway(error)) return { success: false, message: awayMessage };
      logger.error({ err: error }, 'a socket command failed');
      return { success: false, message: 'Something went wrong on the server' };
    });
    if (typeof acknowledge === 'function') acknowledge(outcome);
  };
}
