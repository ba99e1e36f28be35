import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  short: 'gilt bis {until}',
  until: 'Gilt bis {until}.',
  same: 'Neu abgefragt: Er ist derselbe.',
  more: 'Neu abgefragt: {difference} mehr als zuvor.',
  less: 'Neu abgefragt: {difference} weniger als zuvor.',
  was: 'war {price}',
} satisfies Catalog<typeof en>;
