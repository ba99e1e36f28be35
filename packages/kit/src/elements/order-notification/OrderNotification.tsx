import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { activeOrder, dismissOrder, minimizeOrder, restoreOrder } from '#orders/card/activeOrder.ts';
import type { ActiveOrder } from '#orders/card/storedOrder.ts';
import { useIsOnScreen } from '#orders/store/onScreen.ts';
import { bottomInset } from '#platform/bottomInset.ts';
import { clearParts } from '#platform/keepClear.ts';
import { useStore } from '#platform/useStore.ts';
import { useCountdown } from '#ui/countdown/useCountdown.ts';
import { useHold } from '#ui/countdown/useHold.ts';
import { useTopLayer } from '#ui/top-layer/useTopLayer.ts';
import { OrderCard } from './OrderCard.tsx';
import { Pill } from './Pill.tsx';
import { useOrderEvents } from './useOrderEvents.ts';

/** Milliseconds an expanded card stays [NOTIF-29]. */
const foldAfter = 15_000;
/** Milliseconds of the fade when it is closed [NOTIF-30]; the css has the same. */
const fade = 300;
/** The card's maximum width with its margins, in px; the css has the same. */
const room = 392;
/** The card's height with a driver, two long addresses and its margin, in px. */
const height = 530;

/** Lifts the card above content along the lower edge of the window, if that content is wide enough to reach it. */
function useLift(place: RefObject<HTMLElement | null>): void {
  const lift = useStore(bottomInset(), ({ width, height }) =>
    width > window.innerWidth - room ? height : 0,
  );
  useLayoutEffect(() => {
    place.current?.style.setProperty('--_lift', `${lift}px`);
  }, [place, lift]);
}

/** Whether the expanded card would cover content that has to stay free; measured when either of the two appears. */
function useIsInTheWay(): boolean {
  const parts = useStore(clearParts(), (state) => state.parts);
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    const corner = { left: window.innerWidth - room, top: window.innerHeight - height };
    const covers = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return (
        right > corner.left && bottom > corner.top && left < window.innerWidth && top < window.innerHeight
      );
    };
    const measure = () => setInTheWay(parts.some(covers));
    measure();
    return activeOrder.subscribe((now, before) => now.expansions === before.expansions || measure());
  }, [parts]);
  return isInTheWay;
}

/** The floating card: expanded, a pill, or nothing at all while no order is followed [NOTIF-01] to [NOTIF-05]. */
export function OrderNotification() {
  const order = useStore(activeOrder, (state) => state.order);
  const isInTheWay = useIsInTheWay();
  useEffect(restoreOrder, []);
  useOrderEvents();
  // Keyed: another order starts without the state of the last one.
  return order && <FloatingOrder key={order.transportId} order={order} isInTheWay={isInTheWay} />;
}

function FloatingOrder({ order, isInTheWay }: { order: ActiveOrder; isInTheWay: boolean }) {
  const { minimized, expansions } = useStore(activeOrder, (state) => state);
  const hold = useHold();
  const [isOpened, setOpened] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);
  const isOnScreen = useIsOnScreen({ _id: order.transportId, orderId: order.orderId });
  // Fold the card when the order itself is on screen, or when the card covers other content the visitor needs, unless
  // the visitor opened it.
  const isFolded = minimized || ((isOnScreen || isInTheWay) && !isOpened);

  useTopLayer(place, true);
  useLift(place);
  useCountdown({
    milliseconds: foldAfter,
    running: !isFolded && !hold.isHeld && !isLeaving,
    round: expansions,
    onEnd: () => minimizeOrder(true),
  });
  useCountdown({ milliseconds: fade, running: isLeaving, onEnd: dismissOrder });

  // The order's own screen replaces the opened card.
  useEffect(() => {
    if (isOnScreen) setOpened(false);
  }, [isOnScreen]);

  // The pressed button is gone: focus the one that reverses the change.
  useEffect(() => {
    if (isFolded) setOpened(false);
    if (focusNext.current) place.current?.querySelector<HTMLElement>('[data-toggle]')?.focus();
    focusNext.current = false;
  }, [isFolded]);

  const toggle = (next: boolean) => {
    focusNext.current = true;
    hold.release();
    setOpened(!next);
    minimizeOrder(next);
  };
  return (
    <div
      ref={place}
      popover="manual"
      className="order-place"
      data-leaving={isLeaving ? '' : undefined}
      {...hold.watch}
    >
      {isFolded ? (
        <Pill order={order} onExpand={() => toggle(false)} />
      ) : (
        <OrderCard order={order} onMinimize={() => toggle(true)} onClose={() => setLeaving(true)} />
      )}
    </div>
  );
}
