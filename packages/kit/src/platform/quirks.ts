/**
 * The oddities of the product's documents, each with one switch. What is documented is named first, and holds when
 * nothing is set; nothing else in the kit knows about them.
 */
export interface Quirks {
  /** The confirmation's total: `dollar` writes `$1234.50` as documented, with what is really paid under it; `sek` the real currency (OPEN-01). */
  confirmationCurrency?: 'dollar' | 'sek';
  /** The my-orders badge of the user menu: `documented` shows 3, `live` the number of active orders (OPEN-02). */
  ordersBadge?: 'documented' | 'live';
  /** Removing the profile image: `screenOnly` as documented, `saved` really removes it (OPEN-05). */
  imageRemoval?: 'screenOnly' | 'saved';
  /** Status labels of my orders: always Swedish as documented, or the language of the interface (OPEN-25). */
  orderLabels?: 'swedish' | 'interface';
  /** An ETA that rounds to nothing: `0 hours` as documented, or "under 1 hour" (OPEN-61). */
  shortEta?: 'zero' | 'underOneHour';
  /** Distance and time before directions are known: the documented placeholder texts, or nothing (OPEN-78). */
  routePlaceholders?: 'documented' | 'none';
}

/** Every oddity put right: what `configure({ quirks: 'corrected' })` stands for. */
export const corrected: Required<Quirks> = {
  confirmationCurrency: 'sek',
  ordersBadge: 'live',
  imageRemoval: 'saved',
  orderLabels: 'interface',
  shortEta: 'underOneHour',
  routePlaceholders: 'none',
};
