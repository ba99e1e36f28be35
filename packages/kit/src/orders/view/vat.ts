import { formatPrice } from '@freight/client/format';

/** Swedish VAT on transports, in percent of the price without it. */
const vatPercent = 25;

/** The VAT that a price includes, to the öre as on its invoice; undefined for 0, which means an unknown price. */
export function includedVat(price: number): string | undefined {
  const net = Math.round((Math.round(price * 100) * 100) / (100 + vatPercent)) / 100;
  return price > 0 ? formatPrice(price - net) : undefined;
}
