import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'forgot.title': 'Passwort vergessen?',
  'forgot.hint':
    'Geben Sie Ihre E-Mail-Adresse ein, dann senden wir Ihnen einen Link, mit dem Sie ein neues wählen.',
  'forgot.email': 'E-Mail',
  'forgot.submit': 'Link senden',
  'forgot.emailRequired': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'forgot.emailInvalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'forgot.failed': 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'sent.title': 'Prüfen Sie Ihren Posteingang',
  'sent.hint':
    'Wenn es ein Konto für {email} gibt, ist eine E-Mail mit einem Link unterwegs. Der Link funktioniert einmal und gilt eine Stunde.',
  'sent.missing':
    'Nach einigen Minuten nichts da? Sehen Sie im Spam-Ordner nach oder prüfen Sie die Adresse.',
  'sent.again': 'Erneut senden',
  'sent.other': 'Andere Adresse verwenden',
  'reset.title': 'Neues Passwort wählen',
  'reset.hint': 'Sie werden überall abgemeldet und melden sich dann mit dem neuen an.',
  'reset.password': 'Neues Passwort',
  'reset.repeat': 'Neues Passwort wiederholen',
  'reset.length': 'Mindestens {length} Zeichen',
  'reset.show': 'Passwort anzeigen',
  'reset.hide': 'Passwort verbergen',
  'reset.submit': 'Passwort speichern',
  'reset.incomplete': 'Bitte füllen Sie alle Felder aus',
  'reset.differ': 'Die Passwörter stimmen nicht überein',
  'reset.tooShort': 'Das Passwort muss mindestens {length} Zeichen lang sein',
  'reset.failed': 'Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'done.title': 'Ihr neues Passwort ist gespeichert',
  'done.hint': 'Melden Sie sich ab jetzt damit an.',
  'done.login': 'Anmelden',
  'link.invalid': 'Dieser Link ist ungültig',
  'link.used': 'Dieser Link wurde bereits verwendet',
  'link.expired': 'Dieser Link ist abgelaufen',
  'link.hint':
    'Ein Link funktioniert einmal, eine Stunde lang, und nur vollständig, so wie er in der E-Mail steht.',
  'link.new': 'Neuen Link anfordern',
} satisfies Catalog<typeof en>;
