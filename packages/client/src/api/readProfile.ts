import type { UserProfile } from '@freight/contract';
import { fieldsOf, firstText, text } from './fields.ts';

/**
 * A user profile from an answer or from storage; null when it names nobody (neither e-mail nor id).
 * The identifier is `_id`, else `id`, else `userId` (OPEN-41); a phone may come as `phone` (OPEN-06)
 * [SESS-19] [CLIENT-29].
 */
export function readProfile(answer: unknown): UserProfile | null {
  const profile = fieldsOf(answer);
  const _id = firstText(profile._id, profile.id, profile.userId);
  const email = text(profile.email);
  if (!_id && !email) return null;
  const address = fieldsOf(profile.address);
  return {
    _id,
    firstName: text(profile.firstName),
    lastName: text(profile.lastName),
    email,
    phoneNr: firstText(profile.phoneNr, profile.phone),
    address: {
      street: text(address.street),
      city: text(address.city),
      postalcode: firstText(address.postalcode, address.postalCode),
    },
    userProfileImageUrl: text(profile.userProfileImageUrl),
    provider: text(profile.provider) || 'email',
    verified: profile.verified === true,
  };
}
