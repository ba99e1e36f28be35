import { useElement } from '#bridge/ElementContext.ts';
import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { StatusIcon } from '#ui/status-icon/StatusIcon.tsx';
import type { definition } from './definition.ts';
import { useSettingsTexts } from './settingsTexts.ts';

/** For pages without a guard of their own, and for a session that has just ended [SETTINGS-13] [SETTINGS-14]. */
export function AccessDenied() {
  const t = useSettingsTexts();
  const { navigate } = useElement<typeof definition>();
  return (
    <section className="card settings__denied">
      <StatusIcon icon="alert" kind="bad" />
      <h2 part="heading" className="settings__title">
        {t('denied.title')}
      </h2>
      <div className="settings__buttons">
        <Button onClick={() => openSignIn('login')}>{t('denied.login')}</Button>
        <Button kind="secondary" onClick={() => navigate('home')}>
          {t('denied.home')}
        </Button>
      </div>
    </section>
  );
}
