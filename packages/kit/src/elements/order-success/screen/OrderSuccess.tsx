import { Suspense, useLayoutEffect, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { restoreOrder } from '#orders/card/activeOrder.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Empty } from './Empty.tsx';
import { Ordered } from './Ordered.tsx';
import css from './success.css?inline';

const SignedOut = lazyPart(
  async () => (await import('#elements/order-success/signedOut/SignedOut.tsx')).SignedOut,
  import.meta.url,
);

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

/** Orders are private: signed-out visitors see a login if an order is named, else the empty screen. */
function NobodysOrder({ isNamed, onHome }: { isNamed: boolean; onHome: () => void }) {
  if (!isNamed) return <Empty onHome={onHome} />;
  return (
    <Suspense>
      <SignedOut onHome={onHome} />
    </Suspense>
  );
}
