import { factsOfStatus, type ProgressStep, progressSteps } from '@freight/contract';
import type { Stop } from '#ui/route-line/RouteLine.tsx';

export interface Progress {
  /** Share of the way in percent: 0, 20, 40, 60, 80 or 100. */
  percent: number;
  stops: { step: ProgressStep; state: Stop['state'] }[];
}

/** Orders whose status is not a step are at the first step, booked: those that wait, have ended or need help. */
const placeOf = (status: string): number => {
  const { step, phase } = factsOfStatus(status) ?? {};
  if (step) return progressSteps.indexOf(step);
  return phase ? 0 : -1;
};

/**
 * How far along the five steps an order is. For a status that is not on the way the furthest step of the history counts,
 * and an order that ended or needs help is on none of them [TRACK-22] [TRACK-23] (OPEN-53).
 */
export function progressOf(status: string, history: readonly { status: string }[] = []): Progress {
  const { step, phase } = factsOfStatus(status) ?? {};
  const own = placeOf(status);
  const reached = step ? own : Math.max(own, ...history.map((event) => placeOf(event.status)));
  const isOnStep = (phase === 'waiting' || phase === 'moving') && reached < progressSteps.length - 1;
  return {
    percent: (reached + 1) * 20,
    stops: progressSteps.map((step, index) => ({
      step,
      state: isOnStep && index === reached ? 'current' : index <= reached ? 'passed' : 'ahead',
    })),
  };
}
