/** Who sends an order. */
export interface StoredSender {
  firstName: string;
  lastName: string;
  email: string;
  /** Signed in by a partner, which need not name an e-mail: mails have no link that needs a login here. */
  isOfPartner?: true;
  phoneNr: string;
  /** The address of the profile when the order was made, for the invoice; absent on older orders. */
  address?: { street: string; postalcode: string; city: string };
}
/** Who receives an order. */
export interface StoredReceiver {
  name: string;
  email: string;
  phoneNr: string;
}
