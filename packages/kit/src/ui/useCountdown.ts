import { useEffect, useRef } from 'react';

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round begins with the whole time
  useEffect(() => {
    remaining.current = milliseconds;
  }, [milliseconds, round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round needs another timer
  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [running, milliseconds, round]);
}
