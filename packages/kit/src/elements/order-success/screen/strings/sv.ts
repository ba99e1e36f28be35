import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Tack för din beställning!',
  'number.label': 'Paketnummer',
  'number.copy': 'Kopiera numret',
  'number.copied': 'Kopierat',
  'live.connected': 'Livespårning aktiv',
  'live.connecting': 'Ansluter …',
  'live.offline': 'Du är offline',
  'next.title': 'Det här händer nu',
  'next.driver':
    'Vi söker en förare. Så fort någon har tagit ditt uppdrag ser du här vem som kommer och när.',
  'next.pickup': 'Föraren är på väg till hämtadressen. Ha paketet redo och telefonen nära.',
  'next.delivery': 'Ditt paket är på väg till mottagaren.',
  'next.arrived': 'Ditt paket är framme. Tack för att du skickade med oss.',
  'driver.title': 'Din förare',
  'updates.title': 'Senaste händelser',
  'receipt.title': 'Kvitto',
  'receipt.orderedAt': 'Beställd',
  'receipt.pickup': 'Hämtas',
  'receipt.dropoff': 'Lämnas',
  'receipt.package': 'Paket',
  'receipt.price': 'Pris',
  'receipt.vat': 'Varav moms 25\u00a0%',
  follow: 'Följ paketet',
  print: 'Skriv ut kvittot',
  'none.title': 'Ingen beställning att visa',
  'none.text': 'När du har beställt en transport kan du följa den här.',
  'signedOut.title': 'Logga in för att se din beställning',
  'signedOut.action': 'Logga in',
  'error.notFound': 'Beställningen hittades inte',
} satisfies Catalog<typeof en>;
