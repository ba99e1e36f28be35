import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  running: 'Du loggas in…',
  failed: 'Det gick inte att logga in dig. Logga in på webbplatsen och försök igen.',
  managed: 'Dina uppgifter finns hos webbplatsen som du är inloggad på.',
} satisfies Catalog<typeof en>;
