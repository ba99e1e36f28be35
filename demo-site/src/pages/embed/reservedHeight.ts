import type { Choice } from './snippets.ts';

/** Screens that grow: the content after them begins below the window. */
const growing = [
  'freight-send',
  'freight-order-success',
  'freight-orders',
  'freight-order',
  'freight-address-book',
  'freight-order-sheet',
  'freight-arrivals',
  'freight-profile',
  'freight-settings',
];

/** Parts of a bar. */
const small = ['freight-user-menu', 'freight-language'];

function heightOf({ tag, attributes }: Choice): string | undefined {
  if (growing.includes(tag)) return '100vh';
  if (small.includes(tag)) return '48px';
  if (tag === 'freight-start') return attributes['tab'] === 'send' ? '448px' : '336px';
  if (tag === 'freight-price') return '48px';
  if (tag !== 'freight-track') return undefined;
  return 'order-id' in attributes || 'share-token' in attributes ? '100vh' : '276px';
}

/**
 * Styles for a host page that keep its content in place while the element is loading; empty for elements that float
 * above the page. `docs/embed.md` has the same for all elements [P15].
 */
export function reservedHeight(choice: Choice): string {
  const height = heightOf(choice);
  if (height === undefined) return '';
  const display = small.includes(choice.tag) ? 'inline-block; vertical-align: top' : 'block';
  return `${choice.tag}:not([hidden]) { display: ${display}; min-height: ${height}; }`;
}
