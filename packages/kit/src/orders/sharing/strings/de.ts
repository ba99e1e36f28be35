import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Lieferung teilen',
  hint: 'Mit einem Link können andere sie ohne Anmeldung verfolgen. Sie wählen, was zu sehen ist, und können den Link jederzeit widerrufen.',
  share: 'Teilen',
  watchers: 'Andere informieren',
  calendar: 'In den Kalender',
  'calendar.failed': 'Die Kalenderdatei konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  'shows.label': 'Das zeigt der Link',
  'shows.status': 'Status und Ankunft',
  'shows.map': 'Auch die Karte mit dem Fahrer',
  'shows.addresses': 'Auch die Adressen',
  'allows.claims': 'Darf Schäden melden',
  'allows.delivery': 'Darf bestimmen, wie zugestellt wird',
  'allows.handover': 'Darf den Code sehen und was an der Tür war',
  create: 'Link erstellen',
  'link.label': 'Ihr Link',
  'link.once': 'Der Link wird nur jetzt angezeigt. Geht er verloren, erstellen Sie einen neuen.',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  shareTitle: 'Meine Lieferung verfolgen',
  'list.title': 'Ihre Links',
  'list.created': 'Erstellt {time}',
  withdraw: 'Widerrufen',
  withdrawn: 'Link widerrufen',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
} satisfies Catalog<typeof en>;
