import { useSendTexts } from '#elements/send/strings/index.ts';
import { PartnerGate } from '#orders/view/PartnerGate.tsx';
import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';

/** Shown instead of the wizard while no user is signed in: the draft is kept, and stays private. */
export function SignedOut() {
  return (
    <section className="card send-card" part="card">
      <PartnerGate>
        <OwnLogin />
      </PartnerGate>
    </section>
  );
}

function OwnLogin() {
  const t = useSendTexts();
  return (
    <>
      <h2 part="heading" className="send-title">
        {t('signedOut.title')}
      </h2>
      <p>{t('signedOut.text')}</p>
      <Button onClick={() => openSignIn('login')}>{t('signedOut.action')}</Button>
    </>
  );
}
