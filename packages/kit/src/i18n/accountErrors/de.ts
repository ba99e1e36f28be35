import type { Catalog } from '#i18n/texts.ts';
import type { accountErrors as en } from './en.ts';

export default {
  credentialsInvalid: 'E-Mail-Adresse oder Passwort ist falsch',
  emailTaken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  emailFixed: 'Die E-Mail-Adresse lässt sich nicht ändern',
  passwordTooShort: 'Das Passwort muss mindestens 8 Zeichen haben',
  passwordTooCommon: 'Dieses Passwort ist zu häufig. Bitte wählen Sie ein anderes.',
  passwordNeeded: 'Bitte wählen Sie ein Passwort',
  freshLoginNeeded: 'Bitte melden Sie sich noch einmal an, um ein Passwort zu wählen',
  passwordWrong: 'Das aktuelle Passwort ist nicht richtig',
  tooManyMails: 'Es sind bereits mehrere E-Mails unterwegs. Bitte versuchen Sie es in einer Stunde erneut.',
  imageTooLarge: 'Die Datei darf höchstens 2\u00a0MB groß sein',
  imageInvalid: 'Bitte wählen Sie eine gültige Bilddatei aus',
} satisfies Catalog<typeof en>;
