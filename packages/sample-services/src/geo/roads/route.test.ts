import { expect, test } from 'vitest';
import { positionAlong } from '#geo/measures/alongLine.ts';
import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { roadGraph } from './roads.ts';
import { planRoute } from './route.ts';

const stockholm: LatLon = [59.3294, 18.0687];
const gothenburg: LatLon = [57.7072, 11.9668];
const visby: LatLon = [57.6348, 18.2948];

const lengthOf = (points: readonly LatLon[]): number =>
  points.slice(1).reduce((km, point, i) => km + distanceInKm(points[i] ?? point, point), 0);

test('Stockholm to Gothenburg is some 470 km and six hours by lorry', () => {
  const route = planRoute(stockholm, gothenburg);
  expect(route.distanceKm).toBeGreaterThan(445);
  expect(route.distanceKm).toBeLessThan(495);
  expect(route.distanceKm / route.durationHours).toBeGreaterThan(70);
  expect(route.distanceKm / route.durationHours).toBeLessThanOrEqual(80);
  expect(route.roads).toContain('E4');
});

test('a street driven for a moment is not named among the roads', () => {
  expect(planRoute(stockholm, gothenburg).roads).toEqual(['E4', '40']);
});

/** Road distances as drivers know them, in km. */
test.each<[string, LatLon, LatLon, number]>([
  ['Stockholm to Malmö', stockholm, [55.6059, 13.0007], 612],
  ['Stockholm to Uppsala', stockholm, [59.8588, 17.6389], 71],
  ['Gothenburg to Malmö', gothenburg, [55.6059, 13.0007], 272],
  ['Stockholm to Umeå', stockholm, [63.8258, 20.263], 638],
  ['Gothenburg to Oslo', gothenburg, [59.9139, 10.7522], 293],
])('%s is within a tenth of its real length', (_, from, to, km) => {
  expect(Math.abs(planRoute(from, to).distanceKm / km - 1)).toBeLessThan(0.1);
});

test('a route starts and ends exactly at its addresses, and its points are about as long as its distance', () => {
  const route = planRoute(stockholm, gothenburg);
  expect(route.points[0]).toEqual(stockholm);
  expect(route.points.at(-1)).toEqual(gothenburg);
  expect(lengthOf(route.points) / route.distanceKm).toBeGreaterThan(0.85);
  expect(lengthOf(route.points) / route.distanceKm).toBeLessThan(1.05);
});

test('there and back are equally long', () => {
  const there = planRoute(stockholm, gothenburg);
  const back = planRoute(gothenburg, stockholm);
  expect(back.distanceKm).toBeCloseTo(there.distanceKm, 2);
  expect(lengthOf(back.points)).toBeCloseTo(lengthOf(there.points), 1);
});

test('an island is reached by ferry at the speed of a ferry', () => {
  const route = planRoute(stockholm, visby);
  expect(route.roads).toContain('Färja');
  expect(route.distanceKm / route.durationHours).toBeLessThan(65);
});

test('both ends on one long road between two towns go along it, not round by a town', () => {
  const road = roadGraph().roads.find(({ ref, line }) => ref === 'E4' && line.length > 20);
  const quarter = positionAlong(road?.line ?? [], 0.25);
  const threeQuarters = positionAlong(road?.line ?? [], 0.75);
  const route = planRoute(quarter, threeQuarters);
  expect(route.roads).toEqual(['E4']);
  expect(route.distanceKm / ((road?.km ?? 0) / 2)).toBeCloseTo(1, 1);
});

test('neighbours are joined through streets, a little longer than the crow flies', () => {
  const near: LatLon = [59.345, 18.03];
  const route = planRoute(stockholm, near);
  const crow = distanceInKm(stockholm, near);
  expect(route.distanceKm / crow).toBeCloseTo(1.32, 2);
  expect(route).toMatchObject({ roads: [], points: [stockholm, near] });
});

test('the same place twice is a route of no length with two points', () => {
  expect(planRoute(stockholm, stockholm)).toEqual({
    distanceKm: 0,
    durationHours: 0,
    points: [stockholm, stockholm],
    roads: [],
  });
});

test('two places far from every road are joined directly, not by way of a distant road', () => {
  const kirkenes: LatLon = [69.72, 30.05];
  const vadso: LatLon = [70.07, 29.75];
  expect(planRoute(kirkenes, vadso).distanceKm).toBeLessThan(1.5 * distanceInKm(kirkenes, vadso));
});

test('a place far from every road is still joined to the roads', () => {
  const route = planRoute([69.72, 30.05], stockholm);
  expect(route.distanceKm).toBeGreaterThan(1300);
  expect(route.roads).toContain('E4');
});
