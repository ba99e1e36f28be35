import type { ErrorCode } from '@freight/client';
import { Suspense, useEffect, useId, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';
import { LoginNeeded } from '#orders/view/LoginNeeded.tsx';
import { optionalPart } from '#orders/view/optionalPart.tsx';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type { definition } from './definition.ts';
import { ListSkeleton, OrderList } from './OrderList.tsx';
import { useOrdersTexts } from './ordersTexts.ts';
import { SearchBar } from './SearchBar.tsx';
import { useFilter } from './useFilter.ts';
import type { Tab } from './useOrderPage.ts';

const Choices = lazyPart(async () => (await import('./search/Choices.tsx')).Choices, import.meta.url);
const ApprovalList = optionalPart(
  async () => (await import('#orders/approvals/ApprovalList.tsx')).ApprovalList,
  import.meta.url,
);
const Found = lazyPart(async () => (await import('./search/Found.tsx')).Found, import.meta.url);

/** The tab the customer opened; valid until the host changes the attribute. */
interface Choice {
  tab: Tab;
  insteadOf: Tab;
}

/** My orders: what is looked for, else two tabs, or a login button [LIST-01]. */
export function Screen({ tab, inAddress }: PropertiesOf<typeof definition>) {
  const t = useOrdersTexts();
  /** The code of the server's last refusal that requires a login. */
  const [refusal, setRefusal] = useState<ErrorCode>();
  const userId = useStore(pageSession(), ({ user }) => user?._id ?? '');
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  useEffect(() => {
    if (isSignedIn) setRefusal(undefined);
  }, [isSignedIn]);
  return (
    <section className="orders" aria-label={t('title')}>
      <h2 part="heading" className="orders__title">
        {t('title')}
      </h2>
      {isSignedIn ? (
        <OwnOrders key={userId} tab={tab} isInAddress={inAddress} onLoginNeeded={setRefusal} />
      ) : (
        <LoginNeeded isRefused={refusal !== undefined}>
          <p>{t('login.needed')}</p>
          {refusal === 'noToken' && <p>{t('login.noToken')}</p>}
        </LoginNeeded>
      )}
    </section>
  );
}

interface OwnOrdersProps {
  tab: Tab;
  isInAddress: boolean;
  onLoginNeeded: (code: ErrorCode) => void;
}

/** Must be keyed by user. */
function OwnOrders({ tab, isInAddress, onLoginNeeded }: OwnOrdersProps) {
  const t = useOrdersTexts();
  const { emit } = useElement<typeof definition>();
  const [choice, setChoice] = useState<Choice>();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const hasApprovals = useCapability('approvals');
  const { filter, setFilter, settled } = useFilter(isInAddress);
  const shown = choice?.insteadOf === tab ? choice.tab : tab;

  const open = (next: Tab) => {
    if (next === shown) return;
    setChoice({ tab: next, insteadOf: tab });
    emit('freight-tab-changed', { tab: next });
  };
  return (
    <>
      <SearchBar
        filter={filter}
        onChange={setFilter}
        panelId={panelId}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <Choices filter={filter} onChange={setFilter} />
          </Suspense>
        )}
      </div>
      {hasApprovals && !settled && (
        <Suspense>
          <ApprovalList />
        </Suspense>
      )}
      {settled ? (
        <Suspense fallback={<ListSkeleton />}>
          <Found written={settled} onLoginNeeded={onLoginNeeded} />
        </Suspense>
      ) : (
        <Tabs
          tabs={[
            { key: 'active', label: t('tab.active') },
            { key: 'delivered', label: t('tab.delivered') },
          ]}
          selected={shown}
          onSelect={open}
          label={t('title')}
        >
          <OrderList key={shown} tab={shown} onLoginNeeded={onLoginNeeded} />
        </Tabs>
      )}
    </>
  );
}
