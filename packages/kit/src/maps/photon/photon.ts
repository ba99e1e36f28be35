import { withoutSlash } from '@freight/contract';
import type { AddressProvider, PlaceDetails, Suggestion, Suggestions } from '#maps/places/places.ts';
import { unlessLeft } from '#platform/leaving/leaving.ts';
import { isAnswer, type PhotonPlace, readAnswer, refusalIn } from './photonAnswer.ts';

/** A parcel cannot be sent to a whole country or province; to all else, establishments included, it can [ADDR-08]. */
const layers = ['house', 'street', 'locality', 'district', 'city', 'other'];
const limit = '6';
/** Search radius in kilometres; a press on a field must not find a house beyond it. */
const reach = '0.2';
/** Milliseconds until a geocoder that does not answer counts as failed. */
const answerTimeout = 8_000;

/** The JSON of an answer; null for anything else. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Addresses from a geocoder that speaks Photon's protocol. Only documented parameters are sent: others are
 * refused, and so is `lang=sv` by the public server, while `default` names places as people there do.
 */
export function createPhoton(url: string): AddressProvider {
  const known = new WeakMap<Suggestion, PlaceDetails>();

  async function ask(
    call: 'api' | 'reverse',
    parameters: Record<string, string>,
    wanted: readonly string[],
    signal: AbortSignal,
  ): Promise<unknown> {
    const query = new URLSearchParams({ ...parameters, lang: 'default' });
    for (const layer of wanted) query.append('layer', layer);
    const request = async () => {
      const response = await fetch(`${withoutSlash(url)}/${call}?${query}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)]),
        credentials: 'omit',
      });
      return { status: response.status, isGood: response.ok, text: await response.text() };
    };
    const { status, isGood, text } = await unlessLeft(request, { isRepeatable: true, signal });
    const answer = parsed(text);
    if (!isGood) throw new Error(refusalIn(answer) ?? `The geocoder answered ${status}.`);
    if (!isAnswer(answer)) throw new Error('The geocoder answered something that is no list of places.');
    return answer;
  }

  function suggestionOf(place: PhotonPlace): Suggestion {
    const suggestion = { placeId: place.details.place_id, text: place.text, detail: place.detail };
    known.set(suggestion, place.details);
    return suggestion;
  }

  return {
    async suggest(text, { country, signal }): Promise<Suggestions> {
      const answer = await ask('api', { q: text, limit, countrycode: country }, layers, signal);
      const { places, credit } = readAnswer(answer, country);
      return { list: places.map(suggestionOf), credit };
    },

    // Photon returns all details with its suggestions; no second request is needed.
    async details(suggestion) {
      const details = known.get(suggestion);
      if (!details) throw new Error('The suggestion is not one of this geocoder.');
      return details;
    },

    async reverse({ lat, lng }, { signal }) {
      const parameters = { lat: String(lat), lon: String(lng), radius: reach, limit: '1' };
      const answer = await ask('reverse', parameters, ['house', 'street'], signal);
      return readAnswer(answer).places[0]?.details;
    },
  };
}
