import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'title.active': 'Pågående beställning',
  'title.update': 'Din beställning',
  'pill.label': 'Visa beställningen: {name}',
  'action.minimize': 'Minimera',
  'action.close': 'Stäng och sluta följa beställningen',
  'action.call': 'Ring föraren',
  'action.view': 'Visa beställning',
  'action.cancel': 'Avboka',
  'status.driverAssigned': 'En förare är utsedd',
  'fact.order': 'Beställning',
  'fact.pickup': 'Hämtas',
  'fact.dropoff': 'Lämnas',
  'fact.package': 'Paket',
  'fact.price': 'Totalpris',
  'fact.driver': 'Förare',
  'fact.rating': 'Betyg {rating} av 5',
  'pickup.unknown': 'Okänd hämtadress',
  'dropoff.unknown': 'Okänd leveransadress',
} satisfies Catalog<typeof en>;
