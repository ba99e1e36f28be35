import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** What the customer has saved, under the element's own visible heading. */
export function AddressBook() {
  const { addressBook } = useSiteTexts();
  const heading = usePage('addressBook');
  return (
    <div className="page">
      <h1 className="visually-hidden" {...heading}>
        {addressBook.heading}
      </h1>
      <freight-address-book />
    </div>
  );
}
