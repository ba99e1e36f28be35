import { useRef } from 'react';
import { useEffectOn } from '#platform/useEffectOn.ts';

interface Countdown {
  milliseconds: number;
  /** False holds the countdown; what remains is kept. */
  running: boolean;
  /** Another value starts the countdown anew. */
  round?: unknown;
  onEnd: () => void;
}

/** Calls back once when so much time has passed while it was running. */
export function useCountdown({ milliseconds, running, round, onEnd }: Countdown): void {
  const remaining = useRef(milliseconds);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffectOn([milliseconds, round], () => {
    remaining.current = milliseconds;
  });

  useEffectOn([running, milliseconds, round], () => {
    if (!running) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  });
}
