import type { ReactNode } from 'react';

interface LabelProps {
  x: number;
  y: number;
  size?: number;
  weight?: number;
  color?: 'text' | 'muted' | 'accent' | 'on-accent' | 'surface' | 'success' | 'route-text';
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

/** Words on a drawn screen, in the face of the page. */
export const Label = ({ x, y, size = 13, weight = 500, color = 'text', anchor, children }: LabelProps) => (
  <text x={x} y={y} fontSize={size} fontWeight={weight} fill={`var(--${color})`} textAnchor={anchor}>
    {children}
  </text>
);
