import { useState } from 'react';
import { useSheet } from '#styles/useSheet.ts';
import css from '#ui/avatar.css?inline';
import { Icon } from '#ui/Icon.tsx';

interface AvatarProps {
  /** For the css of the avatar, which only those pay for who show one. */
  host: HTMLElement | undefined;
  initials: string;
  /** Empty for none; one that cannot be shown, or that the page's policy refuses, gives way to the initials. */
  imageUrl: string;
  size?: 'small' | 'large';
}

/** A person as a round picture, or as initials; decoration, because the name always stands beside it. */
export function Avatar({ host, initials, imageUrl, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState('');
  useSheet(host, css);
  return (
    <span className={`avatar avatar--${size}`} aria-hidden="true">
      {imageUrl && imageUrl !== broken ? (
        <img className="avatar__image" src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />
      ) : (
        <span>{initials || <Icon name="user" />}</span>
      )}
    </span>
  );
}
