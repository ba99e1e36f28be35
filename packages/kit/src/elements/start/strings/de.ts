import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'tabs.label': 'Was möchten Sie tun?',
  'tab.track': 'Verfolgen',
  'tab.send': 'Versenden',
} satisfies Catalog<typeof en>;
