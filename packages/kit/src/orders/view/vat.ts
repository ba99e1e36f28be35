import { formatPrice } from '@freight/client/format';

/** Swedish VAT on transports, in percent of the price without it. */
const vatPercent = 25;

/** A price without the VAT that it includes, to the öre as on its invoice. */
export const netOf = (price: number): number =>
  Math.round((Math.round(price * 100) * 100) / (100 + vatPercent)) / 100;

/** The VAT that a price includes; undefined for 0, which means an unknown price. */
export const includedVat = (price: number): string | undefined =>
  price > 0 ? formatPrice(price - netOf(price)) : undefined;
