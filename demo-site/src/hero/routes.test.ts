import { expect, test } from 'vitest';
import { size, towns } from './places.ts';
import { project } from './project.ts';
import { curve, curveBetween, routes, travel } from './routes.ts';

test('places towns where the drawn map has them [T10]', () => {
  const [x, y] = project([18.0686, 59.3293]);
  expect(x).toBeCloseTo(towns.stockholm[0], -0.5);
  expect(y).toBeCloseTo(towns.stockholm[1], -0.5);
});

test('draws a route from its first town to its last, leaning to the side [T10]', () => {
  const [first] = routes;
  if (!first) throw new Error('There is no route');
  expect(curve(first)).toMatch(/^M80\.6 928Q[\d.]+ [\d.]+ 237\.4 712\.9$/);
  const { path, middle } = curveBetween([0, 0], [100, 0]);
  expect(path).toBe('M0.0 0.0Q50.0 -12.0 100.0 0.0');
  expect(middle).toEqual([50, -6]);
  const slanted = curveBetween([10, 20], [40, 60]);
  expect(slanted.path).toBe('M10.0 20.0Q29.8 36.4 40.0 60.0');
  expect(slanted.middle).toEqual([expect.closeTo(27.4), expect.closeTo(38.2)]);
});

test.each(routes)('%j leans by its bend, to the left of its way for a bend above 0 [T10]', (route) => {
  const [x = 0, y = 0] = /Q([\d.]+) ([\d.]+) /.exec(curve(route))?.slice(1).map(Number) ?? [];
  const [[startX, startY], [endX, endY]] = [towns[route.from], towns[route.to]];
  const [ahead, down] = [endX - startX, endY - startY];
  const [beside, below] = [x - (startX + endX) / 2, y - (startY + endY) / 2];
  const length = Math.hypot(ahead, down);
  expect((ahead * beside + down * below) / length).toBeCloseTo(0, 0);
  expect((down * beside - ahead * below) / length).toBeCloseTo(route.bend, 0);
});

test.each(routes)('moves the dash of %j from town to town, with no length at both ends [T10]', (route) => {
  const frames = travel(route);
  expect(frames).toHaveLength(25);
  const parts = frames.map(({ transform }) =>
    /^translate\((.+)cqw, (.+)cqw\) rotate\((.+)rad\) scaleX\((.+)\)$/
      .exec(String(transform))
      ?.slice(1)
      .map(Number),
  );
  const [from, to] = [towns[route.from], towns[route.to]];
  const toWidth = (length: number) => (length / size.width) * 100;
  expect(parts[0]?.[0]).toBeCloseTo(toWidth(from[0]), 1);
  expect(parts[0]?.[1]).toBeCloseTo(toWidth(from[1]), 1);
  expect(parts.at(-1)?.[0]).toBeCloseTo(toWidth(to[0]), 1);
  expect(parts.at(-1)?.[1]).toBeCloseTo(toWidth(to[1]), 1);
  expect([parts[0]?.[3], parts.at(-1)?.[3]]).toEqual([0, 0]);
  for (const part of parts.slice(1, -1)) {
    expect(part?.[3]).toBeGreaterThan(0);
    // In widths of the map.
    expect(part?.[3]).toBeLessThan(1);
  }
  for (const { easing } of frames) expect(easing).toBe(`steps(${Math.round(route.duration / 24 / 40)})`);
  // The dash never turns round on its way.
  const angles = parts.map((part) => part?.[2] ?? 0);
  for (const [index, angle] of angles.entries())
    if (index > 0) expect(Math.abs(angle - (angles[index - 1] ?? 0))).toBeLessThan(0.2);
});
