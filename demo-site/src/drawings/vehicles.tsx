interface At {
  x: number;
  y: number;
  /** Scale: at 1 a van is 128 units long, a truck 206. */
  scale?: number;
}

const outline = { stroke: 'var(--text)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

function Wheel({ x, y, r = 11 }: { x: number; y: number; r?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="var(--text)" />
      <circle cx={x} cy={y} r={r * 0.42} fill="var(--surface)" />
    </g>
  );
}

/** A van in side view, heading right; `x` and `y` are where its rear wheel touches the road's left end. */
export function Van({ x, y, scale = 1 }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M2-14V-60a7 7 0 0 1 7-7h66c13 0 18 4 23 13l10 17c11 2 18 6 18 14v9z"
        fill="var(--surface)"
        {...outline}
      />
      <path d="M82-58c5 0 8 2 11 7l8 14H82z" fill="var(--tint)" {...outline} strokeWidth={2} />
      <path
        d="M14-38h30c10 0 8-12 18-12"
        fill="none"
        stroke="var(--route)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <circle cx={14} cy={-38} r={4.5} fill="var(--pickup)" />
      <circle cx={62} cy={-50} r={4.5} fill="var(--dropoff)" />
      <path d="M75-66V-14M118-25h7" fill="none" {...outline} strokeWidth={2} />
      <Wheel x={28} y={-11} />
      <Wheel x={102} y={-11} />
    </g>
  );
}

/** A truck in side view, heading right; its side is open to show how full it is. */
export function Truck({ x, y, scale = 1, parcels = 5 }: At & { parcels?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M2-18V-92a5 5 0 0 1 5-5h124a5 5 0 0 1 5 5v74z" fill="var(--tint)" {...outline} />
      {load.slice(0, parcels).map(([left, top, width, height]) => (
        <Parcel key={`${left}-${top}`} x={left} y={top} width={width} height={height} />
      ))}
      <path
        d="M142-18v-52a7 7 0 0 1 7-7h20c9 0 12 3 15 11l8 22c8 2 12 5 12 11v15z"
        fill="var(--surface)"
        {...outline}
      />
      <path d="M154-67h14c5 0 7 2 9 7l6 16h-29z" fill="var(--tint)" {...outline} strokeWidth={2} />
      <path d="M2-20h200" stroke="var(--route)" strokeWidth={4} />
      <Wheel x={30} y={-12} r={12} />
      <Wheel x={58} y={-12} r={12} />
      <Wheel x={172} y={-12} r={12} />
    </g>
  );
}

const load = [
  [8, -52, 36, 32],
  [46, -46, 30, 26],
  [78, -58, 26, 38],
  [106, -44, 24, 24],
  [14, -78, 26, 26],
  [46, -72, 28, 26],
  [78, -84, 26, 26],
] as const;

interface ParcelProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A parcel with its tape and, when there is room, its label. */
export function Parcel({ x, y, width, height }: ParcelProps) {
  const middle = x + width / 2;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={2}
        fill="var(--board)"
        {...outline}
        strokeWidth={2}
      />
      <path d={`M${middle} ${y}v${height * 0.4}`} stroke="var(--text)" strokeWidth={2} />
      {width > 60 && (
        <g>
          <path d={`M${middle - 7} ${y + 1}h14v${height * 0.3}h-14z`} fill="var(--gable)" opacity={0.7} />
          <rect x={x + 10} y={y + height - 34} width={38} height={24} rx={2} fill="var(--gable)" />
          <path
            d={`M${x + 16} ${y + height - 27}h26m-26 5h26m-26 5h14`}
            stroke="var(--frame)"
            strokeWidth={2}
          />
        </g>
      )}
    </g>
  );
}
