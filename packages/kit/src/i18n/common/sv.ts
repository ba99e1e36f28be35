import type { Catalog } from '#i18n/texts.ts';
import type { common as en } from './en.ts';

export default {
  'action.backToHome': 'Till startsidan',
  'action.cancel': 'Avbryt',
  'action.close': 'Stäng',
  'action.clear': 'Rensa',
  'action.login': 'Logga in',
  'action.next': 'Nästa',
  'action.previous': 'Tillbaka',
  'action.retry': 'Försök igen',
  'state.loading': 'Laddar …',
  'state.offline': 'Du är offline. Kontrollera anslutningen och försök igen.',
  'error.map': 'Kartan gick inte att ladda.',
  'error.network': 'Nätverksfel. Kontrollera din anslutning och försök igen.',
  'error.unexpected': 'Något gick fel här. Det du har fyllt i finns kvar.',
  'error.server': 'Något gick fel på servern',
  'session.expired': 'Din session har gått ut. Logga in igen.',
  'session.signedOut': 'Du är utloggad!',
  'session.notKept': 'Du är inloggad tills du stänger sidan: webbläsaren låter oss inte spara inloggningen.',
  'help.phone': 'Behöver du hjälp? Ring {phone}',
  'live.on': 'Live',
  'live.updated': 'Uppdaterad {time}',
  'live.offline': 'Du är offline. Du ser läget klockan {time}; det uppdateras så fort du är tillbaka.',
  'live.paused': 'Liveuppdateringen är pausad. Du ser läget klockan {time}.',
  'live.failed': 'Det senaste kunde inte hämtas. Du ser läget klockan {time}.',
  'live.refresh': 'Uppdatera nu',
} satisfies Catalog<typeof en>;
