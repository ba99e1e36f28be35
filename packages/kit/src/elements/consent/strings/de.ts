import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'banner.title': 'Cookies',
  'banner.text':
    'Wir speichern, was die Website braucht. Akzeptieren Sie alle, zählt auch ein Analysedienst die Besuche.',
  'banner.current': 'Ihre bisherige Wahl: {choice}',
  'choice.all': 'Alle akzeptieren',
  'choice.necessary': 'Nur notwendige',
  'choice.none': 'Ablehnen',
  'more.link': 'Mehr über Cookies',
  'more.text':
    'Das Notwendige hält Sie angemeldet und merkt sich Ihre Sprache, den verfolgten Auftrag und diese Wahl. Besuche werden nur gezählt, wenn Sie alle akzeptieren, und Sie können Ihre Wahl jederzeit ändern.',
} satisfies Catalog<typeof en>;
