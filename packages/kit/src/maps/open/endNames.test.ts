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
