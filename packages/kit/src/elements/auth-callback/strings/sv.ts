import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  processing: 'Vi loggar in dig …',
  'outcome.success': 'Du är inloggad!',
  'outcome.refused': 'Inloggningen misslyckades: {error}',
  'outcome.unnamed': 'Inloggningen misslyckades.',
  'outcome.missing': 'Inloggningen misslyckades: inloggningsuppgifter saknas.',
  'outcome.profile': 'Det gick inte att hämta din profil.',
  'outcome.unexpected': 'Ett oväntat fel uppstod vid inloggningen.',
  'hint.refused': 'Försök igen, eller logga in med e-postadress och lösenord.',
  'hint.missing': 'Försök igen, eller logga in med e-postadress och lösenord.',
  'hint.profile': 'Logga in igen.',
  'hint.unexpected': 'Kontrollera uppkopplingen och försök igen.',
  'asked.title': 'Fortsätta som {name}?',
  'asked.hint': 'Du håller på att loggas in som {email}. Avbryt om det inte var du som började.',
  'asked.replaces': 'Du är inloggad som {email} och loggas då ut.',
  'asked.accept': 'Fortsätt',
  'action.login': 'Logga in',
  'code.title': 'Tvåstegsverifiering',
  'code.hint': 'Ange koden från din autentiseringsapp för att logga in.',
  'code.enter': 'Ange koden',
} satisfies Catalog<typeof en>;
