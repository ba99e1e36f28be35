import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  legend: 'När ska det hämtas?',
  soonest: 'Snarast',
  empty: 'Tom\u00a0lastbil',
  wait: 'Jag kan vänta till',
  waitEmpty: 'Välj en dag',
  best: 'Bäst till och med {until}: {day}, {price}',
  'run.sentence': 'En lastbil kör tom från {from} till {to} på {day}. Ditt gods fyller den: {less} mindre.',
  'run.both': '{price} och {emissions}',
} satisfies Catalog<typeof en>;
