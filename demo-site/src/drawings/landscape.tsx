import { Cottage, Dropoff, Pickup, Spruce, Way, WindTurbine, Workshop } from './scenery.tsx';
import { Truck, Van } from './vehicles.tsx';

const spruces = [
  [250, 246, 0.8],
  [272, 246, 1.05],
  [668, 196, 0.9],
  [690, 196, 1.15],
  [712, 196, 0.8],
  [958, 196, 0.7],
  [978, 196, 1],
] as const;

/** The road as the one line: from a workshop through the country to a cottage, a full truck and a van on it. */
export const landscape = () => (
  <>
    <g fill="none" stroke="var(--line)" strokeWidth={2}>
      <path d="M0 150C120 96 220 150 340 118S560 40 700 92s240-10 500-40" />
      <path d="M0 186c150-50 250 4 380-32s200-64 330-28 260-2 490-30" />
      <path d="M0 222c140-40 280 14 420-22s180-50 300-28 270 2 480-16" />
    </g>
    <WindTurbine x={560} y={200} scale={0.9} />
    <WindTurbine x={612} y={190} scale={0.7} />
    <path
      d="M40 250h380c110 0 130-50 240-50h500c-20 60-150 70-330 76s-260 24-440 20S60 300 40 250z"
      fill="var(--tint)"
    />
    <Workshop x={70} y={249} scale={1.15} />
    {spruces.map(([x, y, scale]) => (
      <Spruce key={x} x={x} y={y + 4} scale={scale} />
    ))}
    <Cottage x={1052} y={199} />
    <Spruce x={1156} y={200} scale={1.1} />
    <Spruce x={1030} y={200} scale={0.8} />
    <Way d="M40 250h380c110 0 130-50 240-50h500" width={6} />
    <Pickup x={40} y={250} r={12} />
    <Dropoff x={1160} y={200} r={12} />
    <Truck x={312} y={247} scale={0.8} parcels={7} />
    <Van x={800} y={197} scale={0.9} />
  </>
);
