import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  left: '{count} tecken kvar',
  drop: 'Du kan också släppa eller klistra in den här.',
  'drop.several': 'Du kan också släppa eller klistra in dem här.',
  add: 'Lägg till en bild',
  'add.several': 'Lägg till bilder',
  one: 'Bild {number}',
  remove: 'Ta bort bild {number}',
  unreadable: '”{name}” går inte att läsa. Välj en bild i JPEG eller PNG.',
  tooMany: 'En bild kan skickas. De övriga togs inte med.',
  'tooMany.several': 'Högst {count} bilder kan skickas. De övriga togs inte med.',
  lost: 'Webbläsaren kunde inte spara bilderna. Lägg till dem igen.',
  refused: 'En bild togs inte emot. Ta bort den eller välj en annan.',
  sending: '{sent} av {count} bilder skickade',
} satisfies Catalog<typeof en>;
