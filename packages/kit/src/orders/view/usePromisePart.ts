import { useEffect, useState } from 'react';
import { importPart } from '#platform/importPart.ts';
import { withPart } from '#platform/withPart.ts';

const load = async () => {
  const [{ Account }, { MapWords }, { lateTitle }, { promiseTexts }] = await Promise.all([
    import('#orders/promise/Account.tsx'),
    import('#orders/promise/MapWords.tsx'),
    import('#orders/promise/lateTitle.ts'),
    import('#orders/promise/strings/index.ts'),
  ]);
  await promiseTexts.provide();
  return { Account, MapWords, lateTitle };
};
type PromisePart = Awaited<ReturnType<typeof load>>;

let loaded: PromisePart | undefined;

/**
 * What few orders show: promises that moved, delays, and the map in words. Loaded when it `isNeeded`; undefined before,
 * and while it cannot be loaded: the screen then shows what it knows without it.
 */
export function usePromisePart(isNeeded: boolean): PromisePart | undefined {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || part) return;
    let isMounted = true;
    withPart(importPart(load, import.meta.url), (fetched) => {
      loaded = fetched;
      if (isMounted) setPart(fetched);
    });
    return () => {
      isMounted = false;
    };
  }, [isNeeded, part]);
  return isNeeded ? part : undefined;
}
