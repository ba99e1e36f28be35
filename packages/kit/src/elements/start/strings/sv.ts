import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'tabs.label': 'Vad vill du göra?',
  'tab.track': 'Spåra',
  'tab.send': 'Skicka',
} satisfies Catalog<typeof en>;
