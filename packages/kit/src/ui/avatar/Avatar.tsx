import { useState } from 'react';
import { useSheet } from '#styles/useSheet.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import css from './avatar.css?inline';

interface AvatarProps {
  /** Gets the avatar's css, so that only elements with an avatar load it. */
  host: HTMLElement | undefined;
  initials: string;
  /** Empty for none; an image that cannot be loaded, or that the page's policy refuses, is replaced by the initials. */
  imageUrl: string;
  size?: 'small' | 'large';
}

/** A person as a round picture, or as initials; decorative, because the name is always beside it. */
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
