import type { Acknowledgement } from '@freight/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SignIns } from '#accounts/signIns.ts';
import type { Config } from '#config/config.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import type { AnnounceChanges } from '#dispatch/orderChange.ts';
import { HttpError } from '#http/httpError.ts';
import { tooManyAttempts } from '#http/limits/counter.ts';
import type { Origins } from '#http/pageOrigins.ts';
import type { AccessTokens } from '#http/tokens/accessTokens.ts';
import type { Strangers } from '#orders/strangers.ts';
import type { EndedShares } from '#sharing/endedShares.ts';
import { startAnnouncements } from './announcements.ts';
import { type CommandParts, cancelTransportOf, createTransport } from './commands.ts';
import { createLineLimits, type LineLimits } from './lineLimits.ts';
import { openLiveServer } from './liveServer.ts';
import type { LiveServer, LiveSocket } from './liveSocket.ts';
import { refusalOf } from './refusal.ts';
import { cutEndedShares } from './sharedRooms.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

export interface LiveParts extends Omit<CommandParts, 'announce'> {
  readonly origins: Origins;
  readonly accessTokens: AccessTokens;
  readonly signIns: SignIns;
  readonly logger: FastifyBaseLogger;
  readonly strangers: Strangers;
  readonly endedShares: EndedShares;
  readonly config: Config;
  /** Milliseconds. */
  readonly now: () => number;
}

export interface Live {
  readonly io: LiveServer;
  readonly announce: AnnounceChanges;
}

/** Opens the live socket: runs the commands of its clients and notifies them of changes of their orders. */
export function startLive(app: FastifyInstance, parts: LiveParts): Live {
  const { rateLimits, proxies } = parts.config;
  const limits = createLineLimits({ isOn: rateLimits, proxies, now: parts.now });
  const io = openLiveServer(app, { ...parts, limits, proxies });
  const { announce, close } = startAnnouncements({ io, ...parts });
  const stopCutting = cutEndedShares(io, parts.endedShares, parts.logger);
  io.on('connection', (socket) => listenTo(socket, { ...parts, announce }, limits));
  app.addHook('preClose', async () => {
    close();
    stopCutting();
  });
  return { io, announce };
}

/** Accepts any payload: clients do not have to keep to the declared types. */
function listenTo(socket: LiveSocket, parts: LiveParts & CommandParts, limits: LineLimits): void {
  const answer = createAnswer(socket, parts.logger, limits);
  socket.on('subscribeToTransport', (payload: unknown, acknowledge: unknown) =>
    answer(acknowledge, () =>
      subscribe(socket, { db: parts.database.db, strangers: parts.strangers }, payload),
    ),
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

/**
 * Runs a command and always acknowledges it, even when it fails; a client that sends no callback gets no answer. The
 * commands of a socket run one after the other, so that a client that sends many commands only delays itself.
 */
function createAnswer(socket: LiveSocket, logger: FastifyBaseLogger, limits: LineLimits) {
  return async (acknowledge: unknown, command: () => Promise<Acknowledgement>): Promise<void> => {
    const limited = async () => {
      const wait = await limits.take(socket);
      if (wait > 0) throw tooManyAttempts(wait);
      const run = socket.data.turn.then(() => {
        // The client has disconnected and no longer waits for the answer.
        if (!socket.connected) throw new HttpError('disconnected');
        return command();
      });
      socket.data.turn = run.catch(() => undefined);
      return run;
    };
    const outcome = await limited().catch((error: unknown) => {
      if (!(error instanceof HttpError) && !isDatabaseAway(error))
        logger.error({ err: error }, 'a socket command failed');
      return refusalOf(error);
    });
    if (typeof acknowledge === 'function') acknowledge(outcome);
  };
}
