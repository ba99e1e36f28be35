import { fill, useSite } from '#content/useSiteTexts.tsx';
import { curveBetween, type Point } from '#hero/routes.ts';
import type { DraftedPlace, DraftedRoute } from '#hero/useDraftedRoute.ts';

/** The route that is being typed in the card: each dot immediately, and a line between them when there are two. */
export function DraftedLine({ route }: { route: DraftedRoute }) {
  const { texts, language } = useSite();
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
        dx={isRight ? 15 : -15}
        dy={5}
        textAnchor={isRight ? 'start' : 'end'}
      >
        {name}
      </text>
    </>
  );
}

/** Kilometres and price, a line each, above the middle of the way. */
function Label({ at, facts }: { at: Point; facts: readonly string[] }) {
  return (
    <text className="hero-map__facts" x={at[0]} y={at[1] - 24 - (facts.length - 1) * 24} textAnchor="middle">
      {facts.map((fact, index) => (
        <tspan key={fact} x={at[0]} dy={index === 0 ? 0 : 24}>
          {fact}
        </tspan>
      ))}
    </text>
  );
}
