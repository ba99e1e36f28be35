import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  hint: 'Noch ein Schritt: Geben Sie den Code ein, um sich anzumelden.',
  'app.label': 'Code aus Ihrer Authentifizierungs-App',
  'app.hint': 'Sechs Ziffern, die alle 30 Sekunden wechseln',
  'recovery.label': 'Wiederherstellungscode',
  'recovery.hint': 'Einer der Codes, die Sie gespeichert haben; jeder gilt einmal',
  submit: 'Anmelden',
  toRecovery: 'Stattdessen einen Wiederherstellungscode verwenden',
  toApp: 'Stattdessen die App verwenden',
  back: 'Zurück zur Anmeldung',
  empty: 'Bitte geben Sie den Code ein',
  wrong: 'Der Code ist nicht richtig',
  wrongHint:
    'Der Code ist nicht richtig. Warten Sie auf den nächsten und prüfen Sie, ob die Uhr Ihres Telefons richtig geht.',
  over: 'Die Anmeldung hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
} satisfies Catalog<typeof en>;
