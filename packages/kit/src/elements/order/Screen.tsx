import { useEffect, useEffectEvent, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { LoginNeeded } from '#orders/view/LoginNeeded.tsx';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { AlertDialog } from '#ui/alert-dialog/AlertDialog.tsx';
import { AlertContext, useAlert } from './alerts.ts';
import type { definition } from './definition.ts';
import { Order } from './Order.tsx';
import { OrderFailure } from './OrderFailure.tsx';
import { useOrderTexts } from './strings/index.ts';

/** One order, or the login it needs. The alerts are rendered here, because they outlive the session. */
export function Screen({ orderId = '' }: PropertiesOf<typeof definition>) {
  const t = useOrderTexts();
  const common = useCommonTexts();
  const alerts = useAlert();
  const [isRefused, setRefused] = useState(false);
  const userId = useStore(pageSession(), ({ user }) => user?._id ?? '');
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  useEffect(() => {
    if (isSignedIn) setRefused(false);
  }, [isSignedIn]);
  const id = orderId.trim();
  return (
    <article className="details" part="details" aria-label={t('title')}>
      <AlertContext value={alerts.alert}>
        {!id && <NoId />}
        {id && !isSignedIn && (
          <LoginNeeded isRefused={isRefused}>
            <p>{t('login.needed')}</p>
            {isRefused && <p>{t('login.otherAccount')}</p>}
          </LoginNeeded>
        )}
        {id && isSignedIn && <Order key={`${userId} ${id}`} id={id} onLoginNeeded={() => setRefused(true)} />}
      </AlertContext>
      <AlertDialog message={alerts.message} closeLabel={common('action.close')} onClose={alerts.dismiss} />
    </article>
  );
}

/** The client's message, repeated here because the client is not called without an id [DETAIL-02]. */
const idRequired = 'Transport ID is required';

function NoId() {
  const { emit } = useElement<typeof definition>();
  const report = useEffectEvent(() => emit('freight-order-failed', { message: idRequired, status: 400 }));
  useEffect(() => {
    report();
  }, []);
  return <OrderFailure />;
}
