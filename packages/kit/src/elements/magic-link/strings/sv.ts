import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  verifying: 'Vi bekräftar din e-postadress …',
  'outcome.verified': 'Din e-postadress är bekräftad!',
  'outcome.invalid': 'Bekräftelselänken är ogiltig.',
  'outcome.used': 'Bekräftelselänken har redan använts.',
  'outcome.expired': 'Bekräftelselänken har gått ut.',
  'outcome.unknown': 'Det gick inte att bekräfta e-postadressen.',
  'outcome.signIn': 'Din e-postadress är bekräftad, men det gick inte att logga in dig.',
  'hint.verified': 'Du är inloggad.',
  'hint.invalid': 'Öppna länken precis som den står i mejlet, eller skapa kontot igen så får du en ny.',
  'hint.used': 'Adressen är bekräftad, så det är bara att logga in som vanligt.',
  'hint.expired': 'Skapa kontot igen, så skickar vi en ny länk.',
  'hint.unknown': 'Försök igen om en liten stund.',
  'hint.signIn': 'Logga in med din e-postadress och ditt lösenord.',
  'action.login': 'Logga in',
  'action.signUp': 'Få en ny länk',
} satisfies Catalog<typeof en>;
