import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  legend: 'Wann soll es abgeholt werden?',
  soonest: 'Sofort',
  empty: 'Leerer\u00a0Lkw',
  wait: 'Ich kann warten bis',
  waitEmpty: 'Tag wählen',
  best: 'Am besten bis {until}: {day}, {price}',
  'run.sentence': 'Am {day} fährt ein Lkw leer von {from} nach {to}. Ihre Ware füllt ihn: {less} weniger.',
  'run.both': '{price} und {emissions}',
} satisfies Catalog<typeof en>;
