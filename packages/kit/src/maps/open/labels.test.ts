import { expect, test } from 'vitest';
import { type Label, leastPopulation, placeLabels } from './labels.ts';

const label = (text: string, x: number, y: number): Label => ({
  text,
  kind: 'town',
  x,
  y,
  width: 60,
  height: 20,
});
const box = { width: 400, height: 300 };
const textsOf = (labels: readonly Label[]) => labels.map(({ text }) => text);

test('lets no two names touch, the more important one stays', () => {
  const near = [label('Stockholm', 100, 100), label('Solna', 140, 110), label('Uppsala', 100, 140)];
  expect(textsOf(placeLabels(near, box))).toEqual(['Stockholm', 'Uppsala']);
});

test('omits labels that the edge would cut or a button would cover', () => {
  const edge = [label('Out', 10, 100), label('In', 40, 100), label('Under', 350, 50)];
  expect(textsOf(placeLabels(edge, box, [{ x: 370, y: 40, width: 46, height: 90 }]))).toEqual(['In']);
});

test('names large towns from afar and every place close by', () => {
  expect(leastPopulation(4)).toBeGreaterThan(leastPopulation(7));
  expect(leastPopulation(12)).toBe(0);
});

test('keeps labels that touch the edges of the map, and none that cross one [T10]', () => {
  const corners = [label('NW', 30, 10), label('NE', 370, 10), label('SW', 30, 290), label('SE', 370, 290)];
  expect(textsOf(placeLabels(corners, box))).toEqual(['NW', 'NE', 'SW', 'SE']);
  const cut = [label('W', 29, 150), label('E', 371, 150), label('N', 200, 9), label('S', 200, 291)];
  expect(placeLabels(cut, box)).toEqual([]);
});

test('leaves four pixels between labels, and no more [T10]', () => {
  const first = label('First', 100, 100);
  const near = (x: number, y: number) => placeLabels([first, label('Next', x, y)], box).length;
  expect([near(164, 100), near(163, 100), near(100, 124), near(100, 123)]).toEqual([2, 1, 2, 1]);
});

test('a turned label takes only the strip that it covers [T10]', () => {
  const street = { ...label('Storgatan', 200, 150), kind: 'street' as const, angle: Math.PI / 4, width: 120 };
  const beside = [label('Above', 250, 110), label('Below', 150, 190)];
  expect(textsOf(placeLabels([street, ...beside], box))).toEqual(['Storgatan', 'Above', 'Below']);
  // On the strip itself, at both of its ends.
  const on = [label('End', 240, 190), label('Start', 160, 110), label('Middle', 200, 150)];
  expect(textsOf(placeLabels([street, ...on], box))).toEqual(['Storgatan']);
  const upright = { ...street, angle: Math.PI / 2 };
  expect(textsOf(placeLabels([{ ...upright, x: 12 }], box))).toEqual(['Storgatan']);
  expect(placeLabels([{ ...upright, y: 55 }], box)).toEqual([]);
});

test('names the largest towns alone on the whole country, and fewer people with each step closer [T10]', () => {
  expect([leastPopulation(3), leastPopulation(4)]).toEqual([400_000, 400_000]);
  expect(leastPopulation(5)).toBeCloseTo(400_000 / 2.4);
  expect(leastPopulation(9)).toBeGreaterThan(0);
  expect(leastPopulation(10)).toBe(0);
});
