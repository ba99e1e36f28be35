import { isAborted, type ReceivedOrder } from '@freight/client';
import { useEffect, useEffectEvent } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { explain } from '#i18n/explain.ts';
import { activeOrder } from '#orders/card/activeOrder.ts';
import { historyOf, type StatusHistory } from '#orders/following/statusHistory.ts';
import { useAnnouncedStatus } from '#orders/following/useAnnouncedStatus.ts';
import { useShowsOrder } from '#orders/store/onScreen.ts';
import type { LineState } from '#orders/store/orderLine.ts';
import { namesOf } from '#orders/store/orderNames.ts';
import { announceOrderNews } from '#orders/store/orderNews.ts';
import { useOrder } from '#orders/store/orderRegistry.ts';
import type { AssignedDriver, OrderState } from '#orders/store/orderState.ts';
import { useStore } from '#platform/useStore.ts';
import { dropLogin, needsLogin } from '#session/needsLogin.ts';
import type { definition } from './definition.ts';
import { useOrderTexts } from './strings/index.ts';
import { useHeadline } from './views/useHeadline.ts';

export interface ShownOrder {
  known: OrderState;
  /** The last known state, live changes included. */
  order: ReceivedOrder | undefined;
  /** When it was fetched, in milliseconds since 1970. */
  knownAt: number;
  isLoading: boolean;
  /** True while a failed request is being repeated. */
  isRetrying: boolean;
  /** The error of the last request, if it failed. */
  problem: unknown;
  live: LineState;
  /** The driver's position, if known. */
  position: { lat: number; lng: number } | undefined;
  history: StatusHistory;
  /** The driver's rating, 0 to 5; 0 when unknown. */
  rating: number;
  reload: () => void;
}

/**
 * One order of the signed-in customer, by `_id` or number, kept current by the live connection; the component must be
 * keyed by both. If the server requires a login, the auth data are cleared and `onLoginNeeded` is called [DETAIL-01]
 * [DETAIL-46] [DETAIL-47].
 */
export function useOrderDetails(id: string, onLoginNeeded: () => void): ShownOrder {
  const t = useOrderTexts();
  const headline = useHeadline();
  const { order: known, reload } = useOrder({
    names: namesOf(id),
    wants: { details: 'withRetries', tracking: true },
    handlers: {
      onDriver: ({ driverName }) =>
        announceOrderNews(
          'driver',
          known.details.data?.orderId ?? id,
          driverName,
          t('driver.assigned', { name: driverName }),
        ),
    },
  });
  const { state, data, error, knownAt, isRetrying } = known.details;
  // Orders have no rating, only events do, and the card stores it.
  const followed = useStore(activeOrder, ({ order: kept }) =>
    kept?.transportId === data?._id ? kept : null,
  );
  const order = data && withLiveChanges(data, known);
  useShowsOrder({ _id: data?._id ?? '', orderId: data?.orderId ?? '' });
  useReports(data, error, onLoginNeeded);
  useAnnouncedStatus(order, (next) => headline(next).sentence);

  return {
    known,
    order,
    knownAt,
    isLoading: state === 'loading',
    isRetrying,
    problem: error,
    live: known.line,
    position: known.position ?? undefined,
    history: historyOf(known),
    rating: known.driver?.rating || (followed?.driverRating ?? 0),
    reload,
  };
}

/** Adds changes from the live socket; the driver even to a newer order, because not every server stores one. */
function withLiveChanges(order: ReceivedOrder, { status, driver }: OrderState): ReceivedOrder {
  return {
    ...order,
    status: status?.status || order.status,
    driver: order.driver.length > 0 || !driver ? order.driver : asList(driver),
  };
}

const asList = ({ name, phone }: AssignedDriver): ReceivedOrder['driver'] => [
  { driver: { firstName: name, lastName: '', phoneNr: phone }, email: '' },
];

/** Dispatches an event for every answer and every failure. */
function useReports(order: ReceivedOrder | undefined, error: unknown, onLoginNeeded: () => void): void {
  const { emit } = useElement<typeof definition>();
  const report = useEffectEvent(emit);
  const askForLogin = useEffectEvent(onLoginNeeded);

  useEffect(() => {
    if (order) report('freight-order-loaded', { orderId: order.orderId, status: order.status });
  }, [order]);
  useEffect(() => {
    if (error === undefined || isAborted(error)) return;
    const message = error instanceof Error ? error.message : String(error);
    report('freight-order-failed', { message, status: explain(error).status });
    if (!needsLogin(error)) return;
    askForLogin();
    dropLogin(error);
  }, [error]);
}
