import type { ErrorCode } from '@freight/client';
import { limits } from '@freight/contract';
import { useMemo, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { readFilter } from '#elements/orders/filter.ts';
import { ListFailure } from '#elements/orders/NoOrders.tsx';
import { ListSkeleton } from '#elements/orders/OrderList.tsx';
import { OrderPage } from '#elements/orders/OrderPage.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { numberText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useSheet } from '#styles/useSheet.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import { FoundSums } from './FoundSums.tsx';
import css from './search.css?inline';
import { useSearchTexts } from './strings/index.ts';
import { type Searching, useSearch } from './useSearch.ts';

interface FoundProps {
  /** What is looked for, in writing. */
  written: string;
  onLoginNeeded: (code: ErrorCode) => void;
}

/** What was found: its sums, to be saved and printed, and its orders page by page. */
export function Found({ written, onLoginNeeded }: FoundProps) {
  const filter = useMemo(() => readFilter(written), [written]);
  const { host } = useElement();
  useSheet(host, css);
  const searching = useSearch(filter, onLoginNeeded);
  const { data, error, state, reload } = searching.request;
  const isTurned = useRef(false);
  if (state === 'failed') return <ListFailure error={error} onRetry={reload} />;
  if (!data) return <ListSkeleton />;
  const { index, count, totals, hasNext } = data;
  const turn = (next: number) => {
    isTurned.current = true;
    searching.goTo(next);
  };
  return (
    <div className="found">
      {count === 0 ? (
        <NothingFound />
      ) : (
        <>
          <FoundSums totals={totals} search={searching.search} />
          <OrderPage
            shown={{ ...data, page: index + 1, pagination: { totalPages: 1, totalItems: count } }}
            isLoading={state === 'loading'}
            takesFocus={isTurned}
            hasMonths={filter.orderBy === 'date'}
          />
          {count > limits.listPageSize && <Turning index={index} hasNext={hasNext} onGo={turn} />}
        </>
      )}
      <Further searching={searching} />
    </div>
  );
}

function NothingFound() {
  const t = useSearchTexts();
  return (
    <div className="orders__empty">
      <p className="orders__none">{t('none')}</p>
      <p>{t('noneHint')}</p>
    </div>
  );
}

interface TurningProps {
  index: number;
  hasNext: boolean;
  onGo: (index: number) => void;
}

function Turning({ index, hasNext, onGo }: TurningProps) {
  const common = useCommonTexts();
  return (
    <div className="paging">
      <Button kind="secondary" disabled={index === 0} onClick={() => onGo(index - 1)}>
        {common('action.previous')}
      </Button>
      <Button kind="secondary" disabled={!hasNext} onClick={() => onGo(index + 1)}>
        {common('action.next')}
      </Button>
    </div>
  );
}

/** Says how much was searched, where the API cannot search itself. */
function Further({ searching: { loaded, loadMore } }: { searching: Searching }) {
  const t = useSearchTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  if (!loaded || loaded.isAll) return null;
  const search = async () => {
    setBusy(true);
    await loadMore().catch(() => notify(t('failed'), 'error'));
    setBusy(false);
  };
  return (
    <div className="found__further">
      <p>{t('searched', { count: numberText(loaded.orders.length, language, 0) })}</p>
      <Button kind="secondary" busy={isBusy} onClick={search}>
        {t('searchFurther')}
      </Button>
    </div>
  );
}
