import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'list.label': 'Meddelanden',
  'toast.close': 'Stäng meddelandet',
} satisfies Catalog<typeof en>;
