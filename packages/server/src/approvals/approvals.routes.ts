import { paths } from '@freight/contract';
import { approvalOpening, approvalRequest } from '@freight/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { routeOf } from '#http/apiPath.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { createApproval, listApprovals, openApproval, readApproval, withdrawApproval } from './approvals.ts';

/**
 * The capability `approvals`: an order that one person has filled in is placed by another, by a link. Its token is behind
 * the `#` of the page's address and in the body of calls, so that neither a log nor a `Referer` ever has it.
 */
export function approvalRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  const { db } = database;
  app.get(paths.approvals, async (request) => {
    const { userId } = await requireUser(request);
    return { success: true, data: await listApprovals(db, userId, clock.now()) };
  });
  app.post(paths.approvals, async (request, reply) => {
    const { userId } = await requireUser(request);
    const { order } = validate(approvalRequest, request.body);
    const now = clock.now();
    const { id, token } = await database.transaction((tx) => createApproval(tx, userId, order, now));
    reply.code(201);
    return { success: true, data: { ...(await readApproval(db, userId, id, now)), token } };
  });
  app.post(paths.approvalOpening, async (request) => {
    const { userId } = await requireUser(request);
    const { token } = validate(approvalOpening, request.body, { token: 'approvalNotFound' });
    return { success: true, data: await openApproval(db, userId, token, clock.now()) };
  });
  app.delete<{ Params: { id: string } }>(routeOf(paths.approval(':id')), async (request) => {
    const { userId } = await requireUser(request);
    return { success: true, data: await withdrawApproval(db, userId, request.params.id, clock.now()) };
  });
  app.offer('approvals');
}
