import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  hint: 'Ett steg till: ange koden för att logga in.',
  'app.label': 'Kod från din autentiseringsapp',
  'app.hint': 'Sex siffror som byts var 30:e sekund',
  'recovery.label': 'Återställningskod',
  'recovery.hint': 'En av koderna som du sparade; varje kod fungerar en gång',
  submit: 'Logga in',
  toRecovery: 'Använd en återställningskod i stället',
  toApp: 'Använd appen i stället',
  back: 'Tillbaka till inloggningen',
  empty: 'Ange koden',
  wrong: 'Koden stämmer inte',
  wrongHint: 'Koden stämmer inte. Vänta på nästa kod och kontrollera att telefonens klocka går rätt.',
  over: 'Inloggningen tog för lång tid. Logga in igen.',
  failed: 'Det gick inte att logga in. Försök igen.',
} satisfies Catalog<typeof en>;
