import { paths } from '@freight/contract';
import { profileUpdateRequest } from '@freight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsParts } from '#accounts/parts.ts';
import { findUser, normalizeEmail, toProfile } from '#accounts/users.ts';
import { eq } from '#db/drizzle.ts';
import { type User, users } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { validate } from '#http/validate.ts';
import { removeProfileImage } from './profileImages.ts';

/** Reading and changing the own profile [PROFILE-11] [PROFILE-13]. */
export function profileRoutes(app: FastifyInstance, { database, apiUrl }: AccountsParts): void {
  const callerOf = async (request: FastifyRequest): Promise<User> => {
    const user = await findUser(database.db, (await requireUser(request)).userId);
    // A token outlives its account by minutes; for the caller it is simply no longer valid.
    if (user === undefined) throw new HttpError('unauthorized');
    return user;
  };

  app.get(paths.profile, async (request) => ({
    data: toProfile(await callerOf(request), apiUrl(request)),
  }));

  app.patch(paths.profile, async (request) => {
    const user = await callerOf(request);
    const change = validate(profileUpdateRequest, request.body);
    if (change.email !== undefined && normalizeEmail(change.email) !== user.email) {
      throw new HttpError('emailFixed');
    }
    const { profileImageUrl } = user;
    const image = change.userProfileImageUrl ?? profileImageUrl;
    // The same picture may be named by any name of this server; only its path is stored.
    if (image !== '' && pathOf(image) !== profileImageUrl) {
      throw new HttpError('imageNotUploaded');
    }
    if (image === '') await removeProfileImage(database.db, user);
    const [changed] = await database.db
      .update(users)
      .set({
        firstName: change.firstName,
        lastName: change.lastName,
        phoneNr: change.phone,
        ...change.address,
        profileImageUrl: image && profileImageUrl,
      })
      .where(eq(users.id, user.id))
      .returning();
    return { data: toProfile(changed ?? user, apiUrl(request)) };
  });
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);
