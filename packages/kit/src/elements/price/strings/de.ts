import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  label: 'Nach Hause:',
  example: 'Ihr Ort',
  show: 'Preis zeigen',
  missing: 'Geben Sie Ihren Ort ein, um den Preis zu sehen.',
  searching: '{town} wird gesucht …',
  unknown: 'Wir finden {town} nicht. Bitte prüfen Sie die Schreibweise.',
  to: 'Nach {town}:',
  loading: 'Preis wird berechnet …',
  from: 'ab {price}',
  send: 'Dorthin versenden',
  change: 'Ort ändern',
  tooBig: 'zu groß oder zu schwer für uns.',
  tooNear: 'zu nah, wir fahren ab {distance}.',
  unreachable: 'dorthin fahren wir nicht.',
  failed: 'im Moment kein Preis.',
  offline: 'Sie sind offline.',
  later: 'weitere Preise in {minutes} Min.',
} satisfies Catalog<typeof en>;
