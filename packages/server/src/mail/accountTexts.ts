import type { Language } from '@freight/contract';
import type { AccountMailTexts } from './accountMailTexts.ts';
import { secondFactorTexts } from './secondFactorTexts.ts';

export type AccountMailName =
  | 'verification'
  | 'reset'
  | 'passwordChanged'
  | 'newSignIn'
  | keyof typeof secondFactorTexts;

export const accountTexts: Record<AccountMailName, Record<Language, AccountMailTexts>> = {
  ...secondFactorTexts,
  verification: {
    sv: {
      subject: 'Bekräfta din e-postadress',
      heading: 'Välkommen!',
      before: 'Bekräfta din e-postadress så är ditt konto klart att använda.',
      action: 'Bekräfta e-postadressen',
      after:
        'Länken gäller i 24 timmar och fungerar en gång. Öppnar du den på en annan enhet än den du registrerade dig på får du välja lösenord där. Har du inte skapat något konto? Bortse från det här mejlet.',
    },
    en: {
      subject: 'Confirm your email address',
      heading: 'Welcome!',
      before: 'Confirm your email address and your account is ready to use.',
      action: 'Confirm email address',
      after:
        'The link is valid for 24 hours and works once. If you open it on a different device from the one you signed up on, you choose your password there. If you didn’t create an account, ignore this email.',
    },
    de: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      heading: 'Willkommen!',
      before: 'Bestätigen Sie Ihre E-Mail-Adresse, dann ist Ihr Konto einsatzbereit.',
      action: 'E-Mail-Adresse bestätigen',
      after:
        'Der Link gilt 24 Stunden und funktioniert einmal. Öffnen Sie ihn auf einem anderen Gerät als dem, auf dem Sie sich registriert haben, wählen Sie Ihr Passwort dort. Sie haben kein Konto angelegt? Dann ignorieren Sie diese E-Mail.',
    },
  },
  reset: {
    sv: {
      subject: 'Välj ett nytt lösenord',
      heading: 'Nytt lösenord',
      before: 'Någon, förhoppningsvis du, vill välja ett nytt lösenord för ditt konto.',
      action: 'Välj nytt lösenord',
      after:
        'Länken gäller i en timme och fungerar en gång. Var det inte du kan du bortse från det här mejlet.',
    },
    en: {
      subject: 'Choose a new password',
      heading: 'New password',
      before: 'Someone, hopefully you, wants to choose a new password for your account.',
      action: 'Choose a new password',
      after: 'The link is valid for one hour and works once. If this wasn’t you, ignore this email.',
    },
    de: {
      subject: 'Wählen Sie ein neues Passwort',
      heading: 'Neues Passwort',
      before: 'Jemand, hoffentlich Sie, möchte für Ihr Konto ein neues Passwort wählen.',
      action: 'Neues Passwort wählen',
      after:
        'Der Link gilt eine Stunde und funktioniert einmal. Waren Sie das nicht, ignorieren Sie diese E-Mail.',
    },
  },
  passwordChanged: {
    sv: {
      subject: 'Ditt konto har fått ett nytt lösenord',
      heading: 'Ditt konto har fått ett nytt lösenord',
      before: 'Lösenordet för ditt konto ändrades {time}. Du är utloggad på alla andra enheter.',
      action: 'Välj ett annat lösenord',
      after: 'Var det inte du? Välj genast ett annat lösenord och hör av dig till oss.',
    },
    en: {
      subject: 'Your account has a new password',
      heading: 'Your account has a new password',
      before: 'The password of your account was changed on {time}. You are logged out on all other devices.',
      action: 'Choose another password',
      after: 'If this wasn’t you, choose another password at once and get in touch with us.',
    },
    de: {
      subject: 'Ihr Konto hat ein neues Passwort',
      heading: 'Ihr Konto hat ein neues Passwort',
      before:
        'Das Passwort Ihres Kontos wurde am {time} geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
      action: 'Anderes Passwort wählen',
      after: 'Waren Sie das nicht? Wählen Sie sofort ein anderes Passwort und melden Sie sich bei uns.',
    },
  },
  newSignIn: {
    sv: {
      subject: 'Nytt sätt att logga in',
      heading: 'Nytt sätt att logga in',
      before: 'Du har loggat in med {provider}. Från och med nu kan du göra det utan lösenord.',
      action: 'Välj nytt lösenord',
      after: 'Var det inte du? Välj då ett nytt lösenord och hör av dig till oss.',
    },
    en: {
      subject: 'A new way to log in',
      heading: 'A new way to log in',
      before: 'You have logged in with {provider}. From now on you can do so without a password.',
      action: 'Choose a new password',
      after: 'If this wasn’t you, choose a new password and get in touch with us.',
    },
    de: {
      subject: 'Eine neue Art der Anmeldung',
      heading: 'Eine neue Art der Anmeldung',
      before: 'Sie haben sich mit {provider} angemeldet. Ab jetzt geht das ohne Passwort.',
      action: 'Neues Passwort wählen',
      after: 'Waren Sie das nicht? Dann wählen Sie ein neues Passwort und melden Sie sich bei uns.',
    },
  },
};
