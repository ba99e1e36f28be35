import type { AddressBook } from '@freight/contract';
import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useCapability } from '#capabilities/capabilities.ts';
import { shared } from '#platform/registry.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';
import { onDraftsDropped } from '#session/drafts.ts';
import { pageSession } from '#session/session.ts';

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

const loadPart = () => import('./bookPart.ts');

/**
 * The signed-in customer's address book, of an API that has one; its code is loaded and the book fetched as soon as it
 * is wanted. `part` is the code that searches and changes it.
 */
export function useAddressBook(isWanted = true) {
  const userId = useStore(pageSession(), ({ user }) => user?._id ?? '');
  const isOffered = useCapability('addressBook', isWanted && userId !== '') && isWanted && userId !== '';
  const { data: part } = useRequest(isOffered ? loadPart : undefined, [isOffered]);
  const { owner, book, error } = useStore(heldBook(), (held) => held);
  useEffect(() => {
    if (part && heldBook().getState().owner !== userId) void part.fetchBook();
  }, [part, userId]);
  const isOwn = isOffered && owner === userId;
  return { isOffered, part, book: isOwn ? book : undefined, error: isOwn ? error : undefined };
}
