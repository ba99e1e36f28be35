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
