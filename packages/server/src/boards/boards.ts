import { randomBytes } from 'node:crypto';
import { type Board, boardLimits } from '@freight/contract';
import type { boardRequest } from '@freight/contract/schemas';
import type { z } from 'zod';
import { hashToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { and, asc, count, eq } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { users } from '#db/schema/accounts.ts';
import { boards, type StoredBoard } from '#db/schema/boards.ts';
import { HttpError } from '#http/httpError.ts';

const tokenBytes = 16;

export const toBoard = ({ id, name, place, showsNames, createdAt }: StoredBoard): Board => ({
  id,
  name,
  place,
  showsNames,
  createdAt: createdAt.toISOString(),
});

/**
 * A new board, with its token, which cannot be read again: only its hash is stored. Throws `HttpError` 409 when the
 * customer has too many.
 */
export async function createBoard(
  tx: Db,
  userId: string,
  request: z.output<typeof boardRequest>,
  now: Date,
): Promise<Board & { token: string }> {
  // One after the other, so that parallel calls do not exceed the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [made] = await tx.select({ boards: count() }).from(boards).where(eq(boards.userId, userId));
  if ((made?.boards ?? 0) >= boardLimits.boards) throw new HttpError('tooManyBoards');
  const token = randomBytes(tokenBytes).toString('base64url');
  const board = { ...request, id: newId(), userId, tokenHash: hashToken(token), createdAt: now };
  await tx.insert(boards).values(board);
  return { ...toBoard(board), token };
}

/** The boards of a customer, the oldest first. */
export const listBoards = (db: Db, userId: string): Promise<StoredBoard[]> =>
  db.select().from(boards).where(eq(boards.userId, userId)).orderBy(asc(boards.createdAt));

/** Throws `HttpError` 404 for a board that the customer has not, or has no more. */
export async function deleteBoard(db: Db, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(boards)
    .where(and(eq(boards.id, id), eq(boards.userId, userId)))
    .returning({ id: boards.id });
  if (gone.length === 0) throw new HttpError('boardNotFound');
}

/** The board of a token. Throws `HttpError` 404 for a token that leads nowhere, or no more. */
export async function findBoard(db: Db, token: string): Promise<StoredBoard> {
  const [board] = await db
    .select()
    .from(boards)
    .where(eq(boards.tokenHash, hashToken(token)));
  if (!board) throw new HttpError('boardNotFound');
  return board;
}
