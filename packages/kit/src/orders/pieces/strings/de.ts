import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  count: 'Anzahl gleicher Packstücke',
  countOf: 'Anzahl',
  unit: 'Stk.',
  size: 'Anderes Packstück {number}',
  description: 'Was ist darin? (optional)',
  add: 'Packstücke anderer Größe hinzufügen',
  remove: 'Entfernen',
  removeNamed: 'Anderes Packstück {number} entfernen',
  all: 'Gesamt',
  sum: '{count} Packstücke, {weight}, {volume}',
  piece: 'Packstück',
  line: '{number}. {name}',
  measures: '{count} × {measures}',
} satisfies Catalog<typeof en>;
