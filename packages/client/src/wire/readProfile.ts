import type { UserProfile } from '@freight/contract';
import { fieldsOf, firstText, readLike } from '#fields/fields.ts';

const empty: UserProfile = {
  _id: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNr: '',
  address: { street: '', city: '', postalcode: '' },
  userProfileImageUrl: '',
  provider: '',
  verified: false,
};

/**
 * A user profile from an answer or from storage; null when it identifies no user (neither e-mail nor id).
 * The identifier is `_id`, else `id`, else `userId` (OPEN-41); a phone may come as `phone` (OPEN-06)
 * [SESS-19] [CLIENT-29].
 */
export function readProfile(answer: unknown): UserProfile | null {
  const { id, userId, phone } = fieldsOf(answer);
  const read = readLike(empty, answer);
  const _id = firstText(read._id, id, userId);
  if (!_id && !read.email) return null;
  return {
    ...read,
    _id,
    phoneNr: firstText(read.phoneNr, phone),
    provider: read.provider || 'email',
  };
}
