import { useLayoutEffect, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { restoreOrder } from '#orders/card/activeOrder.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Empty } from './Empty.tsx';
import { Ordered } from './Ordered.tsx';
import { useSuccessTexts } from './strings/index.ts';
import css from './success.css?inline';

interface OrderSuccessProps {
  /** Order number or `_id`; without it the order that is being followed (OPEN-58). */
  orderId?: string | undefined;
  /** The order was placed on this very screen: the focus goes to its heading. */
  takesFocus?: boolean;
  /** Called when the person goes home and neither the host nor a configured page takes them there. */
  onHome?: () => void;
  /** Called with the order number after the print dialog. */
  onPrinted?: (orderId: string) => void;
}

/**
 * The screen after ordering. Adds its own css; an element that shows it in place awaits `successTexts.provide()`
 * first.
 */
export function OrderSuccess({ orderId, takesFocus = false, onHome, onPrinted }: OrderSuccessProps) {
  const { host, navigate } = useElement();
  useSheet(host, css);
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const isRestored = useRestoredOrder();
  const goHome = () => {
    if (navigate('home') === 'inPlace') onHome?.();
  };
  return (
    <article className="card success" part="card">
      {isRestored &&
        (isSignedIn ? (
          <Ordered orderId={orderId} takesFocus={takesFocus} onHome={goHome} onPrinted={onPrinted} />
        ) : (
          <NobodysOrder isNamed={orderId !== undefined} onHome={goHome} />
        ))}
    </article>
  );
}

/** Whether the order that an earlier page followed is restored; done before the first paint to avoid a flicker. */
function useRestoredOrder(): boolean {
  const [isRestored, setRestored] = useState(false);
  useLayoutEffect(() => {
    restoreOrder();
    setRestored(true);
  }, []);
  return isRestored;
}

/** Orders are private: signed-out visitors see a login button if an order is named, else the empty screen. */
function NobodysOrder({ isNamed, onHome }: { isNamed: boolean; onHome: () => void }) {
  const t = useSuccessTexts();
  const common = useCommonTexts();
  if (!isNamed) return <Empty onHome={onHome} />;
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
