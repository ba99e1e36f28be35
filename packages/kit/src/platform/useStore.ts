import { useSyncExternalStore } from 'react';

interface Readable<State> {
  getState: () => State;
  getInitialState: () => State;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A part of a shared store, kept current. The initial state is what a prepared first frame shows, so that
 * React finds it unchanged when it takes over.
 */
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
}
