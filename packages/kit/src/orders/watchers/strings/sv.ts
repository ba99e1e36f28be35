import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Mejla andra',
  hint: 'De får mejl bara om den här leveransen, och kan själva avsluta det.',
  'email.label': 'E-post',
  'email.invalid': 'Ange en e-postadress, till exempel namn@example.com',
  'kinds.label': 'Skicka mejl',
  'kinds.required': 'Välj minst ett',
  'kind.onTheWay': 'När det är på väg',
  'kind.late': 'När det blir försenat',
  'kind.delivered': 'När det är levererat',
  'kind.ended': 'Om det inte kommer fram',
  add: 'Lägg till',
  added: '{email} får mejl från och med nu.',
  'list.title': 'De här får mejl',
  ended: 'Vill inte ha fler mejl',
  end: 'Ta bort',
  'end.whom': 'Ta bort {email}',
  'end.done': '{email} får inga fler mejl.',
  failed: 'Det gick inte. Försök igen.',
  'error.watcherEnded': 'Den här personen vill inte ha fler mejl om leveransen.',
  'error.tooManyWatchers': 'Fler kan inte läggas till.',
  'error.notWatchable': 'Beställningen är avslutad. Det kommer inga fler mejl.',
} satisfies Catalog<typeof en>;
