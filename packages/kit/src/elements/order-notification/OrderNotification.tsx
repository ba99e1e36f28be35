import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { activeOrder, dismissOrder, minimizeOrder, restoreOrder } from '#orders/activeOrder.ts';
import { lowerEdge } from '#runtime/lowerEdge.ts';
import { useStore } from '#runtime/useStore.ts';
import { useCountdown } from '#ui/useCountdown.ts';
import { useEffectOn } from '#ui/useEffectOn.ts';
import { useTopLayer } from '#ui/useTopLayer.ts';
import { OrderCard } from './OrderCard.tsx';
import { Pill } from './Pill.tsx';
import { useOrderEvents } from './useOrderEvents.ts';

/** Milliseconds an expanded card stays [NOTIF-29]. */
const patience = 15_000;
/** Milliseconds of the fade when it is closed [NOTIF-30]; the css has the same. */
const fade = 300;
/** What the card takes of the window's width at most, its distances included, in px; the css has the same. */
const room = 392;

/** Keeps the card above what lies along the lower edge of the window, if that is in its way. */
function useLift(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  const lift = useStore(lowerEdge(), ({ width, height }) => (width > window.innerWidth - room ? height : 0));
  useLayoutEffect(() => {
    if (isShown) place.current?.style.setProperty('--_lift', `${lift}px`);
  }, [place, isShown, lift]);
}

/** The floating card: expanded, a pill, or nothing at all while no order is followed [NOTIF-01] to [NOTIF-05]. */
export function OrderNotification() {
  const { order, minimized, expansions } = useStore(activeOrder, (state) => state);
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);
  const isShown = order !== null;
  const isExpanded = isShown && !minimized;

  useEffect(restoreOrder, []);
  useOrderEvents();
  useTopLayer(place, isShown);
  useLift(place, isShown);
  useCountdown({
    milliseconds: patience,
    running: isExpanded && !isHeld && !isLeaving,
    round: expansions,
    onEnd: () => minimizeOrder(true),
  });
  useCountdown({ milliseconds: fade, running: isLeaving, onEnd: dismissOrder });

  // Another order, or none: whatever was going on with the last one is over.
  useEffectOn([order?.transportId], () => {
    setLeaving(false);
    setHeld(false);
  });

  // The pressed button is gone with the form it was in: the focus goes to the one that takes it back.
  useEffectOn([minimized], () => {
    if (focusNext.current) place.current?.querySelector<HTMLElement>('[data-toggle]')?.focus();
    focusNext.current = false;
  });

  const toggle = (next: boolean) => {
    focusNext.current = true;
    setHeld(false);
    minimizeOrder(next);
  };
  if (!order) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether somebody is in the card; nothing to press
    <div
      ref={place}
      popover="manual"
      className="order-place"
      data-leaving={isLeaving ? '' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {minimized ? (
        <Pill order={order} onExpand={() => toggle(false)} />
      ) : (
        <OrderCard order={order} onMinimize={() => toggle(true)} onClose={() => setLeaving(true)} />
      )}
    </div>
  );
}
