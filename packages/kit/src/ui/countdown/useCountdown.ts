import { useEffectEvent, useRef } from 'react';
import { useEffectOn } from '#platform/useEffectOn.ts';

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
  const remaining = useRef(milliseconds);
  const end = useEffectEvent(onEnd);

  useEffectOn([milliseconds, round], () => {
    remaining.current = milliseconds;
  });

  useEffectOn([running, milliseconds, round], () => {
    if (!running) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  });
}
