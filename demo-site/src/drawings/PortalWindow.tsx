import type { ReactNode } from 'react';
import { brand } from '#brand.ts';
import type { ScreenTexts } from '#content/landing/screens/screenTexts.ts';
import { Label } from './Label.tsx';
import { Avatar } from './Phone.tsx';
import { Dropoff, Pickup, Way } from './scenery.tsx';

interface PortalWindowProps {
  texts: ScreenTexts['portal'];
  /** Which entry of the menu is open, from 0. */
  open: number;
  title: string;
  children: ReactNode;
}

/** The portal's window: menu on the left, the screen on the right from 200, 56. */
export function PortalWindow({ texts, open, title, children }: PortalWindowProps) {
  return (
    <>
      <rect
        x={1}
        y={1}
        width={958}
        height={598}
        rx={16}
        fill="var(--canvas)"
        stroke="var(--line)"
        strokeWidth={2}
      />
      <path d="M2 18A16 16 0 0 1 18 2h162v596H18A16 16 0 0 1 2 582z" fill="var(--surface)" />
      <path d="M180 2v596" stroke="var(--line)" strokeWidth={2} />
      <Way d="M28 44c0-10 16-4 16-14" width={3.5} />
      <Pickup x={28} y={45} r={4.5} />
      <Dropoff x={44} y={29} r={4.5} />
      <Label x={58} y={43} size={15} weight={700}>
        {brand.name}
      </Label>
      <rect x={14} y={80 + open * 44} width={152} height={36} rx={9} fill="var(--tint)" />
      {texts.menu.map((entry, index) => (
        <g key={entry}>
          <circle cx={34} cy={98 + index * 44} r={4} fill={index === open ? 'var(--route)' : 'var(--line)'} />
          <Label
            x={50}
            y={103 + index * 44}
            size={14}
            weight={index === open ? 700 : 500}
            color={index === open ? 'text' : 'muted'}
          >
            {entry}
          </Label>
        </g>
      ))}
      <Avatar x={38} y={562} r={16} />
      <Label x={64} y={567} size={13} weight={600}>
        Eva Sand
      </Label>
      <Label x={212} y={54} size={24} weight={700}>
        {title}
      </Label>
      {children}
    </>
  );
}
