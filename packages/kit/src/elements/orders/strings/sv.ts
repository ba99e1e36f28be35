import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Mina beställningar',
  'tab.active': 'Pågående',
  'tab.delivered': 'Levererade',
  loading: 'Hämtar dina beställningar …',
  showing: 'Visar {a}-{b} av {n} beställningar',
  'showing.one': 'Visar {a}-{b} av {n} beställning',
  'emissions.year': '{year} hittills: {amount} på {count} transporter',
  'emissions.year.one': '{year} hittills: {amount} på en transport',
  'card.company': 'Standardtransport',
  'card.pickup': 'Hämtas',
  'card.dropoff': 'Lämnas',
  'card.noAddress': 'Adress saknas',
  'card.see': 'Visa beställning',
  'card.seeNamed': 'Visa beställning {orderId}',
  'paging.label': 'Sidor',
  'paging.page': 'Sida {page}',
  'empty.active': 'Inga pågående beställningar.',
  'empty.activeHint': 'När du skickar något kan du följa det här.',
  'empty.send': 'Skicka ett paket',
  'empty.delivered': 'Inga levererade beställningar.',
  'empty.deliveredHint': 'Beställningar hamnar här när de är framme.',
  'error.failed': 'Det gick inte att hämta beställningarna.',
  'login.needed': 'Du måste logga in för att se dina beställningar.',
  'login.noToken': 'Ingen giltig inloggning hittades.',
} satisfies Catalog<typeof en>;
