import '#styles/map.css';
import { contact } from '#content/contact.ts';
import { karlstad } from './karlstad.ts';

const { width, height, water, motorways, roads, towns, signs, here } = karlstad;

/** Karlstad between its lake and its roads, with the visiting address as the end of a way [PAGE-11]. */
export function CityMap({ label }: { label: string }) {
  return (
    <svg
      className="city-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      <path className="city-map__water" d={water} />
      <path className="city-map__road" d={roads} />
      <path className="city-map__motorway" d={motorways} />
      <text className="city-map__lake" x={width * 0.42} y={height - 28}>
        Vänern
      </text>
      {signs.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <rect className="city-map__sign" x="-19" y="-12" width="38" height="24" rx="5" />
          <text className="city-map__number" y="5">
            {name}
          </text>
        </g>
      ))}
      {towns.map(({ name, x, y, side }) => (
        <g key={name}>
          <circle className="city-map__town" cx={x} cy={y} r="4" />
          <text className="city-map__name" x={side === 'start' ? x + 10 : x - 10} y={y + 5} textAnchor={side}>
            {name}
          </text>
        </g>
      ))}
      <circle className="city-map__halo" cx={here.x} cy={here.y} r="16" />
      <circle className="city-map__here" cx={here.x} cy={here.y} r="9" />
      <text className="city-map__city" x={here.x + 18} y={here.y - 12}>
        {contact.visit.city}
      </text>
    </svg>
  );
}
