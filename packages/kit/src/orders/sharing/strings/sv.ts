import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Dela leveransen',
  hint: 'Med en länk kan andra följa den utan att logga in. Du väljer vad de ser och kan återkalla länken när du vill.',
  share: 'Dela',
  watchers: 'Mejla andra',
  calendar: 'Lägg i kalendern',
  'calendar.failed': 'Det gick inte att hämta kalenderfilen. Försök igen.',
  'shows.label': 'Det här visar länken',
  'shows.status': 'Status och ankomst',
  'shows.map': 'Även kartan med föraren',
  'shows.addresses': 'Även adresserna',
  'allows.claims': 'Får anmäla skador',
  'allows.delivery': 'Får bestämma hur det lämnas',
  'allows.handover': 'Får se koden och vad som hände vid dörren',
  create: 'Skapa länk',
  'link.label': 'Din länk',
  'link.once': 'Länken visas bara nu. Tappar du bort den skapar du en ny.',
  copy: 'Kopiera länken',
  copied: 'Länken är kopierad',
  shareTitle: 'Följ min leverans',
  'list.title': 'Länkar du har skapat',
  'list.created': 'Skapad {time}',
  withdraw: 'Återkalla',
  withdrawn: 'Länken är återkallad',
  failed: 'Det gick inte. Försök igen.',
} satisfies Catalog<typeof en>;
