import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Hier sind Sie angemeldet',
  hint: 'Melden Sie Geräte ab, die Sie nicht mehr verwenden oder nicht kennen. Kennen Sie ein Gerät nicht, ändern Sie auch Ihr Passwort.',
  device: '{browser} unter {system}',
  unknown: 'Unbekanntes Gerät',
  current: 'Dieses Gerät',
  lastUsed: 'Zuletzt verwendet: {time}',
  since: 'Angemeldet: {time}',
  end: 'Abmelden',
  'end.label': '{device} abmelden, zuletzt verwendet: {time}',
  endOthers: 'Alle anderen Geräte abmelden',
  ended: 'Das Gerät ist abgemeldet',
  othersEnded: 'Alle anderen Geräte sind abgemeldet',
  failed: 'Das Gerät konnte nicht abgemeldet werden. Bitte versuchen Sie es noch einmal.',
  loadFailed: 'Die Liste der Geräte konnte nicht geladen werden.',
} satisfies Catalog<typeof en>;
