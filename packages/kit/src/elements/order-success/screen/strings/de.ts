import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Vielen Dank für Ihren Auftrag!',
  'number.label': 'Paketnummer',
  'number.copy': 'Nummer kopieren',
  'number.copied': 'Kopiert',
  'live.connected': 'Live-Verfolgung aktiv',
  'live.connecting': 'Verbindung wird hergestellt …',
  'live.offline': 'Sie sind offline',
  'next.title': 'So geht es weiter',
  'next.driver':
    'Wir suchen einen Fahrer. Sobald Ihr Auftrag angenommen ist, sehen Sie hier, wer kommt und wann.',
  'next.pickup':
    'Der Fahrer ist auf dem Weg zur Abholadresse. Halten Sie das Paket bereit und Ihr Telefon in der Nähe.',
  'next.delivery': 'Ihr Paket ist auf dem Weg zum Empfänger.',
  'next.arrived': 'Ihr Paket ist angekommen. Danke, dass Sie mit uns versendet haben.',
  'driver.title': 'Ihr Fahrer',
  'updates.title': 'Letzte Ereignisse',
  'receipt.title': 'Quittung',
  'receipt.orderedAt': 'Beauftragt',
  'receipt.pickup': 'Abholung',
  'receipt.dropoff': 'Zustellung',
  'receipt.package': 'Paket',
  'receipt.price': 'Preis',
  'receipt.vat': 'Davon 25\u00a0% MwSt.',
  follow: 'Sendung verfolgen',
  print: 'Quittung drucken',
  cancel: 'Stornieren',
  'none.title': 'Kein Auftrag vorhanden',
  'none.text': 'Sobald Sie einen Transport beauftragt haben, können Sie ihn hier verfolgen.',
  'signedOut.title': 'Melden Sie sich an, um Ihren Auftrag zu sehen',
  'signedOut.action': 'Anmelden',
  'error.notFound': 'Der Auftrag wurde nicht gefunden',
} satisfies Catalog<typeof en>;
