import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the prerendered page and while React takes it over, true from then on: for what depends on an address
 * that the prerendered file cannot know, and for fields whose first choice React would take back.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
