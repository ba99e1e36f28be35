import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  weight: 'Vikt',
  length: 'Längd',
  width: 'Bredd',
  height: 'Höjd',
  choose: 'Välj storlek, så ser du priset.',
  measure: 'Fyll i vikt och mått, så ser du priset.',
  from: 'från {price}',
  loading: 'Räknar ut priset …',
  failed: 'Priset går inte att räkna ut just nu. Du kan skicka ändå: priset kommer i nästa steg.',
} satisfies Catalog<typeof en>;
