import { hashToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { boards } from '#db/schema/boards.ts';

/** The token of the demo's board, which pages of the documentation show. */
const demoBoardToken = 'demo-board-of-arrivals';

/** A board of everything that the demo's customer has ordered: the word is in every address. */
export async function addDemoBoard(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.insert(boards).values({
    id: newId(),
    userId,
    tokenHash: hashToken(demoBoardToken),
    name: 'Receptionen',
    place: 'Sverige',
    showsNames: false,
    createdAt: now,
  });
}
