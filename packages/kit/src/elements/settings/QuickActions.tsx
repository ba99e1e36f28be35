import { Icon } from '#ui/icon/Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { type SettingsText, useSettingsTexts } from './settingsTexts.ts';

const actions = [
  { to: 'profile', icon: 'user', name: 'actions.profile', hint: 'actions.profileHint' },
  { to: 'myOrders', icon: 'box', name: 'actions.orders', hint: 'actions.ordersHint' },
] as const satisfies readonly { to: string; icon: string; name: SettingsText; hint: SettingsText }[];

/** Links to the other screens of the account [SETTINGS-12]. */
export function QuickActions() {
  const t = useSettingsTexts();
  return (
    <nav className="card" aria-label={t('actions.title')}>
      <h2 part="heading" className="settings__title">
        {t('actions.title')}
      </h2>
      <ul className="settings__actions">
        {actions.map(({ to, icon, name, hint }) => (
          <li key={to}>
            <PageLink to={to} className="settings__action">
              <Icon name={icon} />
              <span className="settings__who">
                <span className="settings__name">{t(name)}</span>
                <span className="settings__muted">{t(hint)}</span>
              </span>
              <Icon name="arrowRight" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
