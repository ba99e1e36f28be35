import { progressSteps } from '@freight/contract';
import type { Stop } from '#ui/RouteLine.tsx';

export interface Progress {
  /** Share of the way in percent: 0, 20, 40, 60, 80 or 100. */
  percent: number;
  stops: { step: (typeof progressSteps)[number]; state: Stop['state'] }[];
}

/**
 * How far along the five steps a status is. `completed` counts as delivered; a status outside the steps has not
 * left the first dot [TRACK-22] [TRACK-23] (OPEN-53).
 */
export function progressOf(status: string): Progress {
  const wanted = status === 'completed' ? 'delivered' : status;
  const reached = (progressSteps as readonly string[]).indexOf(wanted);
  const isArrived = reached === progressSteps.length - 1;
  return {
    percent: (reached + 1) * 20,
    stops: progressSteps.map((step, index) => ({
      step,
      state: index < reached || isArrived ? 'passed' : index === reached ? 'current' : 'ahead',
    })),
  };
}
