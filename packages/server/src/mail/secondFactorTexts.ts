import type { Language } from '@freight/contract';
import type { AccountMailTexts } from './accountMailTexts.ts';

/** What the mails about the second factor say. */
export const secondFactorTexts = {
  secondFactorOn: {
    sv: {
      subject: 'Tvåstegsverifiering är på',
      heading: 'Tvåstegsverifiering är på',
      before:
        'Tvåstegsverifiering slogs på för ditt konto {time}. När du loggar in behöver du nu också en kod från din autentiseringsapp.',
      action: 'Välj nytt lösenord',
      after: 'Var det inte du? Välj genast ett nytt lösenord och hör av dig till oss.',
    },
    en: {
      subject: 'Two-step login is on',
      heading: 'Two-step login is on',
      before:
        'Two-step login was turned on for your account on {time}. From now on, logging in also needs a code from your authenticator app.',
      action: 'Choose a new password',
      after: 'If this wasn’t you, choose a new password at once and get in touch with us.',
    },
    de: {
      subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
      heading: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
      before:
        'Die Zwei-Faktor-Anmeldung für Ihr Konto wurde am {time} eingeschaltet. Für die Anmeldung brauchen Sie jetzt auch einen Code aus Ihrer Authentifizierungs-App.',
      action: 'Neues Passwort wählen',
      after: 'Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und melden Sie sich bei uns.',
    },
  },
  secondFactorOff: {
    sv: {
      subject: 'Tvåstegsverifiering är av',
      heading: 'Tvåstegsverifiering är av',
      before:
        'Tvåstegsverifiering stängdes av för ditt konto {time}. Det räcker nu med lösenordet för att logga in.',
      action: 'Välj nytt lösenord',
      after: 'Var det inte du? Välj genast ett nytt lösenord och hör av dig till oss.',
    },
    en: {
      subject: 'Two-step login is off',
      heading: 'Two-step login is off',
      before:
        'Two-step login was turned off for your account on {time}. Your password is now enough to log in.',
      action: 'Choose a new password',
      after: 'If this wasn’t you, choose a new password at once and get in touch with us.',
    },
    de: {
      subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
      heading: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
      before:
        'Die Zwei-Faktor-Anmeldung für Ihr Konto wurde am {time} ausgeschaltet. Für die Anmeldung genügt jetzt Ihr Passwort.',
      action: 'Neues Passwort wählen',
      after: 'Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und melden Sie sich bei uns.',
    },
  },
  recoveryCodes: {
    sv: {
      subject: 'Du har nya återställningskoder',
      heading: 'Du har nya återställningskoder',
      before: 'Nya återställningskoder skapades för ditt konto {time}. De gamla fungerar inte längre.',
      action: 'Välj nytt lösenord',
      after: 'Var det inte du? Välj genast ett nytt lösenord och hör av dig till oss.',
    },
    en: {
      subject: 'You have new recovery codes',
      heading: 'You have new recovery codes',
      before: 'New recovery codes were made for your account on {time}. The old ones no longer work.',
      action: 'Choose a new password',
      after: 'If this wasn’t you, choose a new password at once and get in touch with us.',
    },
    de: {
      subject: 'Sie haben neue Wiederherstellungscodes',
      heading: 'Sie haben neue Wiederherstellungscodes',
      before:
        'Für Ihr Konto wurden am {time} neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
      action: 'Neues Passwort wählen',
      after: 'Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und melden Sie sich bei uns.',
    },
  },
  recoveryCodeUsed: {
    sv: {
      subject: 'En återställningskod har använts',
      heading: 'En återställningskod har använts',
      before:
        'En återställningskod för ditt konto användes {time}. Koder kvar: {left}. Du kan skapa nya under Inställningar.',
      action: 'Välj nytt lösenord',
      after: 'Var det inte du? Välj genast ett nytt lösenord och hör av dig till oss.',
    },
    en: {
      subject: 'A recovery code was used',
      heading: 'A recovery code was used',
      before:
        'A recovery code of your account was used on {time}. Codes left: {left}. You can make new ones under Settings.',
      action: 'Choose a new password',
      after: 'If this wasn’t you, choose a new password at once and get in touch with us.',
    },
    de: {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      heading: 'Ein Wiederherstellungscode wurde verwendet',
      before:
        'Ein Wiederherstellungscode Ihres Kontos wurde am {time} verwendet. Verbleibende Codes: {left}. Neue können Sie unter Einstellungen erstellen.',
      action: 'Neues Passwort wählen',
      after: 'Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und melden Sie sich bei uns.',
    },
  },
  codesGuessed: {
    sv: {
      subject: 'Felaktiga koder har angetts',
      heading: 'Felaktiga koder har angetts',
      before:
        'Flera felaktiga koder har angetts för ditt konto, senast {time}. Den som gjorde det kan ditt lösenord eller är redan inloggad som du.',
      action: 'Välj nytt lösenord',
      after: 'Var det inte du? Välj genast ett nytt lösenord och hör av dig till oss.',
    },
    en: {
      subject: 'Wrong codes were entered',
      heading: 'Wrong codes were entered',
      before:
        'Several wrong codes were entered for your account, most recently on {time}. Whoever did so knows your password or is already logged in as you.',
      action: 'Choose a new password',
      after: 'If this wasn’t you, choose a new password at once and get in touch with us.',
    },
    de: {
      subject: 'Falsche Codes wurden eingegeben',
      heading: 'Falsche Codes wurden eingegeben',
      before:
        'Für Ihr Konto wurden mehrere falsche Codes eingegeben, zuletzt am {time}. Wer das getan hat, kennt Ihr Passwort oder ist bereits als Sie angemeldet.',
      action: 'Neues Passwort wählen',
      after: 'Waren Sie das nicht? Wählen Sie sofort ein neues Passwort und melden Sie sich bei uns.',
    },
  },
} as const satisfies Record<string, Record<Language, AccountMailTexts>>;
