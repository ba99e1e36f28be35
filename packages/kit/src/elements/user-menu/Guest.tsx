import { useTexts } from '#i18n/useTexts.ts';
import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/Button.tsx';
import type { strings } from './strings/en.ts';

/** For whom nobody is signed in [NAV-17]. */
export function Guest() {
  const t = useTexts<typeof strings>('freight-user-menu');
  return (
    <div className="guest" part="guest">
      <Button kind="quiet" part="login" onClick={() => openSignIn('login')}>
        {t('guest.login')}
      </Button>
      <Button part="sign-up" onClick={() => openSignIn('sign-up')}>
        {t('guest.signUp')}
      </Button>
    </div>
  );
}
