import type { Language } from '@freight/contract';

/** The texts in the window of a sign-in; `{site}`, `{provider}` and `{person}` are filled in. */
interface Texts {
  title: string;
  question: string;
  access: string;
  continue: string;
  cancel: string;
  failed: string;
  lost: string;
}

export const windowTexts: Record<Language, Texts> = {
  sv: {
    title: 'Logga in på {site}',
    question: 'Du har visat för {provider} att du är {person}.',
    access:
      'Fortsätt bara om du kommer från {site}. Sidan kan se och skicka frakter åt dig tills du lämnar den.',
    continue: 'Fortsätt',
    cancel: 'Avbryt',
    failed: 'Inloggningen gick inte. Stäng fönstret och försök igen.',
    lost: 'Sidan som öppnade fönstret går inte att nå härifrån. Stäng fönstret och logga in med e-post och lösenord.',
  },
  en: {
    title: 'Log in on {site}',
    question: '{provider} knows you as {person}.',
    access:
      'Continue only if you come from {site}. That page can see and send freight for you until you leave it.',
    continue: 'Continue',
    cancel: 'Cancel',
    failed: 'The login did not work. Close this window and try again.',
    lost: 'The page that opened this window cannot be reached from here. Close it and log in with email and password.',
  },
  de: {
    title: 'Bei {site} anmelden',
    question: '{provider} kennt Sie als {person}.',
    access:
      'Fahren Sie nur fort, wenn Sie von {site} kommen. Die Seite kann Ihre Sendungen sehen und für Sie versenden, bis Sie sie verlassen.',
    continue: 'Fortfahren',
    cancel: 'Abbrechen',
    failed: 'Die Anmeldung hat nicht geklappt. Schließen Sie das Fenster und versuchen Sie es erneut.',
    lost: 'Die Seite, die dieses Fenster geöffnet hat, ist von hier aus nicht erreichbar. Schließen Sie das Fenster und melden Sie sich mit E-Mail und Passwort an.',
  },
};
