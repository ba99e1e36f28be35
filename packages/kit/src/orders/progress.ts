import { factsOfStatus, type ProgressStep, progressSteps } from '@freight/contract';
import type { Stop } from '#ui/RouteLine.tsx';

export interface Progress {
  /** Share of the way in percent: 0, 20, 40, 60, 80 or 100. */
  percent: number;
  stops: { step: ProgressStep; state: Stop['state'] }[];
}

const placeOf = (status: string): number => {
  const step = factsOfStatus(status)?.step;
  return step ? progressSteps.indexOf(step) : -1;
};

/**
 * How far along the five steps an order is. A status outside the steps says nothing about it: then the furthest step
 * of the history counts, and an order that ended on the way has nothing ahead of it [TRACK-22] [TRACK-23] (OPEN-53).
 */
export function progressOf(status: string, history: readonly { status: string }[] = []): Progress {
  const own = placeOf(status);
  const reached = own >= 0 ? own : Math.max(-1, ...history.map((event) => placeOf(event.status)));
  const isOnStep = own >= 0 && own < progressSteps.length - 1;
  return {
    percent: (reached + 1) * 20,
    stops: progressSteps.map((step, index) => ({
      step,
      state: isOnStep && index === reached ? 'current' : index <= reached ? 'passed' : 'ahead',
    })),
  };
}
