import { paths } from '@freight/contract';
import { group } from './operation.ts';

const saved = { description: 'All that is saved now.', schema: 'addressBookAnswer' } as const;

export const addressBookOperations = group({
  tag: 'Address book',
  token: 'required',
  capability: 'addressBook',
})({
  readAddressBook: {
    call: `GET ${paths.addressBook}`,
    summary: 'The addresses and parcels that the customer has saved',
    answers: [saved],
  },
  saveToAddressBook: {
    call: `POST ${paths.addressBook}`,
    summary: 'Saves entries by their ids, new ones and changed ones; repeating the call changes nothing',
    body: 'addressBookChange',
    answers: [saved],
    refusals: ['addressBookFull'],
  },
  removeFromAddressBook: {
    call: `DELETE ${paths.addressBookEntry('{id}')}`,
    summary: 'Removes an address or a parcel',
    answers: [saved],
  },
});
