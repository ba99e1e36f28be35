import { paths } from '@freight/contract';
import { boardOpening, boardRequest } from '@freight/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { routeOf } from '#http/apiPath.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { arrivalsOf } from './boardArrivals.ts';
import { createBoard, deleteBoard, findBoard, listBoards, toBoard } from './boards.ts';

/**
 * The capability `boards`: a customer makes boards of what comes to a place; a screen with a board's token shows it without
 * a login, for weeks. The token is in the body of the call, so that neither a log nor a `Referer` ever has it.
 */
export function boardRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  const { db } = database;
  app.get(paths.boards, async (request) => {
    const { userId } = await requireUser(request);
    return { success: true, data: (await listBoards(db, userId)).map(toBoard) };
  });
  app.post(paths.boards, async (request, reply) => {
    const { userId } = await requireUser(request);
    const wanted = validate(boardRequest, request.body);
    const data = await database.transaction((tx) => createBoard(tx, userId, wanted, clock.now()));
    reply.code(201);
    return { success: true, data };
  });
  app.delete<{ Params: { id: string } }>(routeOf(paths.board(':id')), async (request) => {
    const { userId } = await requireUser(request);
    await deleteBoard(db, userId, request.params.id);
    return { success: true, message: 'Board ended' };
  });
  app.post(paths.boardArrivals, forEverybody, async (request, reply) => {
    const { token } = validate(boardOpening, request.body, { token: 'boardNotFound' });
    const board = await findBoard(db, token);
    reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    return { success: true, data: { name: board.name, ...(await arrivalsOf(db, board, clock)) } };
  });
  app.offer('boards');
}
