import type { UserProfile } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { type User, users } from '#db/schema/accounts.ts';

/** The provider of accounts that a partner signs in. */
export const partnerProvider = 'partner';

/** The spelling under which an address is stored and compared. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)));
  return user;
}

/** Where mails to a person go; empty for a partner's customer whose address the partner has not named. */
export const mailAddressOf = ({ email, contactEmail }: Pick<User, 'email' | 'contactEmail'>): string =>
  email ?? contactEmail ?? '';

/** The account as its owner sees it [PROFILE-11] [PROFILE-12]; `apiUrl` is where its image is served. */
export const toProfile = (user: User, apiUrl: string): UserProfile => ({
  _id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: mailAddressOf(user),
  phoneNr: user.phoneNr,
  address: { street: user.street, city: user.city, postalcode: user.postalcode },
  userProfileImageUrl: user.profileImageUrl && apiUrl + user.profileImageUrl,
  provider: user.provider,
  verified: user.verifiedAt !== null,
});
