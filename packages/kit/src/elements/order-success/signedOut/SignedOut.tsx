import { useSuccessTexts } from '#elements/order-success/screen/strings/index.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { PartnerGate } from '#orders/view/PartnerGate.tsx';
import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';

/** The login that a named order needs, and the way home. */
export function SignedOut({ onHome }: { onHome: () => void }) {
  return (
    <PartnerGate>
      <OwnLogin onHome={onHome} />
    </PartnerGate>
  );
}

function OwnLogin({ onHome }: { onHome: () => void }) {
  const t = useSuccessTexts();
  const common = useCommonTexts();
  return (
    <div className="success__empty">
      <h2 part="heading" className="success__title">
        {t('signedOut.title')}
      </h2>
      <div className="success__actions">
        <Button onClick={() => openSignIn('login')}>{t('signedOut.action')}</Button>
        <Button kind="secondary" onClick={onHome}>
          {common('action.backToHome')}
        </Button>
      </div>
    </div>
  );
}
