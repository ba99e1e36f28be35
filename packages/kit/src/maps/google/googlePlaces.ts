import type { AddressProvider, PlaceDetails, Suggestion } from '#maps/places/places.ts';
import { currentLanguage } from '#platform/language.ts';
import { shared } from '#platform/registry.ts';
import { componentsOf } from './googleParts.ts';
import { googleLibrary } from './loadGoogleMaps.ts';

/** Google's names for what the documents ask of a place, in the same order [ADDR-09]. */
const fields = ['formattedAddress', 'displayName', 'id', 'location', 'addressComponents'];
/** Must be shown with suggestions that are not shown on a Google map. */
const credit = 'Google Maps';

/** One person's search, from the first letter to the chosen place, is billed as one. */
interface PlacesSession {
  token: google.maps.places.AutocompleteSessionToken | undefined;
  predictions: WeakMap<Suggestion, google.maps.places.PlacePrediction>;
}

declare module '#platform/registry.ts' {
  interface Shared {
    googlePlacesSession: PlacesSession;
  }
}

const session = () =>
  shared('googlePlacesSession', (): PlacesSession => ({ token: undefined, predictions: new WeakMap() }));

function suggestionOf(prediction: google.maps.places.PlacePrediction): Suggestion {
  const { placeId, mainText, secondaryText, text } = prediction;
  const suggestion = {
    placeId,
    text: mainText?.text ?? text.text,
    detail: secondaryText?.text ?? '',
  };
  session().predictions.set(suggestion, prediction);
  return suggestion;
}

function detailsOf(place: google.maps.places.Place): PlaceDetails {
  if (!place.location) throw new Error('The place has no position.');
  return {
    formatted_address: place.formattedAddress ?? '',
    name: place.displayName ?? '',
    place_id: place.id,
    geometry: place.location.toJSON(),
    address_components: componentsOf(place.addressComponents ?? []),
  };
}

const hasHouse = ({ address_components }: google.maps.GeocoderResult): boolean => {
  const { street_number, route } = componentsOf(address_components);
  return Boolean(street_number && route);
};

/**
 * Google's places through its data calls, for our own combobox [ADDR-01]. "Geocode" and "establishment" together are
 * all kinds, which is what an unfiltered query returns [ADDR-08].
 */
export const googlePlaces = (): AddressProvider => ({
  async suggest(input, { country, signal }) {
    const { AutocompleteSuggestion, AutocompleteSessionToken } = await googleLibrary('places');
    signal.throwIfAborted();
    session().token ??= new AutocompleteSessionToken();
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      includedRegionCodes: country.toLowerCase().split(','),
      language: currentLanguage(),
      sessionToken: session().token,
    });
    signal.throwIfAborted();
    const predictions = suggestions.map(({ placePrediction }) => placePrediction);
    return { list: predictions.filter((prediction) => prediction !== null).map(suggestionOf), credit };
  },

  async details(suggestion) {
    const prediction = session().predictions.get(suggestion);
    if (!prediction) throw new Error('The suggestion is not one of this geocoder.');
    // The choice ends the billing session, whether or not its details arrive.
    session().token = undefined;
    const { place } = await prediction.toPlace().fetchFields({ fields });
    return detailsOf(place);
  },

  async reverse(point, { signal }) {
    const { Geocoder } = await googleLibrary('geocoding');
    const { results } = await new Geocoder().geocode({
      location: point,
      language: currentLanguage(),
      fulfillOnZeroResults: true,
    });
    signal.throwIfAborted();
    const result = results.find(hasHouse) ?? results[0];
    return (
      result && {
        formatted_address: result.formatted_address,
        name: '',
        place_id: result.place_id,
        geometry: result.geometry.location.toJSON(),
        address_components: componentsOf(result.address_components),
      }
    );
  },
});
