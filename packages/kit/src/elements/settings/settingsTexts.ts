import type { SessionUser } from '@freight/client/session';
import type { Translate } from '#i18n/texts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import type { strings } from './strings/en.ts';

export type SettingsText = keyof typeof strings;

export const useSettingsTexts = () => useTexts<typeof strings>('freight-settings');

/** An account of the company's own, with an e-mail and a password, or one of a social provider [SETTINGS-20]. */
export const isEmailAccount = ({ provider }: SessionUser): boolean => provider === 'email';

/** What kind of account it is, the provider's name with a capital (OPEN-85) [SETTINGS-02] [SETTINGS-03]. */
export function accountType(t: Translate<typeof strings>, user: SessionUser): string {
  if (isEmailAccount(user)) return t('provider.email');
  const { provider } = user;
  return t('provider.social', { provider: provider.charAt(0).toUpperCase() + provider.slice(1) });
}
