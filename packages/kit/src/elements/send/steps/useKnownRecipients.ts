import { createOrders } from '@freight/client';
import type { SavedAddress } from '@freight/contract';
import { useEffect, useEffectEvent } from 'react';
import { useAddressBook } from '#addressBook/useAddressBook.ts';
import { pageApi } from '#api/calls/pageApi.ts';
import { editDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { configuration } from '#platform/configuration.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';

export interface Recipient {
  name: string;
  phone: string;
  email: string;
}

/** The number of recipients of earlier orders offered at most; customers rarely need more. */
const most = 8;

/** The recipients of the customer's earlier orders, the latest first; empty while unknown. */
function useLastRecipients(): readonly Recipient[] {
  const { data = [] } = useRequest(async (signal) => {
    const { data: orders } = await pageApi(createOrders).ofUser({}, { signal });
    const byName = new Map<string, Recipient>();
    for (const { receiverContactInfo } of orders) {
      const { name, phoneNr } = receiverContactInfo;
      if (name && phoneNr && !byName.has(name)) byName.set(name, { name, phone: phoneNr, email: '' });
    }
    return [...byName.values()].slice(0, most);
  }, []);
  return data;
}

/**
 * Everybody who may receive it: who is saved at the address first, then the others in the address book, then earlier
 * recipients. Where one alone is saved at the address, empty fields are filled in with that one.
 */
export function useKnownRecipients(): readonly Recipient[] {
  const last = useLastRecipients();
  const { book, part } = useAddressBook();
  const place = orderDraft().getState().draft.dropoffLocation;
  const saved = book?.addresses ?? [];
  const here = book && part && place ? part.savedAt(book, place) : [];
  const [only = null] = here.length === 1 ? here : [];
  const isMailWanted = useStore(configuration, ({ recipientEmail }) => recipientEmail !== 'off');
  const contactOf = (saved: SavedAddress): readonly Recipient[] => {
    const contact = part?.contactOf(saved);
    return contact ? [isMailWanted ? contact : { ...contact, email: '' }] : [];
  };

  const fillIn = useEffectEvent((saved: SavedAddress) => {
    const { recipientDetails } = orderDraft().getState().draft;
    const isEmpty = Object.values(recipientDetails).every((value) => value === '');
    for (const contact of contactOf(saved)) if (isEmpty) editDraft({ recipientDetails: contact });
  });
  useEffect(() => {
    if (only) fillIn(only);
  }, [only]);

  // Of several with one name the first is meant.
  const all = [...[...here, ...saved].flatMap(contactOf), ...last].reverse();
  return [...new Map(all.map((one) => [one.name, one])).values()].reverse();
}
