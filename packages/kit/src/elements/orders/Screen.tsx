import type { ErrorCode } from '@freight/client';
import { useEffect, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { LoginNeeded } from '#orders/view/LoginNeeded.tsx';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type { definition } from './definition.ts';
import { OrderList } from './OrderList.tsx';
import { useOrdersTexts } from './ordersTexts.ts';
import type { Tab } from './useOrderPage.ts';

/** The tab the customer opened; valid until the host changes the attribute. */
interface Choice {
  tab: Tab;
  insteadOf: Tab;
}

/** My orders: two tabs, or a login button [LIST-01]. */
export function Screen({ tab }: PropertiesOf<typeof definition>) {
  const t = useOrdersTexts();
  const { emit } = useElement<typeof definition>();
  const [choice, setChoice] = useState<Choice>();
  /** The code of the server's last refusal that requires a login. */
  const [refusal, setRefusal] = useState<ErrorCode>();
  const userId = useStore(pageSession(), ({ user }) => user?._id ?? '');
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  useEffect(() => {
    if (isSignedIn) setRefusal(undefined);
  }, [isSignedIn]);
  const shown = choice?.insteadOf === tab ? choice.tab : tab;

  const open = (next: Tab) => {
    if (next === shown) return;
    setChoice({ tab: next, insteadOf: tab });
    emit('freight-tab-changed', { tab: next });
  };
  return (
    <section className="orders" aria-label={t('title')}>
      <h2 part="heading" className="orders__title">
        {t('title')}
      </h2>
      {isSignedIn ? (
        <Tabs
          tabs={[
            { key: 'active', label: t('tab.active') },
            { key: 'delivered', label: t('tab.delivered') },
          ]}
          selected={shown}
          onSelect={open}
          label={t('title')}
        >
          <OrderList key={`${userId} ${shown}`} tab={shown} onLoginNeeded={setRefusal} />
        </Tabs>
      ) : (
        <LoginNeeded isRefused={refusal !== undefined}>
          <p>{t('login.needed')}</p>
          {refusal === 'noToken' && <p>{t('login.noToken')}</p>}
        </LoginNeeded>
      )}
    </section>
  );
}
