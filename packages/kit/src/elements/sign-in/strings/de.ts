import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'login.title': 'Anmelden',
  'code.title': 'Zwei-Faktor-Anmeldung',
  'login.submit': 'Anmelden',
  'login.other': 'Noch kein Konto?',
  'login.toSignUp': 'Konto erstellen',
  'login.forgot': 'Passwort vergessen?',
  'login.invalid': 'E-Mail-Adresse oder Passwort ist falsch',
  'login.failed': 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'login.userNotFound': 'Der Benutzer wurde nicht gefunden',
  'signUp.title': 'Konto erstellen',
  'signUp.submit': 'Konto erstellen',
  'signUp.other': 'Haben Sie schon ein Konto?',
  'signUp.toLogin': 'Anmelden',
  'signUp.emailOnly': 'Die Registrierung ist nur per E-Mail möglich',
  'signUp.verify': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'signUp.exists': 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto',
  'signUp.failed': 'Das Konto konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  'inbox.title': 'Prüfen Sie Ihren Posteingang',
  'inbox.sentTo': 'Wir haben eine E-Mail an {email} gesendet.',
  'inbox.next':
    'Öffnen Sie den Link in der E-Mail, dann ist Ihr Konto fertig. In diesem Browser sind Sie sofort angemeldet und können hier weitermachen. Auf einem anderen Gerät wählen Sie Ihr Passwort dort.',
  'inbox.missing':
    'Nach einigen Minuten nichts da? Sehen Sie im Spam-Ordner nach, oder lassen Sie die E-Mail noch einmal senden.',
  'inbox.again': 'E-Mail noch einmal senden',
  'inbox.sent': 'Die E-Mail ist noch einmal unterwegs.',
  'inbox.failed':
    'Die E-Mail konnte nicht noch einmal gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
  'inbox.other': 'Andere Adresse verwenden',
  'inbox.elsewhere': 'Auf einem anderen Gerät bestätigt?',
  'social.continue': 'Weiter mit {provider}',
  'social.or': 'oder',
  'social.failed': 'Die Anmeldung mit {provider} ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'social.open': 'Fahren Sie in dem Fenster fort, das sich geöffnet hat.',
  'social.closed':
    'Niemand wurde angemeldet, denn das Fenster wurde geschlossen. Ihre Eingaben sind noch da.',
  'social.refused':
    'Hier konnte kein Fenster geöffnet werden. Melden Sie sich mit E-Mail und Passwort an; Ihre Eingaben sind noch da.',
  'field.email': 'E-Mail',
  'field.password': 'Passwort',
  'field.repeat': 'Passwort wiederholen',
  'field.show': 'Passwort anzeigen',
  'field.hide': 'Passwort verbergen',
  'field.passwordHint': 'Mindestens {length} Zeichen',
  'validation.fillAllFields': 'Bitte füllen Sie alle Felder aus',
  'validation.emailInvalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'validation.passwordTooShort': 'Das Passwort muss mindestens {length} Zeichen lang sein',
  'validation.passwordsDiffer': 'Die Passwörter stimmen nicht überein',
} satisfies Catalog<typeof en>;
