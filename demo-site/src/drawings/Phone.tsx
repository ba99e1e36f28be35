import type { ReactNode } from 'react';
import { Label } from './Label.tsx';

/** A phone whose screen is 276 by 588 units, from 12, 12; what is drawn lies on it. */
export function Phone({ children }: { children: ReactNode }) {
  return (
    <>
      <rect width={300} height={612} rx={46} fill="var(--frame)" />
      <rect x={12} y={12} width={276} height={588} rx={36} fill="var(--canvas)" />
      {children}
      <rect x={112} y={22} width={76} height={20} rx={10} fill="var(--frame)" />
      <Label x={38} y={38} size={12} weight={650}>
        9:41
      </Label>
      <g fill="var(--text)">
        <path d="M234 37v-4h3v4zM239 37v-7h3v7zM244 37V27h3v10z" />
        <rect x={251} y={28} width={16} height={9} rx={2.5} />
      </g>
      <rect x={104} y={588} width={92} height={4} rx={2} fill="var(--text)" />
    </>
  );
}

/** A piece of map: water, roads, and the names of towns. */
export function MapPiece({ y, height, children }: { y: number; height: number; children: ReactNode }) {
  return (
    <g>
      <rect x={12} y={y} width={276} height={height} fill="var(--tint)" />
      <path
        d={`M12 ${y + height * 0.62}c40-30 62 10 96-8s20 40 62 34 40-40 118-30V${y + height}H12z`}
        fill="var(--water)"
      />
      <g fill="none" stroke="var(--surface)" strokeWidth={5}>
        <path d={`M12 ${y + 40}c70 10 90 50 150 36s70-40 126-30M80 ${y}c10 40-20 80-10 ${height * 0.5}`} />
      </g>
      {children}
    </g>
  );
}

export const Avatar = ({ x, y, r = 20 }: { x: number; y: number; r?: number }) => (
  <g transform={`translate(${x - r} ${y - r}) scale(${r / 56})`}>
    <circle cx={56} cy={56} r={56} fill="#cfe0d2" />
    <path d="M14 93c4-16 20-23 42-23s38 7 42 23a56 56 0 0 1-84 0z" fill="#0b5a3e" />
    <circle cx={56} cy={44} r={21} fill="#c98f65" />
    <path d="M33 42c0-20 10-28 23-28s23 8 23 28c-6-12-14-14-23-14s-17 2-23 14z" fill="#1d1512" />
  </g>
);
