import { paths, type SignIn } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/database.ts';
import { and, desc, eq, gt, isNull, max, sql } from '#db/drizzle.ts';
import { refreshFamilies, refreshTokens } from '#db/schema/accounts.ts';
import { routeOf } from '#http/apiPath.ts';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import type { SignedInUser } from '#http/tokens/accessTokens.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import type { AccountsParts } from './parts.ts';
import { endSessionsOf } from './sessions.ts';
import { signInMs } from './signIns.ts';

const mostListed = 100;

/** Where the account is signed in, and ending any of it. */
export function signInsRoutes(app: FastifyInstance, { database, signIns, now }: AccountsParts): void {
  const { db } = database;
  app.offer('signIns');

  app.get(paths.signIns, async (request) => {
    const caller = await requireUser(request);
    return { success: true, data: await listSignIns(db, caller, now()) };
  });

  app.delete(paths.signIns, async (request) => {
    const { userId, familyId } = await requireUser(request);
    signIns.ended(await endSessionsOf(db, userId, now(), familyId));
    logSecurityEvent(request.log, 'sign_ins_ended');
    return { success: true, message: 'All other devices are logged out' };
  });

  app.delete<{ Params: { id: string } }>(routeOf(paths.signIn(':id')), async (request) => {
    const { userId } = await requireUser(request);
    const ended = await db
      .update(refreshFamilies)
      .set({ revokedAt: new Date(now()) })
      .where(
        and(
          eq(refreshFamilies.id, request.params.id),
          eq(refreshFamilies.userId, userId),
          isNull(refreshFamilies.revokedAt),
        ),
      )
      .returning({ id: refreshFamilies.id });
    if (ended.length === 0) throw new HttpError('signInNotFound');
    signIns.ended(ended.map(({ id }) => id));
    logSecurityEvent(request.log, 'sign_ins_ended');
    return { success: true, message: 'The device is logged out' };
  });
}

/** Sign-ins whose tokens can still be renewed, last used first. */
async function listSignIns(db: Db, { userId, familyId }: SignedInUser, now: number): Promise<SignIn[]> {
  const { id, browser, system, createdAt } = refreshFamilies;
  const lastUsedAt = max(refreshTokens.createdAt);
  const at = new Date(now).toISOString();
  const found = await db
    .select({ id, browser, system, createdAt, lastUsedAt })
    .from(refreshFamilies)
    .innerJoin(refreshTokens, eq(refreshTokens.familyId, id))
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        isNull(refreshFamilies.revokedAt),
        gt(createdAt, new Date(now - signInMs)),
      ),
    )
    .groupBy(id)
    // The token that a social sign-in returns with lives a minute; a token never exchanged has signed no one in.
    .having(sql`bool_or(${refreshTokens.rotatedAt} is null and ${refreshTokens.expiresAt} > ${at})`)
    .orderBy(desc(lastUsedAt))
    .limit(mostListed);
  return found.map(({ createdAt, lastUsedAt, ...signIn }) => ({
    ...signIn,
    startedAt: createdAt.toISOString(),
    lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
    isCurrent: signIn.id === familyId,
  }));
}
