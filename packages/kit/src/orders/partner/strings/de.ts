import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  running: 'Sie werden angemeldet…',
  failed:
    'Sie konnten nicht angemeldet werden. Melden Sie sich auf dieser Website an und versuchen Sie es erneut.',
  managed: 'Ihre Angaben hat die Website, auf der Sie angemeldet sind.',
} satisfies Catalog<typeof en>;
