import { createHash } from 'node:crypto';
import type { Database, Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { profileImages, type User, users } from '#db/schema/accounts.ts';

/** What a profile stores of its picture: the path by which it is served. */
const imagePath = (name: string): string => `/api/v1/user/profile-image/${name}`;

/**
 * Stores a picture as the profile image of a person in place of the one before, and returns its path.
 * The name is made of the contents, so that a path never changes its meaning, and of the person, so that two people
 * with one picture do not share it.
 */
export async function storeProfileImage(
  database: Database,
  userId: string,
  content: Buffer,
  now: number,
): Promise<string> {
  const hash = createHash('sha256').update(userId).update(content).digest('base64url');
  const name = `${hash}.webp`;
  const values = { name, content, createdAt: new Date(now) };
  await database.transaction(async (tx) => {
    await tx
      .insert(profileImages)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: profileImages.userId, set: values });
    await tx
      .update(users)
      .set({ profileImageUrl: imagePath(name) })
      .where(eq(users.id, userId));
  });
  return imagePath(name);
}

export async function findProfileImage(db: Db, name: string): Promise<Uint8Array | undefined> {
  const [image] = await db
    .select({ content: profileImages.content })
    .from(profileImages)
    .where(eq(profileImages.name, name));
  return image?.content;
}

export async function removeProfileImage(db: Db, user: Pick<User, 'id'>): Promise<void> {
  await db.delete(profileImages).where(eq(profileImages.userId, user.id));
}
