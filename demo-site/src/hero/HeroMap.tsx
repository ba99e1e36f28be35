import { useRef } from 'react';
import type { EmptyRun, EmptyRuns } from '#hero/emptyRuns.ts';
import { size, towns } from '#hero/places.ts';
import { curve, dash, routes, type Town } from '#hero/routes.ts';
import type { DraftedRoute } from '#hero/useDraftedRoute.ts';
import { useTravel } from '#hero/useTravel.ts';
import { DraftedLine } from './DraftedLine.tsx';
import { EmptyLines } from './EmptyLines.tsx';

/** Names on the map are Swedish in every language, as on a map. */
const names: Partial<Record<Town, string>> = {
  malmo: 'Malmö',
  stockholm: 'Stockholm',
  gothenburg: 'Göteborg',
  ostersund: 'Östersund',
  sundsvall: 'Sundsvall',
  kiruna: 'Kiruna',
};

const viewBox = `0 0 ${size.width} ${size.height}`;

/** The name is on the left, because another route passes on the right. */
const toTheLeft = (town: Town) => town === 'ostersund';

interface HeroMapProps {
  drafted: DraftedRoute | undefined;
  coming: EmptyRuns | undefined;
  /** The empty lorry that fits what is typed. */
  lit: EmptyRun | undefined;
}

/**
 * The drawn map behind the hero: Sweden, the ways that lorries drive empty, and the one orange line three times, moving
 * slowly. While a visitor types a route, that one in their place.
 */
export function HeroMap({ drafted, coming, lit }: HeroMapProps) {
  const map = useRef<HTMLDivElement>(null);
  useTravel(map);
  return (
    <div ref={map} className="hero-map" data-drafted={drafted ? '' : undefined} aria-hidden="true">
      <svg className="hero-map__land" viewBox={viewBox} aria-hidden="true" focusable="false">
        <use href="/pictures/sweden.svg#land" />
      </svg>
      {routes.map((route) => (
        <span key={`${route.from}-${route.to}`} className="hero-map__traveller" />
      ))}
      <svg className="hero-map__routes" viewBox={viewBox} aria-hidden="true" focusable="false">
        {coming && <EmptyLines coming={coming} lit={lit} />}
        {routes.map((route) => (
          <g key={`${route.from}-${route.to}`} className="hero-map__example">
            <path className="hero-map__way" d={curve(route)} />
            <path
              className="hero-map__line"
              d={curve(route)}
              pathLength={1}
              strokeDasharray={`${dash} ${1 - dash}`}
            />
            <circle className="hero-map__pickup" cx={towns[route.from][0]} cy={towns[route.from][1]} r={6} />
            <circle className="hero-map__dropoff" cx={towns[route.to][0]} cy={towns[route.to][1]} r={6} />
            {[route.from, route.to].map((town) => (
              <text
                key={town}
                className="hero-map__town"
                x={towns[town][0]}
                y={towns[town][1]}
                dx={toTheLeft(town) ? -13 : 13}
                dy={5}
                textAnchor={toTheLeft(town) ? 'end' : 'start'}
              >
                {names[town]}
              </text>
            ))}
          </g>
        ))}
        {drafted && <DraftedLine route={drafted} emptyOn={lit && coming?.date} />}
      </svg>
    </div>
  );
}
