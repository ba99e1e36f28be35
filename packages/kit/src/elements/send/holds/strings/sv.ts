import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  short: 'gäller till {until}',
  until: 'Gäller till {until}.',
  same: 'Hämtat på nytt: det är detsamma.',
  more: 'Hämtat på nytt: {difference} mer än innan.',
  less: 'Hämtat på nytt: {difference} mindre än innan.',
  was: 'var {price}',
} satisfies Catalog<typeof en>;
