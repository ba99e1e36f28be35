import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  weight: 'Gewicht',
  length: 'Länge',
  width: 'Breite',
  height: 'Höhe',
  choose: 'Wählen Sie eine Größe, um den Preis zu sehen.',
  measure: 'Geben Sie Gewicht und Maße ein, um den Preis zu sehen.',
  from: 'ab {price}',
  loading: 'Der Preis wird berechnet …',
  failed:
    'Der Preis lässt sich gerade nicht berechnen. Sie können trotzdem versenden: Er kommt im nächsten Schritt.',
} satisfies Catalog<typeof en>;
