import { isAborted, type ReceivedOrder } from '@freight/client';
import type { DriverAssigned } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useAnnouncedStatus } from '#following/useAnnouncedStatus.ts';
import { type LiveStatus, useLiveOrder } from '#following/useLiveOrder.ts';
import { statusHeadline, useStatusTexts } from '#i18n/statusTexts.ts';
import { announce } from '#runtime/announcer.ts';
import { dropLogin, needsLogin } from '#runtime/needsLogin.ts';
import { pageOrders } from '#runtime/orders.ts';
import { useRequest } from '#runtime/useRequest.ts';
import { useEffectOn } from '#ui/useEffectOn.ts';
import type { definition } from './definition.ts';
import { loadPatiently } from './loadPatiently.ts';
import { useOrderTexts } from './orderTexts.ts';
import { NoOrder, type Problem, problemOf, statusOf } from './problem.ts';

export interface ShownOrder {
  /** What is known last, live changes included. */
  order: ReceivedOrder | undefined;
  /** When it was fetched, in milliseconds since 1970. */
  knownAt: number;
  isLoading: boolean;
  /** True while a failed request is being repeated. */
  isRetrying: boolean;
  problem: Problem | undefined;
  live: LiveStatus;
  /** Where the driver is, if the line tells. */
  position: { lat: number; lng: number } | undefined;
  reload: () => void;
}

/** What the live line told since the order was fetched. */
interface Told {
  status?: string;
  driver?: ReceivedOrder['driver'];
}

const asDriver = ({ driverName, driverPhone }: DriverAssigned): ReceivedOrder['driver'] => [
  { driver: { firstName: driverName, lastName: '', phoneNr: driverPhone }, email: '' },
];

async function load(id: string, signal: AbortSignal, onRetry: () => void) {
  const order = await loadPatiently(() => pageOrders().byId(id, { signal }), { signal, onRetry });
  if (!order) throw new NoOrder('Order not found');
  return { order, knownAt: Date.now() };
}

/**
 * One order of the signed-in customer, by `_id` or number, kept current by the live line; the component must be keyed
 * by both. When the server wants a login the auth data are cleared and `onLoginNeeded` is told [DETAIL-01] [DETAIL-46]
 * [DETAIL-47].
 */
export function useOrder(id: string, onLoginNeeded: () => void): ShownOrder {
  const t = useOrderTexts();
  const statuses = useStatusTexts();
  const [isRetrying, setRetrying] = useState(false);
  const [told, setTold] = useState<Told>({});
  const [position, setPosition] = useState<ShownOrder['position']>();
  const { state, data, error, reload } = useRequest(
    (signal) => load(id, signal, () => setRetrying(true)).finally(() => setRetrying(false)),
    [id],
  );
  // A status heard before this answer is in it: every change asks anew and calls older questions off. A driver may not
  // be in it: not every server keeps the list.
  useEffectOn([data], () => setTold(({ driver }) => ({ driver })));

  const order = data && withTold(data.order, told);
  const live = useLiveOrder({
    orderId: data ? data.order._id || data.order.orderId : '',
    shownStatus: order?.status,
    onChange: reload,
    handlers: {
      onStatus: ({ status }) => setTold((known) => ({ ...known, status })),
      onDriver(event) {
        setTold((known) => ({ ...known, driver: asDriver(event) }));
        announce(t('driver.assigned', { name: event.driverName }));
        reload();
      },
      onLocation({ lat, lng }) {
        if (lat !== undefined && lng !== undefined) setPosition({ lat, lng });
      },
    },
  });
  useReports(data?.order, state === 'failed' ? error : undefined, onLoginNeeded);
  useAnnouncedStatus(order?.status, (next) => statusHeadline(statuses, next));

  return {
    order,
    knownAt: data?.knownAt ?? 0,
    isLoading: state === 'loading',
    isRetrying,
    problem: state === 'failed' ? problemOf(error) : undefined,
    live,
    position,
    reload,
  };
}

function withTold(order: ReceivedOrder, { status, driver }: Told): ReceivedOrder {
  const isDriverKnown = order.driver.length > 0;
  return {
    ...order,
    status: status || order.status,
    driver: isDriverKnown ? order.driver : (driver ?? []),
  };
}

/** Tells the host what arrived and what did not. */
function useReports(order: ReceivedOrder | undefined, error: unknown, onLoginNeeded: () => void): void {
  const { emit } = useElement<typeof definition>();
  const report = useRef({ emit, onLoginNeeded });
  report.current = { emit, onLoginNeeded };

  useEffect(() => {
    if (order) report.current.emit('freight-order-loaded', { orderId: order.orderId, status: order.status });
  }, [order]);
  useEffect(() => {
    if (error === undefined || isAborted(error)) return;
    const message = error instanceof Error ? error.message : String(error);
    report.current.emit('freight-order-failed', { message, status: statusOf(error) });
    if (!needsLogin(error)) return;
    report.current.onLoginNeeded();
    dropLogin(error);
  }, [error]);
}
