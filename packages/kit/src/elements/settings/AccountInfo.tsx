import type { SessionUser } from '@freight/client/session';
import { Facts } from '#ui/facts/Facts.tsx';
import { accountType, useSettingsTexts } from './settingsTexts.ts';

/** What is known of the account [SETTINGS-08] to [SETTINGS-11]. */
export function AccountInfo({ user }: { user: SessionUser }) {
  const t = useSettingsTexts();
  return (
    <section className="card" part="account">
      <h2 part="heading" className="settings__title">
        {t('account.title')}
      </h2>
      <Facts
        facts={[
          [t('account.email'), user.email],
          [t('account.type'), accountType(t, user)],
          // No call returns the date; the documents name this text instead.
          [t('account.since'), t('account.active')],
          [t('account.status'), t(user.verified ? 'status.verified' : 'status.pending')],
        ]}
      />
    </section>
  );
}
