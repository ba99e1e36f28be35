import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  count: 'Antal likadana kollin',
  countOf: 'Antal',
  unit: 'st',
  size: 'Annat kolli {number}',
  description: 'Vad är det i det? (valfritt)',
  add: 'Lägg till kollin av annan storlek',
  remove: 'Ta bort',
  removeNamed: 'Ta bort annat kolli {number}',
  all: 'Totalt',
  sum: '{count} kollin, {weight}, {volume}',
  piece: 'Kolli',
  line: '{number}. {name}',
  measures: '{count} × {measures}',
} satisfies Catalog<typeof en>;
