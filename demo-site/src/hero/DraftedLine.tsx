import { fill, useSite } from '#content/useSiteTexts.tsx';
import { curveBetween, type Point } from '#hero/routes.ts';
import { useDayName } from '#hero/useDayName.ts';
import type { DraftedPlace, DraftedRoute } from '#hero/useDraftedRoute.ts';

interface DraftedLineProps {
  route: DraftedRoute;
  /** The day on which an empty lorry could take it. */
  emptyOn: string | undefined;
}

/** The route that is being typed in the card: each dot immediately, and a line between them when there are two. */
export function DraftedLine({ route, emptyOn }: DraftedLineProps) {
  const { texts, language } = useSite();
  const nameOf = useDayName();
  const { pickup, dropoff, distanceKm, fromPrice } = route;
  const line = pickup && dropoff ? curveBetween(pickup.at, dropoff.at) : undefined;
  const inUnit = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 0, ...options }).format(value);
  const facts = [
    distanceKm > 0 && inUnit(distanceKm, { style: 'unit', unit: 'kilometer' }),
    fromPrice > 0 &&
      fill(texts.hero.from, {
        price: new Intl.NumberFormat('sv-SE', {
          style: 'currency',
          currency: 'SEK',
          maximumFractionDigits: 0,
        }).format(Math.ceil(fromPrice)),
      }),
    emptyOn !== undefined && fill(texts.hero.emptyRun, { day: nameOf(emptyOn) ?? emptyOn }),
  ].filter((fact) => fact !== false);
  // Names are on the outer sides, so that the route does not cross them.
  const isRight = (place: DraftedPlace, other: DraftedPlace | undefined) =>
    other === undefined || place.at[0] >= other.at[0];
  return (
    <g className="hero-map__drafted">
      {line && <path key={line.path} className="hero-map__drawn" d={line.path} pathLength={1} />}
      {pickup && <Town kind="pickup" place={pickup} isRight={!dropoff || isRight(pickup, dropoff)} />}
      {dropoff && <Town kind="dropoff" place={dropoff} isRight={!pickup || !isRight(pickup, dropoff)} />}
      {line && facts.length > 0 && <Label at={line.middle} facts={facts} />}
    </g>
  );
}

/** Units of the map that a name needs on the left. */
const leastToTheLeft = 90;
const toTheRight = { dx: 15, dy: 5, textAnchor: 'start' } as const;
const toTheLeft = { dx: -15, dy: 5, textAnchor: 'end' } as const;
const below = { dy: 28, textAnchor: 'middle' } as const;

function Town({
  kind,
  place: { name, at },
  isRight,
}: {
  kind: 'pickup' | 'dropoff';
  place: DraftedPlace;
  isRight: boolean;
}) {
  return (
    <>
      <circle className={`hero-map__${kind}`} cx={at[0]} cy={at[1]} r={8} />
      <text
        className="hero-map__town hero-map__town--drafted"
        x={at[0]}
        y={at[1]}
        {...(at[0] < leastToTheLeft ? below : isRight ? toTheRight : toTheLeft)}
      >
        {name}
      </text>
    </>
  );
}

/** Kilometres, price and lorry, a line each, above the middle of the way. */
function Label({ at, facts }: { at: Point; facts: readonly string[] }) {
  return (
    <text className="hero-map__facts" x={at[0]} y={at[1] - 12 - facts.length * 24} textAnchor="middle">
      {facts.map((fact, index) => (
        <tspan key={fact} x={at[0]} dy={index === 0 ? 0 : 24}>
          {fact}
        </tspan>
      ))}
    </text>
  );
}
