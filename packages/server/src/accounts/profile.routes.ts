import { paths } from '@freight/contract';
import { profileUpdateRequest } from '@freight/contract/schemas';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type User, users } from '#db/accountsSchema.ts';
import { HttpError } from '#http/httpError.ts';
import { requireUser } from '#http/requireUser.ts';
import { validate } from '#http/validate.ts';
import type { AccountsParts } from './parts.ts';
import { findUser, normalizeEmail, toProfile } from './users.ts';

/** Reading and changing the own profile [PROFILE-11] [PROFILE-13]. */
export function profileRoutes(app: FastifyInstance, { database }: AccountsParts): void {
  const callerOf = async (request: FastifyRequest): Promise<User> => {
    const user = await findUser(database.db, (await requireUser(request)).userId);
    // A token outlives its account by minutes; for the caller it is simply no longer valid.
    if (user === undefined) throw new HttpError(401, 'Invalid token');
    return user;
  };

  app.get(paths.profile, async (request) => ({ data: toProfile(await callerOf(request)) }));

  app.patch(paths.profile, async (request) => {
    const user = await callerOf(request);
    const change = validate(profileUpdateRequest, request.body);
    if (change.email !== undefined && normalizeEmail(change.email) !== user.email) {
      throw new HttpError(400, 'The email address cannot be changed');
    }
    const image = change.userProfileImageUrl ?? user.profileImageUrl;
    if (image !== '' && image !== user.profileImageUrl) {
      throw new HttpError(400, 'A new profile image must be uploaded');
    }
    const [changed] = await database.db
      .update(users)
      .set({
        firstName: change.firstName,
        lastName: change.lastName,
        phoneNr: change.phone,
        ...change.address,
        profileImageUrl: image,
      })
      .where(eq(users.id, user.id))
      .returning();
    return { data: toProfile(changed ?? user) };
  });
}
