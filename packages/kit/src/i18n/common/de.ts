import type { Catalog } from '#i18n/texts.ts';
import type { common as en } from './en.ts';

export default {
  'action.backToHome': 'Zur Startseite',
  'action.cancel': 'Abbrechen',
  'action.close': 'Schließen',
  'action.clear': 'Leeren',
  'action.login': 'Anmelden',
  'action.next': 'Weiter',
  'action.previous': 'Zurück',
  'action.reload': 'Neu laden',
  'action.retry': 'Erneut versuchen',
  'state.loading': 'Wird geladen …',
  'state.offline': 'Sie sind offline. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error.map': 'Die Karte konnte nicht geladen werden.',
  'error.network': 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error.outdated': 'Bitte laden Sie die Seite neu, um fortzufahren.',
  'error.unexpected': 'Hier ist etwas schiefgegangen. Ihre Eingaben bleiben erhalten.',
  'error.server': 'Auf dem Server ist etwas schiefgegangen',
  'session.expired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'session.signedOut': 'Sie wurden abgemeldet.',
  'session.notKept':
    'Sie sind angemeldet, bis Sie diese Seite schließen: Ihr Browser lässt uns die Anmeldung nicht speichern.',
  'help.phone': 'Brauchen Sie Hilfe? Rufen Sie an: {phone}',
  'emissions.name': 'CO₂-Fußabdruck',
  'emissions.how': 'So berechnen wir den CO₂-Fußabdruck',
  'live.on': 'Live',
  'live.updated': 'Aktualisiert {time}',
  'live.offline':
    'Sie sind offline. Sie sehen den Stand von {time}; er wird aktualisiert, sobald Sie zurück sind.',
  'live.paused': 'Die Live-Aktualisierung ist unterbrochen. Sie sehen den Stand von {time}.',
  'live.failed': 'Der neueste Stand konnte nicht geladen werden. Sie sehen den Stand von {time}.',
  'live.refresh': 'Jetzt aktualisieren',
} satisfies Catalog<typeof en>;
