import { expect, test } from 'vitest';
import { besideEnds, type End, placeEnds } from './endNames.ts';
import { areApart, type Label } from './labels.ts';

const box = { width: 358, height: 280 };
const end = (text: string, x: number, y: number): End => ({ text, x, y, width: text.length * 9, height: 20 });
const names = (labels: readonly Label[]) => labels.map(({ text }) => text);
const isInside = ({ x, y, width, height }: Label) =>
  x - width / 2 >= 0 && x + width / 2 <= box.width && y - height / 2 >= 0 && y + height / 2 <= box.height;
const zoom = { x: 328, y: 60, width: 46, height: 90 };
const credit = { x: 200, y: 270, width: 300, height: 18 };

test.each([
  ['north to south', end('Karlstad', 140, 30), end('Kristianstad', 160, 230)],
  ['west to east', end('Göteborg', 28, 140), end('Stockholm', 276, 120)],
  ['both in the top corners', end('Trollhättan', 28, 28), end('Norrtälje', 276, 28)],
  ['almost on one another', end('Solna', 180, 140), end('Stockholm', 184, 150)],
  ['beside the buttons', end('Norrköping', 276, 60), end('Malmö', 60, 230)],
])('names both ends, apart from one another, the markers and what floats: %s [L25]', (_, from, to) => {
  const placed = placeEnds([from, to], box, [zoom, credit]);
  expect(names(placed)).toEqual([from.text, to.text]);
  expect(placed.every(isInside)).toBe(true);
  const [one, two] = placed;
  expect(one && two && areApart(one, two)).toBe(true);
  for (const name of placed)
    for (const other of [zoom, credit, { ...from, width: 18, height: 18 }, { ...to, width: 18, height: 18 }])
      expect(
        Math.abs(name.x - other.x) * 2 >= name.width + other.width ||
          Math.abs(name.y - other.y) * 2 >= name.height + other.height,
      ).toBe(true);
});

test('lets no other town pass for an end [L25]', () => {
  const label = (text: string, x: number, y: number): Label => ({ ...end(text, x, y), kind: 'town' });
  const towns = [label('Örebro', 150, 40), label('Karlstad', 140, 14), label('Göteborg', 40, 120)];
  expect(names(besideEnds(towns, [end('Karlstad', 140, 30)]))).toEqual(['Göteborg']);
});

const radius = 14;
const placed = (ends: readonly End[], obstacles: Parameters<typeof placeEnds>[2] = []) =>
  placeEnds(ends, box, obstacles).map(({ x, y }) => [x, y]);

test('a name is beyond its marker, at the corner away from the other end [T10]', () => {
  const [northWest, southEast] = [end('Umeå', 100, 100), end('Ystad', 150, 200)];
  const rise = radius + 10;
  const [first, second] = [
    [100 - northWest.width / 2, 100 - rise],
    [150 + southEast.width / 2, 200 + rise],
  ];
  expect(placed([northWest, southEast])).toEqual([first, second]);
  expect(placed([southEast, northWest])).toEqual([second, first]);
  expect(placed([northWest])).toEqual([first]);
  const [northEast, southWest] = [end('Umeå', 150, 100), end('Ystad', 100, 200)];
  expect(placed([northEast, southWest])).toEqual([
    [150 + northEast.width / 2, 100 - rise],
    [100 - southWest.width / 2, 200 + rise],
  ]);
  const level = end('Ystad', 100, 200);
  expect(placed([end('Umeå', 100, 200), level])[0]).toEqual(placed([end('Umeå', 100, 200)])[0]);
});

test('a name gives way to what covers its place: to the other side, else beside its marker [T10]', () => {
  const [northWest, southEast] = [end('Umeå', 120, 120), end('Ystad', 220, 180)];
  const above = { x: 120, y: 92, width: 200, height: 24 };
  const left = { x: 60, y: 120, width: 100, height: 200 };
  expect(placed([northWest, southEast], [above])[0]).toEqual([120 - 18, 120 + 24]);
  expect(placed([northWest, southEast], [above, left])[0]).toEqual([120 + radius + 18 + 2, 120]);
  const below = { x: 220, y: 208, width: 200, height: 24 };
  expect(placed([southEast, northWest], [below])[0]).toEqual([220 + 22.5, 180 - 24]);
});

test('where every place is covered, a name takes the one that is covered least [T10]', () => {
  const alone = end('Umeå', 179, 140);
  // Everything is covered; below the marker only by a narrow strip.
  const walls = [
    { x: 179, y: 60, width: 358, height: 120 },
    { x: 60, y: 140, width: 200, height: 280 },
    { x: 298, y: 140, width: 200, height: 280 },
    { x: 179, y: 172, width: 358, height: 4 },
  ];
  expect(placed([alone], walls)).toEqual([[179, 164]]);
});

test('a name at the edge is moved into the map [T10]', () => {
  expect(placed([end('Norrtälje', 350, 2), end('Trollhättan', 4, 278)])).toEqual([
    [350 - radius - 40.5 - 2, 10],
    [4 + radius + 49.5 + 2, 270],
  ]);
});

test('labels of streets and counties may lie beside an end, and those of other towns further off [T10]', () => {
  const at = (kind: Label['kind'], x: number): Label => ({ ...end('Örebro', x, 30), kind });
  const labels = [at('street', 140), at('county', 140), at('place', 150), at('town', 169), at('town', 170)];
  const ends = [end('Karlstad', 140, 30), end('Malmö', 20, 250)];
  expect(besideEnds(labels, ends).map(({ kind, x }) => [kind, x])).toEqual([
    ['street', 140],
    ['county', 140],
    ['town', 170],
  ]);
});
