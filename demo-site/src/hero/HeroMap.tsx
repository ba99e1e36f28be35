import { size, towns } from '#hero/places.ts';

type Town = keyof typeof towns;

/** Three transports on their way; each bends a little to the side, as roads do. */
const routes: { from: Town; to: Town; bend: number }[] = [
  { from: 'malmo', to: 'stockholm', bend: 46 },
  { from: 'gothenburg', to: 'sundsvall', bend: -58 },
  { from: 'gavle', to: 'lulea', bend: 40 },
];

function curve({ from, to, bend }: (typeof routes)[number]): string {
  const [startX, startY] = towns[from];
  const [endX, endY] = towns[to];
  const length = Math.hypot(endX - startX, endY - startY);
  const middleX = (startX + endX) / 2 + (bend * (endY - startY)) / length;
  const middleY = (startY + endY) / 2 - (bend * (endX - startX)) / length;
  return `M${startX} ${startY}Q${middleX.toFixed(1)} ${middleY.toFixed(1)} ${endX} ${endY}`;
}

/** The drawn map behind the hero: Sweden, and the one orange line three times, moving slowly. */
export function HeroMap() {
  return (
    <div className="hero-map" aria-hidden="true">
      <div className="hero-map__land" />
      <svg
        className="hero-map__routes"
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {routes.map((route) => (
          <g key={`${route.from}-${route.to}`}>
            <path className="hero-map__way" d={curve(route)} />
            <path className="hero-map__line" d={curve(route)} pathLength={1} />
            <circle className="hero-map__pickup" cx={towns[route.from][0]} cy={towns[route.from][1]} r={6} />
            <circle className="hero-map__dropoff" cx={towns[route.to][0]} cy={towns[route.to][1]} r={6} />
          </g>
        ))}
      </svg>
    </div>
  );
}
