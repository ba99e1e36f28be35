import type { SessionUser } from '@freight/client/session';
import { pictureUrl } from '#api/account/pictureUrl.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { Avatar as Picture } from '#ui/avatar/Avatar.tsx';
import { initialsOf } from '#ui/avatar/initials.ts';

/** The person's photo, else their initials; the dot says that they are signed in [NAV-08] [NAV-11] (OPEN-89). */
export function Avatar({ user }: { user: SessionUser }) {
  const { host } = useElement();
  return (
    <span className="account" aria-hidden="true">
      <Picture host={host} initials={initialsOf(user)} imageUrl={pictureUrl(user.userProfileImageUrl)} />
      <span className="account__online" />
    </span>
  );
}
