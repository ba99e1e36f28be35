import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  verifying: 'Ihre E-Mail-Adresse wird bestätigt …',
  'outcome.verified': 'Ihre E-Mail-Adresse ist bestätigt!',
  'outcome.invalid': 'Der Bestätigungslink ist ungültig.',
  'outcome.used': 'Der Bestätigungslink wurde bereits verwendet.',
  'outcome.expired': 'Der Bestätigungslink ist abgelaufen.',
  'outcome.unknown': 'Die E-Mail-Adresse konnte nicht bestätigt werden.',
  'outcome.signIn': 'Ihre E-Mail-Adresse ist bestätigt, aber die Anmeldung ist fehlgeschlagen.',
  'hint.verified': 'Sie sind angemeldet.',
  'hint.invalid':
    'Öffnen Sie den Link genau so, wie er in der E-Mail steht, oder legen Sie Ihr Konto noch einmal an: Dann erhalten Sie einen neuen.',
  'hint.used': 'Ihre Adresse ist bestätigt. Sie können sich wie gewohnt anmelden.',
  'hint.passwordNeeded': 'Ihre Adresse ist bestätigt. Wählen Sie ein neues Passwort, um sich anzumelden.',
  'hint.expired': 'Legen Sie Ihr Konto noch einmal an, dann senden wir Ihnen einen neuen Link.',
  'hint.unknown': 'Bitte versuchen Sie es gleich noch einmal.',
  'hint.signIn': 'Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
  'asked.title': 'Als {email} fortfahren?',
  'asked.hint':
    'Ihre E-Mail-Adresse ist bestätigt. Hier ist jemand anderes angemeldet und wird dann abgemeldet.',
  'asked.accept': 'Fortfahren',
  'asked.stay': 'Angemeldet bleiben wie bisher',
  'choose.title': 'Wählen Sie Ihr Passwort',
  'choose.hint':
    'Sie haben den Link in einem anderen Browser geöffnet als dem, in dem Sie sich registriert haben. Öffnen Sie ihn dort, oder wählen Sie hier ein neues Passwort für {email}; das vorher eingegebene gilt dann nicht mehr.',
  'choose.password': 'Passwort',
  'choose.length': 'Mindestens {length} Zeichen',
  'choose.show': 'Passwort anzeigen',
  'choose.hide': 'Passwort verbergen',
  'choose.submit': 'Speichern und anmelden',
  'choose.empty': 'Bitte wählen Sie ein Passwort',
  'choose.tooShort': 'Das Passwort muss mindestens {length} Zeichen lang sein',
  'choose.failed': 'Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'action.choose': 'Neues Passwort wählen',
  'action.login': 'Anmelden',
  'action.signUp': 'Neuen Link anfordern',
} satisfies Catalog<typeof en>;
