import type { SessionUser } from '@freight/client/session';
import { accountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { catalog } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/texts.ts';
import type { strings } from './strings/en.ts';

export type SettingsText = keyof typeof strings;

export const texts = catalog(
  'freight-settings',
  import.meta.glob<typeof import('./strings/en.ts')>('./strings/*.ts'),
  accountErrorTexts,
);

export const useSettingsTexts = texts.use;

/** An account of the company's own, with an e-mail and a password, or one of a social provider [SETTINGS-20]. */
export const isEmailAccount = ({ provider }: SessionUser): boolean => provider === 'email';

/** What kind of account it is, the provider's name with a capital (OPEN-85) [SETTINGS-02] [SETTINGS-03]. */
export function accountType(t: Translate<typeof strings>, user: SessionUser): string {
  if (isEmailAccount(user)) return t('provider.email');
  const { provider } = user;
  return t('provider.social', { provider: provider.charAt(0).toUpperCase() + provider.slice(1) });
}
