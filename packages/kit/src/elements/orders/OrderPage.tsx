import { type EmissionsOfYear, limits } from '@freight/contract';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { emissionsText, numberText } from '#i18n/formats.ts';
import { statusLabel } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announceOrderNews } from '#orders/store/orderNews.ts';
import { HowCounted } from '#orders/view/HowCounted.tsx';
import { monthsOf } from './months.ts';
import { OrderCard } from './OrderCard.tsx';
import { useOrderLabels, useOrdersTexts } from './ordersTexts.ts';
import type { ShownPage } from './useOrderPage.ts';
import { idOf, useStatuses } from './useStatuses.ts';

interface OrderPageProps {
  shown: ShownPage;
  isLoading: boolean;
  /** True after the customer has changed the page: its first line then takes the focus, once. */
  takesFocus: RefObject<boolean>;
  /** Whether the orders are sorted by date, and stand under their months. */
  hasMonths?: boolean;
}

/** The orders of one page under their months, kept current while they are shown [LIST-05]. */
export function OrderPage({ shown, isLoading, takesFocus, hasMonths = true }: OrderPageProps) {
  const { language, statuses } = useOrderLabels();
  const id = useId();
  const statusOf = useStatuses(shown, (orderId, status) =>
    announceOrderNews('status', orderId, status, `${orderId}: ${statusLabel(statuses, status)}`),
  );
  return (
    // Inert while loading, so that no customer opens an order that is about to be replaced by another one.
    <div className="orders__page" aria-busy={isLoading} inert={isLoading} part="list">
      <Showing key={shown.page} shown={shown} takesFocus={takesFocus} />
      {shown.emissions && <OfYear emissions={shown.emissions} />}
      {(hasMonths ? monthsOf(shown.data, language) : [{ key: 'all', name: '', orders: shown.data }]).map(
        ({ key, name, orders }) => (
          <div key={key} className="orders__month">
            {name && (
              <h3 part="heading" className="orders__heading" id={`${id}${key}`} lang={language}>
                {name}
              </h3>
            )}
            <ul className="orders__list" aria-labelledby={name ? `${id}${key}` : undefined}>
              {orders.map((order) => (
                <OrderCard key={idOf(order)} order={order} status={statusOf(order)} />
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  );
}

/** Which orders of the total are shown [LIST-06] [LIST-29]. */
function Showing({ shown, takesFocus }: Pick<OrderPageProps, 'shown' | 'takesFocus'>) {
  const { language, t } = useOrderLabels();
  const line = useRef<HTMLParagraphElement>(null);
  const { page, data, pagination } = shown;
  const before = (page - 1) * limits.listPageSize;
  const number = (value: number) => numberText(value, language, 0);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    line.current?.focus();
  }, [takesFocus]);

  return (
    <p className="orders__showing" lang={language} ref={line} tabIndex={-1}>
      {t(pagination.totalItems === 1 ? 'showing.one' : 'showing', {
        a: number(before + 1),
        b: number(before + data.length),
        n: number(pagination.totalItems),
      })}
    </p>
  );
}

/** What the transports of this year have emitted, cancelled ones left out. */
function OfYear({ emissions }: { emissions: EmissionsOfYear }) {
  const t = useOrdersTexts();
  const language = useLanguage();
  const { year, kgCo2e, orders } = emissions;
  return (
    <div className="orders__emissions">
      <p>
        {t(orders === 1 ? 'emissions.year.one' : 'emissions.year', {
          year: String(year),
          amount: emissionsText({ kgCo2e }, language) ?? '',
          count: numberText(orders, language, 0),
        })}
      </p>
      <HowCounted kgCo2e={kgCo2e} />
    </div>
  );
}
