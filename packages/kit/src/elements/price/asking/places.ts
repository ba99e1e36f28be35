import type { Language } from '@freight/contract';
import { addressProvider } from '#maps/geocoder.ts';
import { countryFor, type Location, locationOf, serviceArea } from '#maps/places/places.ts';

async function firstPlace(text: string, country: string, signal: AbortSignal): Promise<Location | undefined> {
  const provider = addressProvider();
  const { list } = await provider.suggest(text, { country, signal });
  const [first] = list;
  return first && locationOf(await provider.details(first), text);
}

/** Where a page's goods are, anywhere in the service area: the page's words do not follow the visitor's language. */
export const placeOfGoods = (text: string, signal: AbortSignal): Promise<Location | undefined> =>
  firstPlace(text, serviceArea, signal);

/**
 * The town a visitor has typed: in the country of their language, as in every address field, else in the rest of the
 * service area. Undefined if the geocoder does not know it; rejects if it does not answer.
 */
export async function placeOfVisitor(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<Location | undefined> {
  const inCountry = await firstPlace(text, countryFor(language), signal);
  return inCountry ?? firstPlace(text, serviceArea, signal);
}
