import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  reading: 'Läser meddelandet…',
  foreign: 'Inte från oss. Öppna det inte, betala inte.',
  'foreign.leads': 'Länken går till en adress som inte är vår:',
  'foreign.nowhere': 'Den här länken går inte till oss:',
  'foreign.disguised': 'Den är skriven för att likna en annan adress.',
  own: 'Länken går till oss:',
  open: 'Öppna länken',
  known: 'Vi har en beställning med numret i texten.',
  'known.safe': 'Du kan följa den här, utan länken.',
  follow: 'Spåra {number}',
  unknown: 'Vi har ingen beställning med numret {number}.',
  none: 'Det finns inget paketnummer i texten.',
  'none.own': 'Det finns inget paketnummer i texten, men länken visar paketet.',
  'senders.hosts': 'Våra länkar går till {hosts}.',
  'senders.names': 'Våra meddelanden kommer från {names}.',
  'senders.phones': 'Våra samtal och sms kommer från {phones}.',
  private: 'Texten stannar på den här sidan. Bara paketnumret skickas till oss.',
  failed: 'Meddelandet kunde inte kontrolleras. Försök igen.',
} satisfies Catalog<typeof en>;
