import { languages } from '@freight/contract';
import { z } from 'zod';
import { type Admission, admit } from '#accounts/admission.ts';
import type { Device } from '#accounts/device.ts';
import { hashToken, newOpaqueToken } from '#accounts/opaqueTokens.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { startSession } from '#accounts/sessions.ts';
import type { Db } from '#db/database.ts';
import { and, eq, isNull, lt } from '#db/drizzle.ts';
import { signInAttempts, signInWindows, type User, users } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { attemptSeconds } from './attempts.ts';

/** How long a person may take to answer the question whether to continue, in seconds. */
export const resultSeconds = 300;

/** The query with which a page opens a window for a sign-in; the page makes a new nonce each time. */
export const windowQuery = z.object({
  // Messages go to exactly this origin.
  origin: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .refine((text) => URL.canParse(text) && new URL(text).origin === text),
  nonce: z.string().regex(/^[\w-]{22,64}$/),
  language: z.enum(languages).catch('sv'),
  key: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
});

/** A window for a sign-in, and the page that opened it. */
export type SignInWindow = Pick<z.infer<typeof windowQuery>, 'origin' | 'nonce' | 'language'>;

/**
 * Notes a window that has been opened; forgets those that are over. Throws `HttpError` 400 when its nonce has been used.
 */
export async function noteWindow(db: Db, window: SignInWindow, now: number): Promise<void> {
  await db.delete(signInWindows).where(lt(signInWindows.expiresAt, new Date(now)));
  const noted = await db
    .insert(signInWindows)
    .values({ ...window, expiresAt: new Date(now + attemptSeconds * 1000) })
    .onConflictDoNothing()
    .returning();
  if (noted.length === 0) throw new HttpError('socialLoginInvalid');
}

/** The window in which the attempt with this state began; undefined for one that takes the whole page along. */
export async function findWindow(db: Db, state: string): Promise<SignInWindow | undefined> {
  const [found] = await db
    .select({
      origin: signInWindows.origin,
      nonce: signInWindows.nonce,
      language: signInWindows.language,
    })
    .from(signInAttempts)
    .innerJoin(signInWindows, eq(signInWindows.nonce, signInAttempts.windowNonce))
    .where(eq(signInAttempts.stateHash, hashToken(state)));
  return found;
}

/** Stores who has signed in, and returns the code with which only the window's page gets the tokens. */
export async function noteResult(db: Db, nonce: string, user: User, now: number): Promise<string> {
  const code = newOpaqueToken();
  await db
    .update(signInWindows)
    .set({
      codeHash: hashToken(code),
      userId: user.id,
      expiresAt: new Date(now + resultSeconds * 1000),
    })
    .where(eq(signInWindows.nonce, nonce));
  return code;
}

/**
 * Signs in with a window's result, or has the sign-in wait for its second factor, for the page that opened the window.
 * The first call that names the code uses it up, even if it fails. Throws `HttpError` 401.
 */
export async function takeResult(
  parts: AccountsParts,
  asked: { code: string; nonce: string; origin: string | undefined; device: Device },
): Promise<Admission> {
  const { db } = parts.database;
  const now = new Date(parts.now());
  const [taken] = await db
    .update(signInWindows)
    .set({ usedAt: now })
    .where(and(eq(signInWindows.codeHash, hashToken(asked.code)), isNull(signInWindows.usedAt)))
    .returning();
  const isOurs = taken?.nonce === asked.nonce && taken.origin === asked.origin && taken.expiresAt > now;
  const [user] =
    isOurs && taken.userId !== null ? await db.select().from(users).where(eq(users.id, taken.userId)) : [];
  if (user === undefined) {
    logSecurityEvent(parts.logger, 'social_result_refused');
    throw new HttpError('socialResultInvalid');
  }
  return parts.database.transaction((tx) =>
    admit(parts, tx, user.id, () => startSession(parts, tx, user, asked.device)),
  );
}
