import { useEffect, useEffectEvent, useRef } from 'react';

interface Countdown {
  milliseconds: number;
  /** False pauses the countdown. */
  running: boolean;
  /** Another value restarts the countdown. */
  round?: unknown;
  onEnd: () => void;
}

/** Calls back once after it has run for that long. */
export function useCountdown({ milliseconds, running, round, onEnd }: Countdown): void {
  const clock = useRef({ milliseconds, round, remaining: milliseconds });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (clock.current.milliseconds !== milliseconds || clock.current.round !== round)
      clock.current = { milliseconds, round, remaining: milliseconds };
    if (!running) return;
    const { current } = clock;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), current.remaining);
    return () => {
      clearTimeout(timer);
      current.remaining -= performance.now() - startedAt;
    };
  }, [running, milliseconds, round]);
}
