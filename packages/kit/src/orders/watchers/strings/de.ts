import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Andere informieren',
  hint: 'Sie erhalten E-Mails nur zu dieser Lieferung und können das selbst beenden.',
  'email.label': 'E-Mail',
  'email.invalid': 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com',
  'kinds.label': 'E-Mail senden',
  'kinds.required': 'Wählen Sie mindestens eins',
  'kind.onTheWay': 'Wenn die Ware unterwegs ist',
  'kind.late': 'Wenn sie sich verspätet',
  'kind.delivered': 'Wenn sie zugestellt wurde',
  'kind.ended': 'Falls sie nicht ankommt',
  add: 'Hinzufügen',
  added: '{email} erhält ab jetzt E-Mails.',
  'list.title': 'Diese Personen erhalten E-Mails',
  ended: 'Möchte keine E-Mails mehr',
  end: 'Entfernen',
  'end.whom': '{email} entfernen',
  'end.done': '{email} erhält keine E-Mails mehr.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  'error.watcherEnded': 'Diese Person möchte keine E-Mails mehr zu dieser Lieferung.',
  'error.tooManyWatchers': 'Weitere Personen sind nicht möglich.',
  'error.notWatchable': 'Der Auftrag ist beendet. Es folgen keine E-Mails mehr.',
} satisfies Catalog<typeof en>;
