import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { useOrdersTexts } from './ordersTexts.ts';
import { pagesAround } from './pages.ts';

interface PagingProps {
  label: string;
  current: number;
  total: number;
  onGo: (page: number) => void;
}

/** Previous, up to five pages, next [LIST-16] [LIST-17]. */
export function Paging({ label, current, total, onGo }: PagingProps) {
  const t = useOrdersTexts();
  const common = useCommonTexts();
  return (
    <nav className="paging" aria-label={label}>
      <Button kind="secondary" disabled={current <= 1} onClick={() => onGo(current - 1)}>
        {common('action.previous')}
      </Button>
      <ul className="paging__pages">
        {pagesAround(current, total).map((page) => (
          <li key={page}>
            <button
              type="button"
              className="paging__page"
              part="page"
              aria-label={t('paging.page', { page })}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => page !== current && onGo(page)}
            >
              {page}
            </button>
          </li>
        ))}
      </ul>
      <Button kind="secondary" disabled={current >= total} onClick={() => onGo(current + 1)}>
        {common('action.next')}
      </Button>
    </nav>
  );
}
