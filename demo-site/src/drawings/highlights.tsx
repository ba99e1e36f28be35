import { Dropoff, Pickup, Way } from './scenery.tsx';
import { Truck, Van } from './vehicles.tsx';

const ground = <Way d="M16 140h248" />;

const load = () => (
  <>
    <Truck x={34} y={138} parcels={7} />
    {ground}
    <Pickup x={16} y={140} />
    <Dropoff x={264} y={140} />
  </>
);

/** A van at a charger whose cable is drawn as the orange line. */
const fuel = () => (
  <>
    <Van x={26} y={138} />
    <Way d="M16 140h248" />
    <g stroke="var(--text)" strokeWidth={2.5} strokeLinejoin="round">
      <rect x={204} y={56} width={38} height={82} rx={6} fill="var(--surface)" />
      <rect x={211} y={64} width={24} height={18} rx={2} fill="var(--tint)" />
      <path d="m225 90-9 16h12l-5 14 12-18h-12z" fill="var(--pickup)" strokeWidth={1.5} />
    </g>
    <path
      d="M204 76c-30 0-22 48-48 40"
      fill="none"
      stroke="var(--pickup)"
      strokeWidth={4}
      strokeLinecap="round"
    />
    <path
      d="M36 40c0-16 12-26 32-26 0 18-12 28-32 26zm0 0 18-16"
      fill="var(--tint)"
      stroke="var(--pickup)"
      strokeWidth={2.5}
      strokeLinejoin="round"
    />
  </>
);

/** A sheet of paper: an agreement with both names under it. */
const terms = () => (
  <>
    {ground}
    <Pickup x={16} y={140} />
    <Dropoff x={264} y={140} />
    <g stroke="var(--text)" strokeWidth={2.5} strokeLinejoin="round" strokeLinecap="round" fill="none">
      <rect x={62} y={16} width={104} height={122} rx={6} fill="var(--surface)" />
      <path d="M78 38h56M78 54h72M78 70h72M78 86h48" stroke="var(--line)" strokeWidth={5} />
      <path d="M78 116c8-12 12 8 18-2s8 4 14 0" stroke="var(--text)" />
      <path d="M120 116c6-10 14 6 18-4s8 4 14 2" stroke="var(--accent)" />
      <path d="M78 124h32M120 124h34" strokeWidth={1.5} />
    </g>
    <circle cx={204} cy={66} r={20} fill="var(--skin)" />
    <path d="M182 62c0-20 10-28 24-26s20 10 20 24l16 2v6c-14 0-40-6-60-6z" fill="var(--accent)" />
    <path
      d="M166 138c0-26 14-42 38-42s38 16 38 42z"
      fill="var(--surface)"
      stroke="var(--text)"
      strokeWidth={2.5}
    />
    <path d="M186 100v38M222 100v38" stroke="var(--route)" strokeWidth={5} />
  </>
);

/** Columns that shrink, and the orange line over them. */
const climate = () => (
  <>
    <g fill="var(--tint)" stroke="var(--text)" strokeWidth={2.5} strokeLinejoin="round">
      {[92, 76, 70, 52, 40].map((height, index) => (
        <rect key={height} x={36 + index * 44} y={138 - height} width={26} height={height} rx={3} />
      ))}
    </g>
    <Way d="M49 32c44 22 56 6 88 24s50 24 88 30" />
    <Pickup x={49} y={32} />
    <Dropoff x={225} y={86} />
    <path d="M20 139h240" stroke="var(--text)" strokeWidth={2.5} strokeLinecap="round" />
  </>
);

export const highlights = {
  'highlight-load': load,
  'highlight-fuel': fuel,
  'highlight-terms': terms,
  'highlight-climate': climate,
};
