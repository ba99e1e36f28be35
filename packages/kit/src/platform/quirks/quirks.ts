/**
 * The documented oddities, each with a switch. The documented behaviour is named first and is the default.
 */
export interface Quirks {
  /** The confirmation's total: `dollar` shows `$1234.50` as documented, with the amount in SEK below; `sek` shows only that (OPEN-01). */
  confirmationCurrency?: 'dollar' | 'sek';
  /** The my-orders badge of the user menu: `documented` shows 3, `live` the number of active orders (OPEN-02). */
  ordersBadge?: 'documented' | 'live';
  /** Removing the profile image: `screenOnly` hides it as documented, `saved` deletes it (OPEN-05). */
  imageRemoval?: 'screenOnly' | 'saved';
  /** Status labels of my orders: always Swedish as documented, or the language of the interface (OPEN-25). */
  orderLabels?: 'swedish' | 'interface';
  /** An ETA that rounds to 0: `0 hours` as documented, or "under 1 hour" (OPEN-61). */
  shortEta?: 'zero' | 'underOneHour';
  /** The time of a transport in the wizard: hours at 60 km/h as documented, or the minutes its quote has [PRICE-05]. */
  estimatedTime?: 'at60KmPerHour' | 'quoted';
  /** Distance and time before directions are known: the documented placeholder texts, or nothing (OPEN-78). */
  routePlaceholders?: 'documented' | 'none';
  /** Where addresses are searched: as documented in the language's country, or where orders are accepted [ADDR-04]. */
  addressSearch?: 'languageCountry' | 'serviceArea';
  /** The heading of an order: as documented, or what happened to it first, as in tracking [STATUS-07] [DETAIL-04]. */
  orderHeadline?: 'documented' | 'status';
  /** The note above sign-up that only email can be used, which is above a Google button: as documented, or none. */
  signUpNote?: 'emailOnly' | 'none';
  /** The markers of the map picker: `P` and `D` as documented, which Swedes read as parking, or plain dots. */
  pickerMarkers?: 'letters' | 'dots';
}

/** The quirks in the settings; `all` applies to every quirk that is not set itself. */
export type ChosenQuirks = Quirks & { all?: 'corrected' };
