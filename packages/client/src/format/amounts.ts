let price: Intl.NumberFormat | undefined;

/** An amount in SEK the Swedish way, with 2 decimals: `1 234,50 kr` [FMT-04] [FMT-06] [PRICE-06]. */
export function formatPrice(amount: number): string {
  // Created on first use: building a formatter costs more than formatting a whole list.
  price ??= new Intl.NumberFormat('sv-SE', {
    style: 'currency',
    currency: 'SEK',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return price.format(Number.isFinite(amount) ? amount : 0);
}

let wholePrice: Intl.NumberFormat | undefined;

/** A price that may turn out higher, in whole kronor, rounded up so that it is never below the amount: `428 kr`. */
export function formatFromPrice(amount: number): string {
  wholePrice ??= new Intl.NumberFormat('sv-SE', {
    style: 'currency',
    currency: 'SEK',
    maximumFractionDigits: 0,
  });
  return wholePrice.format(Math.ceil(amount));
}

/** A rating with 1 decimal: `4.8` [FMT-05]. */
export const formatRating = (rating: number): string => (Number.isFinite(rating) ? rating : 0).toFixed(1);
