import { useEffect, useEffectEvent, useState } from 'react';
import { type Filter, readFilter, writeFilter } from './filter.ts';

/** Milliseconds without a change before it is looked for and told to the page. */
const pauseOfTyping = 300;

interface Filtering {
  filter: Filter;
  setFilter: (filter: Filter) => void;
  /** The filter in writing once the customer has paused. */
  settled: string;
}

/** What is looked for: at first, and whenever the page sets another one, what the attribute says. */
export function useFilter(given: string, onSettled: (written: string) => void): Filtering {
  const [filter, setFilter] = useState(() => readFilter(given));
  const [settled, setSettled] = useState(() => writeFilter(filter));
  const [known, setKnown] = useState(given);
  if (given !== known) {
    setKnown(given);
    // A page that writes back what it was told, while the customer goes on typing, changes nothing.
    if (given !== settled) {
      const next = readFilter(given);
      setFilter(next);
      setSettled(writeFilter(next));
    }
  }
  const written = writeFilter(filter);
  const settle = useEffectEvent(() => {
    setSettled(written);
    onSettled(written);
  });
  useEffect(() => {
    if (written === settled) return;
    const timer = setTimeout(settle, written === '' ? 0 : pauseOfTyping);
    return () => clearTimeout(timer);
  }, [written, settled]);
  return { filter, setFilter, settled };
}
