import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { StatusIcon } from '#ui/status-icon/StatusIcon.tsx';
import { useProfileTexts } from './profileTexts.ts';

/** Shown on pages without a guard of their own, or when the session has just ended. */
export function SignedOut() {
  const t = useProfileTexts();
  return (
    <section className="card profile__signed-out">
      <StatusIcon icon="user" kind="accent" />
      <h2 part="heading" className="profile__title">
        {t('signedOut.title')}
      </h2>
      <p className="profile__muted">{t('signedOut.hint')}</p>
      <Button onClick={() => openSignIn('login')}>{t('signedOut.login')}</Button>
    </section>
  );
}
