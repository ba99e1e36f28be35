import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'form.label': 'Von wo nach wo',
  'form.submit': 'Paket versenden',
  'form.map': 'Ort auf der Karte wählen',
  'pickup.label': 'Abholadresse',
  'pickup.example': 'Hauptstraße 12, Köln',
  'pickup.clear': 'Abholadresse leeren',
  'own.address': 'Ihre Adresse',
  'dropoff.label': 'Lieferadresse',
  'dropoff.example': 'Jungfernstieg 4, Hamburg',
  'dropoff.clear': 'Lieferadresse leeren',
  'place.label': 'Adresse',
  'place.example': 'Drottninggatan 4, Uppsala',
  'place.clear': 'Adresse löschen',
  'list.loading': 'Adressen werden gesucht …',
  'list.noMatch': 'Diese Adresse finden wir nicht. Versuchen Sie es mit Straße und Ort.',
  'list.failed': 'Die Adresssuche antwortet nicht. Erneut versuchen',
  'list.sampleStreets': 'Beispielstraßen',
  'list.count': 'Vorschläge: {count}',
  'number.ask': 'Ergänzen Sie die Hausnummer nach {street}',
  'error.enterBoth': 'Bitte geben Sie Abhol- und Lieferadresse ein',
  'error.selectValid': 'Bitte wählen Sie gültige Adressen aus den Vorschlägen',
  'error.sameLocation': 'Abhol- und Lieferadresse dürfen nicht gleich sein',
  'error.minimumDistance': 'Die Mindestentfernung beträgt 10 km. Aktuell sind es {distance} km.',
  'address.unspecified': 'Adresse nicht angegeben',
} satisfies Catalog<typeof en>;
