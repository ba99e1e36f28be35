import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { texts } from './strings/index.ts';

/** Shown while nobody is signed in [NAV-17]. */
export function Guest() {
  const t = texts.use();
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
