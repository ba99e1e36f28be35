import { useEffect, useState } from 'react';

/** The status of the order on this page and its arrival, for the title of the tab; undefined until it is known. */
export function useOrderTitle(): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const update = ({ detail }: HTMLElementEventMap['freight-headline-changed']) =>
      setTitle([detail.headline, detail.arrival].filter(Boolean).join(' · '));
    document.body.addEventListener('freight-headline-changed', update);
    return () => document.body.removeEventListener('freight-headline-changed', update);
  }, []);
  return title;
}
