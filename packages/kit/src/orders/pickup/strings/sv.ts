import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Hämtning',
  driver: 'Föraren',
  sentence: '{who} hämtar {window}.',
  'sentence.calls': '{who} hämtar {window} och ringer {minutes} minuter innan.',
  'ready.title': 'Ha det här klart',
  'ready.packed': 'Godset, packat och vid dörren',
  'ready.packed.many': 'Alla {count} kollin, packade och vid dörren',
  'ready.number': '{number} på utsidan, för hand eller med fraktsedeln',
  'ready.number.many': '{number} på varje kolli, för hand eller med fraktsedeln',
  'ready.heavy': 'Någon som hjälper till att lasta: det tyngsta kollit väger {weight}',
  'ready.fragile': 'En lapp på det som är ömtåligt',
  'ready.phone': 'Telefonen: {phone}',
  otherDay: 'Låt hämta en annan dag',
  missed: 'Jag var inte där',
} satisfies Catalog<typeof en>;
