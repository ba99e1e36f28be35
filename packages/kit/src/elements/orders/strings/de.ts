import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Meine Aufträge',
  'tab.active': 'Laufend',
  'tab.delivered': 'Zugestellt',
  loading: 'Ihre Aufträge werden geladen …',
  showing: 'Aufträge {a}-{b} von {n}',
  'showing.one': 'Auftrag {a}-{b} von {n}',
  'emissions.year': '{year} bisher: {amount} für {count} Transporte',
  'emissions.year.one': '{year} bisher: {amount} für einen Transport',
  'card.company': 'Standardtransport',
  'card.pickup': 'Abholung',
  'card.dropoff': 'Zustellung',
  'card.noAddress': 'Adresse fehlt',
  'card.see': 'Auftrag ansehen',
  'card.seeNamed': 'Auftrag ansehen {orderId}',
  'paging.label': 'Seiten',
  'paging.page': 'Seite {page}',
  'empty.active': 'Keine laufenden Aufträge.',
  'empty.activeHint': 'Wenn Sie etwas versenden, können Sie es hier verfolgen.',
  'empty.send': 'Paket versenden',
  'empty.delivered': 'Keine zugestellten Aufträge.',
  'empty.deliveredHint': 'Aufträge erscheinen hier, sobald sie angekommen sind.',
  'error.failed': 'Die Aufträge konnten nicht geladen werden.',
  'login.needed': 'Sie müssen sich anmelden, um Ihre Aufträge zu sehen.',
  'login.noToken': 'Es wurde keine gültige Anmeldung gefunden.',
} satisfies Catalog<typeof en>;
