import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  label: 'Hem till dig:',
  example: 'skriv din ort',
  show: 'Visa pris',
  missing: 'Skriv din ort för att se priset.',
  searching: 'Letar efter {town} …',
  unknown: 'Vi hittar inte {town}. Kontrollera stavningen.',
  to: 'Hem till {town}:',
  loading: 'räknar ut priset …',
  from: 'från {price}',
  send: 'Skicka dit',
  change: 'Byt ort',
  tooBig: 'för stort eller för tungt för oss.',
  tooNear: 'för nära, vi kör minst {distance}.',
  unreachable: 'dit kör vi inte.',
  failed: 'inget pris just nu.',
  offline: 'du är offline.',
  later: 'fler priser om {minutes} min.',
} satisfies Catalog<typeof en>;
