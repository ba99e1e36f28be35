import { expect, it } from 'vitest';
import { tableOf, withoutKit } from './lighthouse.mjs';

it('takes from a page what its author has added for freight, and nothing else', () => {
  const html = `<title>Shop</title>
<script type="module" src="/shop.js"></script>
<script type="module">
  import { configure } from 'http://localhost:4000/kit/freight.js';
</script>
<h1>Sofa</h1>
<freight-price
  pickup="Karlstad"><p slot="before">Home</p></freight-price>
<button>Buy</button>`;
  expect(withoutKit(html)).toBe(`<title>Shop</title>
<script type="module" src="/shop.js"></script>
<h1>Sofa</h1>
<button>Buy</button>`);
});

it('compares the medians of each category, and fails beyond the point that is allowed', () => {
  const plain = [
    [99, 100],
    [98, 100],
    [60, 100],
  ];
  expect(
    tableOf({
      plain,
      kit: [
        [97, 99],
        [20, 99],
        [99, 99],
      ],
    }),
  ).toEqual({
    lines: ['| performance | 98 | 97 | -1 |', '| accessibility | 100 | 99 | -1 |'],
    holds: true,
  });
  expect(
    tableOf({
      plain,
      kit: [
        [96, 100],
        [96, 100],
        [96, 100],
      ],
    }).holds,
  ).toBe(false);
});
