import { PriceHolds } from './PriceHolds.tsx';
import { holdsTexts } from './strings/index.ts';

/** With its words, so that the button below it does not move a moment after the price is there. */
export async function priceHolds() {
  await holdsTexts.provide();
  return PriceHolds;
}
