import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { activeOrder, dismissOrder, minimizeOrder, restoreOrder } from '#orders/card/activeOrder.ts';
import { useIsOnScreen } from '#orders/store/onScreen.ts';
import { bottomInset } from '#platform/bottomInset.ts';
import { clearParts } from '#platform/keepClear.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';
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
/** What the card takes of the window's width at most, its distances included, in px; the css has the same. */
const room = 392;
/** What it takes of the height with a driver and two long addresses, its distance included, in px. */
const height = 530;

/** Keeps the card above what lies along the lower edge of the window, if that is in its way. */
function useLift(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  const lift = useStore(bottomInset(), ({ width, height }) =>
    width > window.innerWidth - room ? height : 0,
  );
  useLayoutEffect(() => {
    if (isShown) place.current?.style.setProperty('--_lift', `${lift}px`);
  }, [place, isShown, lift]);
}

/** Whether the expanded card would lie over what has to stay free; looked at whenever one of the two arrives. */
function useIsInTheWay(arrival: number): boolean {
  const parts = useStore(clearParts(), (state) => state.parts);
  const [isInTheWay, setInTheWay] = useState(false);
  useEffectOn([arrival, parts], () => {
    const corner = { left: window.innerWidth - room, top: window.innerHeight - height };
    const covers = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return (
        right > corner.left && bottom > corner.top && left < window.innerWidth && top < window.innerHeight
      );
    };
    setInTheWay(parts.some(covers));
  });
  return isInTheWay;
}

/** The floating card: expanded, a pill, or nothing at all while no order is followed [NOTIF-01] to [NOTIF-05]. */
export function OrderNotification() {
  const { order, minimized, expansions } = useStore(activeOrder, (state) => state);
  const hold = useHold();
  const [isOpened, setOpened] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);
  const isShown = order !== null;
  const isOnScreen = useIsOnScreen({ _id: order?.transportId ?? '', orderId: order?.orderId ?? '' });
  const isInTheWay = useIsInTheWay(expansions);
  // Fold the card when the order itself is on screen, or when the card covers other content the visitor needs, unless
  // the visitor opened it.
  const isFolded = minimized || ((isOnScreen || isInTheWay) && !isOpened);
  const isExpanded = isShown && !isFolded;

  useEffect(restoreOrder, []);
  useOrderEvents();
  useTopLayer(place, isShown);
  useLift(place, isShown);
  useCountdown({
    milliseconds: foldAfter,
    running: isExpanded && !hold.isHeld && !isLeaving,
    round: expansions,
    onEnd: () => minimizeOrder(true),
  });
  useCountdown({ milliseconds: fade, running: isLeaving, onEnd: dismissOrder });

  // Another order or none: reset the state of the last one.
  useEffectOn([order?.transportId], () => {
    setLeaving(false);
    setOpened(false);
    hold.release();
  });

  // On the order's own screen the card has served its purpose.
  useEffectOn([isOnScreen], () => {
    if (isOnScreen) setOpened(false);
  });

  // The pressed button is gone with the form it was in: the focus goes to the one that takes it back.
  useEffectOn([isFolded], () => {
    if (isFolded) setOpened(false);
    if (focusNext.current) place.current?.querySelector<HTMLElement>('[data-toggle]')?.focus();
    focusNext.current = false;
  });

  const toggle = (next: boolean) => {
    focusNext.current = true;
    hold.release();
    setOpened(!next);
    minimizeOrder(next);
  };
  if (!order) return null;
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
