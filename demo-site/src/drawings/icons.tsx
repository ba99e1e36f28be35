import type { ReactNode } from 'react';

/** Icons of one weight; the orange stroke is the route, dots are its ends. */
const icon = (ink: string, more?: ReactNode) => () => (
  <g fill="none" stroke="var(--accent)" strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
    <path d={ink} />
    {more}
  </g>
);

const line = (d: string) => <path d={d} stroke="var(--route)" strokeWidth={2.6} />;
const dot = (x: number, y: number, color: 'pickup' | 'dropoff') => (
  <circle cx={x} cy={y} r={3} fill={`var(--${color})`} stroke="none" />
);

export const icons = {
  'icon-match': icon(
    'M10 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10M22 17a5 5 0 1 1 0 10 5 5 0 0 1 0-10',
    <>
      {line('M10 15c0 6 2 7 7 7')}
      {dot(10, 10, 'pickup')}
      {dot(22, 22, 'dropoff')}
    </>,
  ),
  'icon-track': icon(
    'M16 3c6 0 10 4 10 10 0 7-10 16-10 16S6 20 6 13C6 7 10 3 16 3z',
    <circle cx={16} cy={13} r={3.5} stroke="var(--route)" strokeWidth={2.6} />,
  ),
  'icon-push': icon(
    'M16 5c-5 0-8 4-8 9v5l-3 4h22l-3-4v-5c0-5-3-9-8-9zM13 27c1 2 5 2 6 0',
    dot(24, 7, 'dropoff'),
  ),
  'icon-pay': icon(
    'M5 7h22a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM7 20h6',
    line('M3 13h26'),
  ),
  'icon-sign': icon('M5 27h22M20 5l5 5-12 12-6 1 1-6z', line('M17 27c2-5 4 3 6-1')),
  'icon-climate': icon('M6 26C4 14 12 6 27 5c1 15-6 22-17 19M6 26C9 20 13 16 19 13', dot(6, 26, 'pickup')),
  'icon-agreement': icon('M7 3h13l6 6v20H7zM20 3v6h6M12 14h9M12 18h9', line('M12 24c2-4 4 2 6-1s2 1 4 0')),
  'icon-price': icon(
    'M4 16V6a2 2 0 0 1 2-2h10l13 13-12 12z',
    <>
      {dot(10, 10, 'dropoff')}
      {line('m15 20 5-5')}
    </>,
  ),
  'icon-insurance': icon(
    'M16 3c4 3 8 4 11 4 0 11-3 18-11 22C8 25 5 18 5 7c3 0 7-1 11-4z',
    line('m11 16 4 4 7-8'),
  ),
};
