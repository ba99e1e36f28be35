interface Place {
  x: number;
  y: number;
  scale?: number;
}

/** A spruce; `x` is its middle, `y` its foot. */
export function Spruce({ x, y, scale = 1 }: Place) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0-58-12-36h6L-17-17h8L-21 0H21L9-17h8L6-36h6z"
      fill="var(--forest)"
    />
  );
}

/** A red cottage with white corners. */
export function Cottage({ x, y, scale = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M2 0v-34h66V0z" fill="var(--falu)" />
      <path d="M-4-34 14-60h42l18 26z" fill="var(--text)" />
      <path d="M46-60v-12h9v12z" fill="var(--muted)" />
      <path d="M4 0v-34M66 0v-34" stroke="var(--gable)" strokeWidth={4} />
      <path d="M12-24h14v14H12zM44-24h14v14H44z" fill="var(--gable)" />
      <path d="M30 0v-22h10V0z" fill="var(--gable)" />
    </g>
  );
}

/** A workshop with a gate: where goods come from. */
export function Workshop({ x, y, scale = 1 }: Place) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke="var(--text)"
      strokeWidth={2.5}
      strokeLinejoin="round"
    >
      <path d="M0 0v-50l28-20v20l28-20v20l28-20V0z" fill="var(--surface)" />
      <path d="M12 0v-32h26V0z" fill="var(--tint)" />
      <path d="M12-22h26M12-12h26" />
      <path d="M50-32h22v14H50z" fill="var(--tint)" />
    </g>
  );
}

export function WindTurbine({ x, y, scale = 1 }: Place) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke="var(--muted)"
      strokeLinecap="round"
    >
      <path d="M0 0v-96" strokeWidth={3} />
      <path d="M0-96 4-142M0-96l38 24M0-96l-42 20" strokeWidth={4} />
    </g>
  );
}

interface EndProps {
  x: number;
  y: number;
  r?: number;
}

/** Where the orange line begins. */
export const Pickup = ({ x, y, r = 8 }: EndProps) => <circle cx={x} cy={y} r={r} fill="var(--pickup)" />;

/** Where the orange line ends. */
export const Dropoff = ({ x, y, r = 8 }: EndProps) => <circle cx={x} cy={y} r={r} fill="var(--dropoff)" />;

/** The one orange line. */
export const Way = ({ d, width = 4 }: { d: string; width?: number }) => (
  <path
    d={d}
    fill="none"
    stroke="var(--route)"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
