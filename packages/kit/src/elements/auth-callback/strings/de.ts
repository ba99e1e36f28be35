import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  processing: 'Sie werden angemeldet …',
  'outcome.success': 'Sie sind angemeldet!',
  'outcome.refused': 'Die Anmeldung ist fehlgeschlagen: {error}',
  'outcome.unnamed': 'Die Anmeldung ist fehlgeschlagen.',
  'outcome.missing': 'Die Anmeldung ist fehlgeschlagen: Die Anmeldedaten fehlen.',
  'outcome.profile': 'Ihr Profil konnte nicht abgerufen werden.',
  'outcome.unexpected': 'Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten.',
  'hint.refused': 'Versuchen Sie es erneut, oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
  'hint.missing': 'Versuchen Sie es erneut, oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
  'hint.profile': 'Bitte melden Sie sich erneut an.',
  'hint.unexpected': 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'asked.title': 'Als {name} fortfahren?',
  'asked.hint':
    'Sie werden gleich als {email} angemeldet. Brechen Sie ab, wenn Sie diese Anmeldung nicht begonnen haben.',
  'asked.replaces': 'Sie sind jetzt als {email} angemeldet und werden dann abgemeldet.',
  'asked.accept': 'Fortfahren',
  'action.login': 'Anmelden',
  'code.title': 'Zwei-Faktor-Anmeldung',
  'code.hint': 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein, um sich anzumelden.',
  'code.enter': 'Code eingeben',
} satisfies Catalog<typeof en>;
