import type { SessionUser } from '@freight/client/session';
import { pictureUrl } from '#api/account/pictureUrl.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { initialsOf } from '#ui/avatar/initials.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { accountType, useSettingsTexts } from './settingsTexts.ts';

/** Who is signed in, and how; the badge only for a verified address (OPEN-85) [SETTINGS-01] [SETTINGS-04]. */
export function UserCard({ user }: { user: SessionUser }) {
  const t = useSettingsTexts();
  const { host } = useElement();
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <section className="card settings__user" part="user">
      <Avatar host={host} initials={initialsOf(user)} imageUrl={pictureUrl(user.userProfileImageUrl)} />
      <div className="settings__who">
        <h2 part="heading" className="settings__title">
          {name || user.email}
        </h2>
        {name && <p>{user.email}</p>}
        <p className="settings__muted">{accountType(t, user)}</p>
      </div>
      {user.verified && (
        <p className="settings__badge">
          <Icon name="check" />
          <span>{t('status.verified')}</span>
        </p>
      )}
    </section>
  );
}
