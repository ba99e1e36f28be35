import { mayAskOthers } from '#consent/consent.ts';
import { apiOrigin, configuration } from '#platform/configuration.ts';
import { complain } from '#platform/leaving/complain.ts';
import { shared } from '#platform/registry.ts';
import { createPhoton } from './photon/photon.ts';
import type { AddressProvider, Suggestion } from './places/places.ts';

/** Milliseconds after which suggestions come from the other service. */
const findTimeout = 2_500;
/** Milliseconds a chosen place may take: until then its form waits for it. */
const detailsTimeout = 5_000;
declare module '#platform/registry.ts' {
  interface Shared {
    googlePlacesTrust: { isAnswering: boolean };
  }
}

/** Once Google has failed, it gets no more requests for suggestions, so that no keystroke waits for it. */
const trust = () => shared('googlePlacesTrust', () => ({ isAnswering: true }));

/**
 * The page's places service: Google's with a key, else the configured Photon geocoder, else the one of the API
 * (OPEN-43). Only the API's before consent.
 */
export function addressProvider(): AddressProvider {
  if (!mayAskOthers()) return createPhoton(apiOrigin());
  const photon = createPhoton(configuration.getState().geocoderUrl || apiOrigin());
  return configuration.getState().googleMaps ? withFallback(google(), photon) : photon;
}

/** Google's places; their code loads with the first question. */
function google(): AddressProvider {
  const load = async () => (await import('./google/googlePlaces.ts')).googlePlaces();
  return {
    suggest: async (...asked) => (await load()).suggest(...asked),
    details: async (...asked) => (await load()).details(...asked),
    reverse: async (...asked) => (await load()).reverse(...asked),
  };
}

/** Where Google is blocked or refuses the key, addresses come from the other service: an order needs them. */
function withFallback(first: AddressProvider, second: AddressProvider): AddressProvider {
  const ofSecond = new WeakSet<Suggestion>();
  return {
    async suggest(text, options) {
      if (trust().isAnswering) {
        try {
          return await inTime(first.suggest(text, options), findTimeout);
        } catch (error) {
          options.signal.throwIfAborted();
          trust().isAnswering = false;
          complain('Addresses come from the other geocoder.', error);
        }
      }
      const found = await second.suggest(text, options);
      for (const suggestion of found.list) ofSecond.add(suggestion);
      return found;
    },
    details: (suggestion) =>
      ofSecond.has(suggestion)
        ? second.details(suggestion)
        : inTime(first.details(suggestion), detailsTimeout),
    async reverse(point, options) {
      try {
        return await first.reverse(point, options);
      } catch {
        options.signal.throwIfAborted();
        return second.reverse(point, options);
      }
    },
  };
}

function inTime<Value>(answer: Promise<Value>, limit: number): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The geocoder is too slow.')), limit);
  });
  return Promise.race([answer, late]);
}
