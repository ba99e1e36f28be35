import type { SessionUser } from '@freight/client/session';
import { useRef, useState } from 'react';
import { pictureUrl } from '#api/account/pictureUrl.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { initialsOf } from '#ui/avatar/initials.ts';
import { Button } from '#ui/button/Button.tsx';
import { PhotoEditor } from './PhotoEditor.tsx';
import { useProfileTexts } from './profileTexts.ts';

interface PhotoPanelProps {
  user: SessionUser;
  onSaved: () => void;
}

/** The person's picture and name, with an editor that opens and closes [PROFILE-01]. */
export function PhotoPanel({ user, onSaved }: PhotoPanelProps) {
  const t = useProfileTexts();
  const { host } = useElement();
  const [isOpen, setOpen] = useState(false);
  // As documented, a removal only changes the screen: the picture is back with the next visit (OPEN-05).
  const [removedUrl, setRemovedUrl] = useState('');
  const toggle = useRef<HTMLButtonElement>(null);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const imageUrl = user.userProfileImageUrl === removedUrl ? '' : pictureUrl(user.userProfileImageUrl);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <section className="card" part="photo">
      <div className="profile__person">
        <Avatar host={host} size="large" initials={initialsOf(user)} imageUrl={imageUrl} />
        <div className="profile__who">
          <h2 part="heading" className="profile__title">
            {name || user.email}
          </h2>
          {name && <p className="profile__muted">{user.email}</p>}
        </div>
        <Button kind="secondary" ref={toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('photo.edit')}
        </Button>
      </div>
      {isOpen && (
        <PhotoEditor
          hasPhoto={imageUrl !== ''}
          onUploaded={() => {
            setRemovedUrl('');
            close();
            onSaved();
          }}
          onHidden={() => {
            setRemovedUrl(user.userProfileImageUrl);
            close();
          }}
          onRemoved={() => {
            close();
            onSaved();
          }}
          onCancel={close}
        />
      )}
    </section>
  );
}
