import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  left: 'Noch {count} Zeichen',
  drop: 'Sie können es auch hier ablegen oder einfügen.',
  'drop.several': 'Sie können sie auch hier ablegen oder einfügen.',
  add: 'Bild hinzufügen',
  'add.several': 'Bilder hinzufügen',
  one: 'Bild {number}',
  remove: 'Bild {number} entfernen',
  unreadable: '„{name}“ lässt sich nicht lesen. Wählen Sie ein Bild als JPEG oder PNG.',
  tooMany: 'Es kann ein Bild gesendet werden. Die übrigen wurden weggelassen.',
  'tooMany.several': 'Es können bis zu {count} Bilder gesendet werden. Die übrigen wurden weggelassen.',
  lost: 'Ihr Browser konnte die Bilder nicht behalten. Bitte fügen Sie sie noch einmal hinzu.',
  refused: 'Ein Bild wurde nicht angenommen. Entfernen Sie es oder wählen Sie ein anderes.',
  sending: '{sent} von {count} Bildern gesendet',
} satisfies Catalog<typeof en>;
