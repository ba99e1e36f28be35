import { useEffect } from 'react';
import { useCapability } from '#capabilities/capabilities.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { heldBook } from './heldBook.ts';

const loadPart = () => import('./bookPart.ts');

/**
 * The signed-in customer's address book, of an API that has one; its code is loaded and the book fetched as soon as it
 * is wanted, again where that failed. `part` is the code that searches and changes it.
 */
export function useAddressBook(isWanted = true) {
  const userId = useStore(pageSession(), ({ user }) => user?._id ?? '');
  const isOffered = useCapability('addressBook', isWanted && userId !== '') && isWanted && userId !== '';
  const { data: part } = useRequest(isOffered ? loadPart : undefined, [isOffered]);
  const { owner, book, error } = useStore(heldBook(), (held) => held);
  useEffect(() => {
    const held = heldBook().getState();
    if (part && (held.owner !== userId || held.error !== undefined)) void part.fetchBook();
  }, [part, userId]);
  const isOwn = isOffered && owner === userId;
  return { isOffered, part, book: isOwn ? book : undefined, error: isOwn ? error : undefined };
}
