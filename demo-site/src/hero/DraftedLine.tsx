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
  const line = pickup &&
    dropoff && { ...curveBetween(pickup.at, dropoff.at), isSteep: isSteep(pickup, dropoff) };
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
  return (
    <g className="hero-map__drafted">
      {line && <path key={line.path} className="hero-map__drawn" d={line.path} pathLength={1} />}
      {pickup && <Town kind="pickup" place={pickup} other={dropoff} />}
      {dropoff && <Town kind="dropoff" place={dropoff} other={pickup} />}
      {line && facts.length > 0 && <Label line={line} facts={facts} />}
    </g>
  );
}

const isSteep = ({ at: [x, y] }: DraftedPlace, { at: [otherX, otherY] }: DraftedPlace): boolean =>
  Math.abs(otherX - x) < Math.abs(otherY - y);

/** Units of the map that a name needs on the left. */
const leastToTheLeft = 90;
const toTheRight = { dx: 15, dy: 5, textAnchor: 'start' } as const;
const toTheLeft = { dx: -15, dy: 5, textAnchor: 'end' } as const;
const above = { dy: -16, textAnchor: 'middle' } as const;
const below = { dy: 28, textAnchor: 'middle' } as const;

/** Names are on the outer sides, so that the route does not cross them. */
function sideOf({ at: [x, y] }: DraftedPlace, other: DraftedPlace | undefined) {
  if (x < leastToTheLeft) return other && other.at[1] > y ? above : below;
  return !other || x >= other.at[0] ? toTheRight : toTheLeft;
}

interface TownProps {
  kind: 'pickup' | 'dropoff';
  place: DraftedPlace;
  other: DraftedPlace | undefined;
}

function Town({ kind, place, other }: TownProps) {
  const [x, y] = place.at;
  return (
    <>
      <circle className={`hero-map__${kind}`} cx={x} cy={y} r={8} />
      <text className="hero-map__town hero-map__town--drafted" x={x} y={y} {...sideOf(place, other)}>
        {place.name}
      </text>
    </>
  );
}

interface LabelProps {
  line: { middle: Point; isSteep: boolean };
  facts: readonly string[];
}

/** Kilometres, price and lorry, a line each: above the middle of the way, or on the right of one that is steep. */
function Label({ line: { middle, isSteep }, facts }: LabelProps) {
  const x = middle[0] + (isSteep ? 24 : 0);
  const y = middle[1] - (isSteep ? facts.length * 12 - 18 : facts.length * 24 + 12);
  return (
    <text className="hero-map__facts" textAnchor={isSteep ? 'start' : 'middle'}>
      {facts.map((fact, index) => (
        <tspan key={fact} x={x} y={y + index * 24}>
          {fact}
        </tspan>
      ))}
    </text>
  );
}
