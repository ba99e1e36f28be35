import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'button.label': 'Sprache: {code}',
} satisfies Catalog<typeof en>;
