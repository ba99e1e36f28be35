import { expect, test } from 'vitest';
import { figuresCsv, figuresText } from './figuresTable.ts';

const none = { quotes: 0, orders: 0, cancelled: 0, valueOre: 0, tracked: 0, refused: 0 };
const figures = {
  partner: 'shop',
  month: '2026-11',
  days: [
    { day: '2026-11-01', quotes: 12, orders: 3, cancelled: 1, valueOre: 133_405, tracked: 7, refused: 2 },
    { day: '2026-11-02', ...none },
  ],
  total: { quotes: 12, orders: 3, cancelled: 1, valueOre: 133_405, tracked: 7, refused: 2 },
  reasons: [
    { code: 'priceOver', count: 2 },
    { code: 'unauthorized', count: 1 },
  ],
};

test('a spreadsheet reads one line a day under the names, and no total [T10]', () => {
  expect(figuresCsv(figures)).toBe(
    'day,quotes,orders,cancelled,value_SEK,tracked,refused\r\n' +
      '2026-11-01,12,3,1,1334.05,7,2\r\n' +
      '2026-11-02,0,0,0,0.00,0,0\r\n',
  );
});

test('a terminal shows the same in columns, with the total and the reasons [T10]', () => {
  expect(figuresText(figures).split('\n')).toEqual([
    'day         quotes  orders  cancelled  value SEK  tracked  refused',
    '2026-11-01      12       3          1    1334.05        7        2',
    '2026-11-02       0       0          0       0.00        0        0',
    'total           12       3          1    1334.05        7        2',
    '2 refused: priceOver',
    '1 refused: unauthorized',
  ]);
});

test('a column is as wide as its widest value [T10]', () => {
  const wide = { ...figures, days: [], total: { ...figures.total, valueOre: 123_456_789_012 }, reasons: [] };
  expect(figuresText(wide)).toBe(
    'day    quotes  orders  cancelled      value SEK  tracked  refused\n' +
      'total      12       3          1  1234567890.12        7        2',
  );
});
