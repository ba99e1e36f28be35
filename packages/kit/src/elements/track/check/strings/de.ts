import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  reading: 'Die Nachricht wird gelesen…',
  foreign: 'Nicht von uns. Bitte nicht öffnen und nicht bezahlen.',
  'foreign.leads': 'Der Link führt zu einer Adresse, die nicht uns gehört:',
  'foreign.nowhere': 'Dieser Link führt nicht zu uns:',
  'foreign.disguised': 'Er ist so geschrieben, dass er wie eine andere Adresse aussieht.',
  own: 'Der Link führt zu uns:',
  open: 'Link öffnen',
  known: 'Wir haben einen Auftrag mit der Nummer im Text.',
  'known.safe': 'Sie können ihn hier ohne den Link verfolgen.',
  follow: '{number} verfolgen',
  unknown: 'Wir haben keinen Auftrag mit der Nummer {number}.',
  none: 'In diesem Text ist keine Paketnummer.',
  'none.own': 'In diesem Text ist keine Paketnummer, aber der Link zeigt das Paket.',
  'senders.hosts': 'Unsere Links führen zu {hosts}.',
  'senders.names': 'Unsere Nachrichten kommen von {names}.',
  'senders.phones': 'Unsere Anrufe und SMS kommen von {phones}.',
  private: 'Der Text bleibt auf dieser Seite. Nur die Paketnummer wird an uns gesendet.',
  failed: 'Die Nachricht konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
} satisfies Catalog<typeof en>;
