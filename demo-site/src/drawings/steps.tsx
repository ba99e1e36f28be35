import { Cottage, Dropoff, Pickup, Spruce, Way, Workshop } from './scenery.tsx';
import { Parcel, Truck, Van } from './vehicles.tsx';

const card = { fill: 'var(--surface)', stroke: 'var(--text)', strokeWidth: 2.5 } as const;

/** Two addresses joined by the orange line, and the parcel that is measured. */
const request = () => (
  <g transform="translate(-34 -10)">
    <rect x={36} y={44} width={236} height={152} rx={16} {...card} />
    <g fill="none" stroke="var(--line)" strokeWidth={2}>
      <rect x={84} y={64} width={168} height={44} rx={10} />
      <rect x={84} y={132} width={168} height={44} rx={10} />
    </g>
    <path d="M100 86h84M100 154h112" stroke="var(--muted)" strokeWidth={6} strokeLinecap="round" />
    <Way d="M60 86v68" />
    <Pickup x={60} y={86} r={9} />
    <Dropoff x={60} y={154} r={9} />
    <Parcel x={298} y={128} width={96} height={84} />
    <g fill="none" stroke="var(--text)" strokeWidth={2} strokeLinecap="round">
      <path d="M298 110h96M298 104v12M394 104v12M412 128v84M406 128h12M406 212h12" />
    </g>
    <Way d="M36 240h368" />
  </g>
);

/** A parcel beside a road that a driver takes anyway; the orange line bends to fetch it. */
const match = () => (
  <>
    <path d="M20 226h400" stroke="var(--line)" strokeWidth={4} strokeLinecap="round" />
    <g fill="none" stroke="var(--pickup)" strokeWidth={2.5}>
      <circle cx={300} cy={116} r={34} />
      <circle cx={300} cy={116} r={58} opacity={0.6} />
      <circle cx={300} cy={116} r={84} opacity={0.3} />
    </g>
    <Parcel x={280} y={98} width={40} height={36} />
    <Spruce x={60} y={226} />
    <Spruce x={402} y={226} scale={0.9} />
    <Truck x={82} y={224} parcels={3} scale={0.95} />
    <Way d="M282 204c30 0 18-56 18-68" />
    <Way d="M20 228h400" />
  </>
);

/** The way so far, the van on it, and the notice that comes with it. */
const track = () => (
  <>
    <g fill="none" stroke="var(--line)" strokeWidth={2}>
      <path d="M0 96c80-40 160 20 240-16s140-30 200-10M0 132c80-36 160 20 240-16s140-26 200-8M0 168c80-30 160 18 240-14s140-24 200-6" />
    </g>
    <Workshop x={20} y={226} scale={0.8} />
    <Cottage x={350} y={226} scale={0.9} />
    <path d="M40 228h360" stroke="var(--line)" strokeWidth={5} strokeLinecap="round" />
    <Way d="M40 228h190" width={5} />
    <Pickup x={40} y={228} r={10} />
    <Dropoff x={400} y={228} r={10} />
    <Van x={160} y={226} />
    <rect x={222} y={40} width={172} height={62} rx={14} {...card} />
    <circle cx={252} cy={71} r={14} fill="var(--pickup)" />
    <path
      d="m246 71 4 5 8-9"
      fill="none"
      stroke="var(--surface)"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M278 63h92M278 80h60" stroke="var(--muted)" strokeWidth={6} strokeLinecap="round" />
  </>
);

/** Receipt and card; the orange line ends at its red dot. */
const payment = () => (
  <g transform="translate(-34 -10)">
    <path
      d="M70 30h150v186l-15-10-15 10-15-10-15 10-15-10-15 10-15-10-15 10-15-10-15 10z"
      {...card}
      strokeLinejoin="round"
    />
    <path
      d="M92 62h64M92 88h104M92 108h104M92 128h76"
      stroke="var(--line)"
      strokeWidth={6}
      strokeLinecap="round"
    />
    <path d="M92 168h40M168 168h28" stroke="var(--text)" strokeWidth={7} strokeLinecap="round" />
    <g transform="rotate(-8 300 140)">
      <rect x={214} y={92} width={168} height={104} rx={14} fill="var(--accent)" />
      <rect x={236} y={118} width={30} height={24} rx={5} fill="var(--board)" />
      <path d="M236 168h70M322 168h36" stroke="var(--on-accent)" strokeWidth={6} strokeLinecap="round" />
      <path
        d="M340 112c8 8 8 20 0 28M350 106c12 12 12 28 0 40"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth={3}
        strokeLinecap="round"
      />
    </g>
    <Way d="M36 240h368" />
    <Dropoff x={404} y={240} r={10} />
  </g>
);

export const steps = {
  'step-request': request,
  'step-match': match,
  'step-track': track,
  'step-payment': payment,
};
