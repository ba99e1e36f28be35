import type { ErrorCode } from '@freight/client';
import { useEffect, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { Empty, ListFailure } from './NoOrders.tsx';
import { OrderPage } from './OrderPage.tsx';
import { useOrdersTexts } from './ordersTexts.ts';
import { Paging } from './Paging.tsx';
import { type Tab, useOrderPage } from './useOrderPage.ts';

interface OrderListProps {
  tab: Tab;
  onLoginNeeded: (code: ErrorCode) => void;
}

/** One tab: a page of orders, a skeleton, the empty state, or an error. Must be keyed by user and tab. */
export function OrderList({ tab, onLoginNeeded }: OrderListProps) {
  const t = useOrdersTexts();
  const { navigate } = useElement();
  const [page, setPage] = useState(1);
  const { state, data, error, reload } = useOrderPage(tab, page, onLoginNeeded);
  const lastPage = data?.pagination.totalPages ?? 1;
  const isTurned = useRef(false);

  // Orders leave the tab while it is open: if the current page no longer exists, show the last one.
  const isGone = state === 'ready' && data?.data.length === 0 && page > 1;
  useEffect(() => {
    if (isGone) setPage((current) => Math.max(1, Math.min(current - 1, lastPage)));
  }, [isGone, lastPage]);

  const turn = (next: number) => {
    isTurned.current = true;
    setPage(next);
  };
  if (state === 'failed') return <ListFailure error={error} onRetry={reload} />;
  if (!data || isGone) return <ListSkeleton />;
  if (data.data.length === 0) return <Empty tab={tab} onSend={() => navigate('packageSending')} />;
  return (
    <>
      <OrderPage shown={data} isLoading={state === 'loading'} takesFocus={isTurned} />
      {lastPage > 1 && <Paging label={t('paging.label')} current={page} total={lastPage} onGo={turn} />}
    </>
  );
}

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** As large as six orders, so that nothing jumps when they load [LIST-20]. */
export function ListSkeleton() {
  const t = useOrdersTexts();
  return (
    <div className="orders__page" role="status">
      <p className="orders__showing">{t('loading')}</p>
      <div className="orders__list skeleton" aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className="order order--awaited">
            <span className="skeleton__line" />
            <span className="skeleton__line" />
            <span className="skeleton__line" />
          </div>
        ))}
      </div>
    </div>
  );
}
