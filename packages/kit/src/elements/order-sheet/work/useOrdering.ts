import { useEffect, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from '#elements/order-sheet/definition.ts';
import { useSheetTexts } from '#elements/order-sheet/strings/index.ts';
import { explain } from '#i18n/explain.ts';
import { announce } from '#platform/announcer.ts';
import { complain } from '#platform/leaving/complain.ts';
import { orderLines, type Stopped, waitingLines } from './orderLines.ts';
import { orderSheet } from './sheet.ts';

/** Orders what is ready, one line after the other; it ends with the element, and goes on where it ended. */
export function useOrdering() {
  const t = useSheetTexts();
  const { emit } = useElement<typeof definition>();
  const running = useRef<AbortController>(null);
  const [state, setState] = useState<{
    isRunning: boolean;
    isUnanswered: boolean;
    /** Lines of this run, and how many of them have been ordered. */
    count: number;
    done: number;
    stopped?: Stopped | undefined;
  }>({ isRunning: false, isUnanswered: false, count: 0, done: 0 });
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    // A second press may come before the button is gone.
    if (running.current && !running.current.signal.aborted) return;
    const stop = new AbortController();
    running.current = stop;
    setState({ isRunning: true, isUnanswered: false, count: waitingLines().length, done: 0 });
    let stopped: Stopped | undefined;
    try {
      stopped = await orderLines({
        signal: stop.signal,
        onUnanswered: () => setState((now) => ({ ...now, isUnanswered: true })),
        onOrdered: ({ _id, orderId }, { sending: { draft } }) => {
          setState((now) => ({ ...now, isUnanswered: false, done: now.done + 1 }));
          const { estimatedPrice: price } = draft.pricing;
          emit('freight-order-created', { orderId, transportId: _id, price, reference: draft.reference });
        },
      });
    } catch (error) {
      complain('The host could not add its data to an order.', error, 'error');
      stopped = { failure: explain(error), isKnown: true };
    }
    running.current = null;
    setState({ isRunning: false, isUnanswered: false, count: 0, done: 0, stopped });
    finish();
  }
  function finish(): void {
    const { lines } = orderSheet().getState();
    const ordered = lines.filter(({ order }) => order);
    const price = ordered.reduce((sum, { sending }) => sum + sending.draft.pricing.estimatedPrice, 0);
    announce(t('report.title', { count: ordered.length }));
    emit('freight-order-sheet-ended', {
      ordered: ordered.length,
      left: lines.length - ordered.length,
      price,
    });
  }
  return { ...state, start: () => void run(), stop: () => running.current?.abort() };
}
