import type { CapabilityName } from '@freight/contract';
import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { complain } from '#platform/leaving/complain.ts';
import { forms, shared } from '#platform/registry.ts';
import { useStore } from '#platform/useStore.ts';

interface Asked {
  isAsked: boolean;
  /** What the API has beyond the documented contract; empty until it has answered, and where it does not. */
  offered: readonly CapabilityName[];
  /** True once the request has ended, with an answer or without. */
  isSettled: boolean;
  isAnswered: boolean;
}

declare module '#platform/registry.ts' {
  interface Shared {
    capabilities: StoreApi<Asked>;
  }
}
forms.capabilities = 2;

/** What the page knows of its API. */
export const capabilities = (): StoreApi<Asked> =>
  shared('capabilities', () =>
    createStore<Asked>()(() => ({ isAsked: false, offered: [], isSettled: false, isAnswered: false })),
  );

/** Sends one request to the API for all elements of the page; the code it needs is loaded now, not before. */
export function askForCapabilities(): void {
  const store = capabilities();
  if (store.getState().isAsked) return;
  store.setState({ isAsked: true });
  import('./offered.ts')
    .then(({ offered }) => offered())
    .then(
      (answer) => store.setState({ ...answer, isSettled: true }),
      (error: unknown) => {
        complain('The API could not be asked what it offers.', error);
        store.setState({ isSettled: true });
      },
    );
}

/** Whether the API has answered that it has this capability. */
export const isOffered = (name: CapabilityName): boolean => capabilities().getState().offered.includes(name);

/**
 * Whether the API has this capability: false in the first frame, which never waits for the answer, and permanently if
 * the API lacks it. The request is sent as soon as `isWanted`.
 */
export function useCapability(name: CapabilityName, isWanted = true): boolean {
  useEffect(() => {
    if (isWanted) askForCapabilities();
  }, [isWanted]);
  return useStore(capabilities(), ({ offered }) => offered.includes(name));
}
