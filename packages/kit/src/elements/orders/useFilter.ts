import { useEffect, useEffectEvent, useState } from 'react';
import { type Filter, noFilter, readFilter, writeFilter } from './filter.ts';

/** Milliseconds without a change before it is looked for. */
const pauseOfTyping = 300;

interface Filtering {
  filter: Filter;
  setFilter: (filter: Filter) => void;
  /** The filter in writing once the customer has paused. */
  settled: string;
}

/** Behind the `#`, which is sent to no server: a name may be in it. */
const inAddress = (): Filter => readFilter(location.hash.slice(1));

function writeAddress(written: string): void {
  history.replaceState(history.state, '', written ? `#${written}` : location.pathname + location.search);
}

/** What is looked for; with `isKept`, what the page's address says, at first and whenever it is another one. */
export function useFilter(isKept: boolean): Filtering {
  const [filter, setFilter] = useState(() => (isKept ? inAddress() : noFilter));
  const [settled, setSettled] = useState(() => writeFilter(filter));
  const written = writeFilter(filter);
  const settle = useEffectEvent(() => {
    setSettled(written);
    if (isKept) writeAddress(written);
  });
  useEffect(() => {
    if (written === settled) return;
    const timer = setTimeout(settle, written === '' ? 0 : pauseOfTyping);
    return () => clearTimeout(timer);
  }, [written, settled]);
  useEffect(() => {
    if (!isKept) return;
    const follow = () => {
      setFilter(inAddress());
      setSettled(writeFilter(inAddress()));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isKept]);
  return { filter, setFilter, settled };
}
