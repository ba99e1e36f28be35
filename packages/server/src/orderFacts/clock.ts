/**
 * The time orders live by. The simulated drivers move `pace` times faster than real time;
 * with a pace of 0 time stops until the clock is advanced by hand.
 */
export interface Clock {
  readonly pace: number;
  now(): Date;
  /** Real milliseconds that some simulated milliseconds take. */
  realMs(simulatedMs: number): number;
  /** Simulated milliseconds that pass between two moments. */
  simulatedMsBetween(earlier: Date, later: Date): number;
  /** Moves the time on; only tests do. */
  advance(simulatedMs: number): void;
}

/** Standing still, an order still needs due times: they are given as if it moved in real time. */
const standingStillPace = 1;

/** `realNow` in milliseconds. */
export function createClock(pace: number, realNow: () => number = Date.now): Clock {
  const factor = pace > 0 ? pace : standingStillPace;
  let aheadMs = 0;
  const realMs = (simulatedMs: number): number => simulatedMs / factor;
  return {
    pace,
    now: () => new Date(realNow() + aheadMs),
    realMs,
    simulatedMsBetween: (earlier, later) => (later.getTime() - earlier.getTime()) * factor,
    advance: (simulatedMs) => {
      aheadMs += realMs(simulatedMs);
    },
  };
}
