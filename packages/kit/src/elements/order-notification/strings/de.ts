import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'title.active': 'Laufender Auftrag',
  'title.update': 'Ihr Auftrag',
  'pill.label': 'Auftrag anzeigen: {name}',
  'action.minimize': 'Minimieren',
  'action.close': 'Schließen und Auftrag nicht mehr verfolgen',
  'action.call': 'Fahrer anrufen',
  'action.view': 'Auftrag anzeigen',
  'action.cancel': 'Stornieren',
  'status.driverAssigned': 'Fahrer zugeteilt',
  'fact.order': 'Auftrag',
  'fact.pickup': 'Abholung',
  'fact.dropoff': 'Zustellung',
  'fact.package': 'Paket',
  'fact.price': 'Gesamtpreis',
  'fact.driver': 'Fahrer',
  'fact.rating': 'Bewertung {rating} von 5',
  'pickup.unknown': 'Unbekannte Abholadresse',
  'dropoff.unknown': 'Unbekannte Lieferadresse',
} satisfies Catalog<typeof en>;
