import { size, towns } from '#hero/places.ts';

export type Town = keyof typeof towns;
export type Point = readonly [x: number, y: number];

export interface Route {
  from: Town;
  to: Town;
  /** How far it bends to the side, in units of the map. */
  bend: number;
  /** Time on the road, in milliseconds; every step of it takes a whole number of pictures. */
  duration: number;
}

/** Three transports on their way; each bends a little to the side, as roads do. */
export const routes: readonly Route[] = [
  { from: 'malmo', to: 'stockholm', bend: 46, duration: 12_480 },
  { from: 'gothenburg', to: 'ostersund', bend: -40, duration: 14_400 },
  { from: 'sundsvall', to: 'kiruna', bend: 52, duration: 16_320 },
];

/** The point beside the middle of the way that the curve leans to. */
function leaning({ from, to, bend }: Route): Point {
  const [startX, startY] = towns[from];
  const [endX, endY] = towns[to];
  const length = Math.hypot(endX - startX, endY - startY);
  return [
    (startX + endX) / 2 + (bend * (endY - startY)) / length,
    (startY + endY) / 2 - (bend * (endX - startX)) / length,
  ];
}

/**
 * A curve between any two points that leans to the side as the others do, and the middle of it; the bend is a share of the
 * way, to the left of it above 0.
 */
export function curveBetween(
  [startX, startY]: Point,
  [endX, endY]: Point,
  bend = 0.12,
): { path: string; middle: Point } {
  const lean: Point = [
    (startX + endX) / 2 + bend * (endY - startY),
    (startY + endY) / 2 - bend * (endX - startX),
  ];
  const round = (value: number) => value.toFixed(1);
  return {
    path: `M${round(startX)} ${round(startY)}Q${lean.map(round).join(' ')} ${round(endX)} ${round(endY)}`,
    middle: [(startX + endX + 2 * lean[0]) / 4, (startY + endY + 2 * lean[1]) / 4],
  };
}

/** The route as the data of an SVG path. */
export function curve(route: Route): string {
  const [x, y] = leaning(route);
  return `M${towns[route.from].join(' ')}Q${x.toFixed(1)} ${y.toFixed(1)} ${towns[route.to].join(' ')}`;
}

/** Where the route is after a share of its way, 0 to 1. */
function pointAt(route: Route, share: number): Point {
  const rest = 1 - share;
  const along = (axis: 0 | 1) =>
    rest * rest * towns[route.from][axis] +
    2 * rest * share * leaning(route)[axis] +
    share * share * towns[route.to][axis];
  return [along(0), along(1)];
}

/** How much of the way a transport takes up. The curve is so slight that a straight line lies on it. */
export const dash = 0.24;
/** Steps from one end to the other; between them the way is straight. */
const steps = 24;
/** The frame rate of a film, for all lines together: enough for a slow line, and half the work. */
const picture = 1000 / 25;

/**
 * The keyframes of a line, as long as the map is wide, that comes out of the pickup, travels and ends in the
 * drop-off. Nothing but `transform`, which costs no layout and no painting; measured in the map's width (`cqw`).
 */
export function travel(route: Route): Keyframe[] {
  const toWidth = (length: number) => ((length / size.width) * 100).toFixed(2);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const head = (step / steps) * (1 + dash);
    const [x, y] = pointAt(route, Math.max(0, head - dash));
    const [headX, headY] = pointAt(route, Math.min(1, head));
    const length = Math.hypot(headX - x, headY - y);
    // At both ends the dash is a point, which has no direction: it keeps the one of its neighbour.
    const [aheadX, aheadY] = length > 0 ? [headX - x, headY - y] : direction(route, step);
    const angle = Math.atan2(aheadY, aheadX).toFixed(4);
    return {
      easing: `steps(${Math.round(route.duration / steps / picture)})`,
      transform: `translate(${toWidth(x)}cqw, ${toWidth(y)}cqw) rotate(${angle}rad) scaleX(${(length / size.width).toFixed(4)})`,
    };
  });
}

/** The direction at the first or the last step. */
function direction(route: Route, step: number): Point {
  const [x, y] = pointAt(route, step === 0 ? 0 : 1 - dash / steps);
  const [aheadX, aheadY] = pointAt(route, step === 0 ? dash / steps : 1);
  return [aheadX - x, aheadY - y];
}
