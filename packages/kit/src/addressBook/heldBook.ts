import type { AddressBook } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from '#platform/registry.ts';
import { onDraftsDropped } from '#session/drafts.ts';

export interface HeldBook {
  /** User id of the customer whose book it is; empty before it is asked for. */
  owner: string;
  /** Undefined until it has arrived. */
  book: AddressBook | undefined;
  /** Why it could not be fetched. */
  error: unknown;
}

declare module '#platform/registry.ts' {
  interface Shared {
    addressBook: StoreApi<HeldBook>;
  }
}

/** The page's one copy of what the customer has saved; every call brings the latest. */
export const heldBook = (): StoreApi<HeldBook> =>
  shared('addressBook', () => {
    const store = createStore<HeldBook>()(() => ({ owner: '', book: undefined, error: undefined }));
    onDraftsDropped(() => store.setState(store.getInitialState()));
    return store;
  });
