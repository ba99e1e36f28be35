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
  for (const part of parts.slice(1, -1)) expect(part?.[3]).toBeGreaterThan(0);
  for (const { easing } of frames) expect(easing).toBe(`steps(${Math.round(route.duration / 24 / 40)})`);
  // The dash never turns round on its way.
  const angles = parts.map((part) => part?.[2] ?? 0);
  for (const [index, angle] of angles.entries())
    if (index > 0) expect(Math.abs(angle - (angles[index - 1] ?? 0))).toBeLessThan(0.2);
});
