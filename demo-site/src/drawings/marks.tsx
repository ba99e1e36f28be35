import type { ReactNode } from 'react';

interface MarkProps {
  name: string;
  /** How the name is set; each mark has its own lettering. */
  weight?: number;
  spacing?: number;
  size?: number;
  children: ReactNode;
}

/** A word mark: a sign of 32 by 32 and the name beside it, in one colour. */
function Mark({ name, weight = 650, spacing = 0, size = 17, children }: MarkProps) {
  return (
    <g fill="currentColor">
      <g transform="translate(0 4)">{children}</g>
      <text x={40} y={26} fontSize={size} fontWeight={weight} letterSpacing={spacing}>
        {name}
      </text>
    </g>
  );
}

const lines = (d: string, width = 3) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

export const marks = {
  'mark-norrkull': () => (
    <Mark name="NORRKULL" spacing={1.5} weight={750} size={15}>
      <path d="M2 28 16 4l14 24z" />
    </Mark>
  ),
  'mark-tallbrink': () => (
    <Mark name="Tallbrink Trä" size={16}>
      {lines('M16 3v26M16 10l-8 6M16 10l8 6M16 18l-10 7M16 18l10 7', 2.6)}
    </Mark>
  ),
  'mark-alvmon': () => (
    <Mark name="älvmon" weight={500} size={20}>
      {lines('M2 12c5-6 9-6 14 0s9 6 14 0M2 22c5-6 9-6 14 0s9 6 14 0')}
    </Mark>
  ),
  'mark-kvarnlimpan': () => (
    <Mark name="Kvarnlimpan" weight={550} spacing={-0.3}>
      <path d="M2 20a14 12 0 0 1 28 0v4a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z" />
      <path d="m10 14 3 6m3-8 3 6m3-5 2 5" stroke="var(--ground)" strokeWidth={2.4} strokeLinecap="round" />
    </Mark>
  ),
  'mark-fjallskift': () => (
    <Mark name="FJÄLLSKIFT" weight={450} spacing={1} size={14}>
      {lines('m2 27 9-17 6 10 4-6 9 13z', 2.6)}
    </Mark>
  ),
  'mark-ostvika': () => (
    <Mark name="Ostvika Mejeri" size={15} weight={700}>
      <path d="M2 24V16L22 6c5 1 8 5 8 10v8z" />
      <circle cx={11} cy={19} r={2.6} fill="var(--ground)" />
      <circle cx={21} cy={16} r={3} fill="var(--ground)" />
    </Mark>
  ),
  'mark-granabygg': () => (
    <Mark name="granabygg" weight={800} spacing={-0.5}>
      <path d="M3 5h12v12H3zM17 5h12v5H17zM17 12h12v15H17zM3 19h12v8H3z" />
    </Mark>
  ),
  'mark-stenkulla': () => (
    <Mark name="Stenkulla Glas" size={15} weight={450}>
      {lines('M8 3h16l-2 13a6 6 0 0 1-12 0zM16 22v7M10 29h12', 2.4)}
    </Mark>
  ),
  'mark-linnholma': () => (
    <Mark name="Linnholma" weight={500} spacing={0.4}>
      {lines('M6 4v24M13 4v24M20 4v24M27 4v24M3 9h27M3 16h27M3 23h27', 1.8)}
    </Mark>
  ),
  'mark-havrevik': () => (
    <Mark name="HAVREVIK" weight={650} size={15} spacing={0.8}>
      {lines('M16 30V10', 2.4)}
      <path d="M16 2c4 4 4 7 0 10-4-3-4-6 0-10zM15 20C9 20 7 17 7 12c6 0 8 3 8 8zM17 20c6 0 8-3 8-8-6 0-8 3-8 8zM15 29c-6 0-8-3-8-8 6 0 8 3 8 8zM17 29c6 0 8-3 8-8-6 0-8 3-8 8z" />
    </Mark>
  ),
  'mark-rundlav': () => (
    <Mark name="rundlav" weight={700} size={19}>
      <path d="M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26zm0 6a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />
    </Mark>
  ),
  'mark-skruvlyktan': () => (
    <Mark name="Skruvlyktan" weight={600}>
      {lines('M16 3a9 9 0 0 1 5 16v3H11v-3a9 9 0 0 1 5-16zM12 26h8M14 30h4', 2.4)}
    </Mark>
  ),
  'mark-vindkulla': () => (
    <Mark name="Vindkulla Energi" size={14} weight={600}>
      {lines('M16 15v15M16 14V2M16 14l10 6M16 14 6 20', 2.8)}
    </Mark>
  ),
  'mark-navhjulet': () => (
    <Mark name="Navhjulet" weight={750} spacing={-0.2}>
      {lines('M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24M16 4v24M4 16h24M8 8l16 16M24 8 8 24', 2)}
    </Mark>
  ),
  'mark-angsmark': () => (
    <Mark name="ÄNGSMARK" weight={500} size={14} spacing={1.6}>
      <path d="M14 14c-8-2-8-10 2-11 10 1 10 9 2 11 8-1 12 6 7 11-6 2-9-2-9-7 0 5-3 9-9 7-5-5-1-12 7-11z" />
    </Mark>
  ),
  'mark-bruksrost': () => (
    <Mark name="Bruksrost Kaffe" size={14.5} weight={700}>
      <path d="M4 12h20v8a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8z" />
      {lines('M24 14h2a4 4 0 0 1 0 8h-2M10 8c-2-2 2-3 0-6M17 8c-2-2 2-3 0-6', 2.2)}
    </Mark>
  ),
  'mark-solskafte': () => (
    <Mark name="Solskafte" weight={600} size={18}>
      <path d="M4 22a12 12 0 0 1 24 0z" />
      {lines('M2 27h28M16 3v3M5 7l2 3M27 7l-2 3', 2.4)}
    </Mark>
  ),
};
