import { useEffect, useState } from 'react';
import { withPart } from '#platform/withPart.ts';

const load = async () => {
  const { promisePart } = await import('#orders/promise/promisePart.ts');
  await promisePart.provide();
  return promisePart;
};
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/**
 * What the first view of an order does without: promises that moved, delays, and the map in words. Undefined before it is
 * loaded, and while it cannot be loaded: the screen then shows what it knows without it.
 */
export function usePromisePart(): typeof loaded {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    withPart(load(), (fetched) => {
      loaded = fetched;
      setPart(fetched);
    });
  }, []);
  return part;
}
