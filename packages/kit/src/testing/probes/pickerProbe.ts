import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '#elements/send/freight-send.tsx';
import type { Point } from '#maps/places/places.ts';
import { configure } from '#platform/configuration.ts';
import { renewShared } from '#platform/registry.ts';
import { renderElement } from '#testing/renderElement.ts';

/** What the tests of the map picker begin with. The places are those of the sample streets. */

/** In front of Östra Torggatan 1 in Karlstad. */
export const aHouse = { lat: 59.376958, lng: 13.497594 };
/** Further along the same street, so near that one view shows both. */
const anotherHouse = { lat: 59.377418, lng: 13.506089 };
/** At the end of a street, beyond its last house. */
export const noHouse = { lat: 59.373958, lng: 13.497594 };
/** A forest without any street. */
export const nowhere = { lat: 61.5, lng: 13.6 };

/** Pixels per degree of longitude, at the zoom a picker begins with. */
export const pixelsPerDegree = (256 * 2 ** 12) / 360;

/** The browser's geolocation, for as long as the test runs: a place, or the way it fails. */
export function locateAt(place: Point | 'refused' | Promise<Point>): void {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (place === 'refused') failed?.({ code: 1, message: 'Refused' } as GeolocationPositionError);
    else
      void Promise.resolve(place).then(({ lat, lng }) =>
        found({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition),
      );
  });
}

interface PickerOptions {
  centre?: { lat: number; lng: number };
  language?: 'sv' | 'en' | 'de';
  theme?: 'light' | 'dark';
}

/** A card whose map is open, or on its way. */
export async function openPicker({ centre = aHouse, language = 'en', theme = 'light' }: PickerOptions = {}) {
  configure({ mapCentre: centre });
  renewShared('mapFiles');
  const card = await renderElement(element, { language, attributes: { theme } });
  const link = await card.screen.findByRole('button', {
    name: { en: 'Add location from map', sv: 'Välj plats på kartan', de: 'Ort auf der Karte wählen' }[
      language
    ],
  });
  await userEvent.click(link);
  await expect.poll(() => card.root.querySelector('.picker')).not.toBeNull();
  return { ...card, link, ...partsOf(card) };
}

function partsOf({ root, screen }: Awaited<ReturnType<typeof renderElement>>) {
  const ground = () => root.querySelector('.map__ground') as HTMLElement;
  return {
    ground,
    field: (name: 'Pickup address' | 'Drop-off address') =>
      screen.getByRole<HTMLInputElement>('combobox', { name }),
    note: () => root.querySelector('.picker__note')?.textContent ?? '',
    confirmButton: (name: RegExp = /^Confirm/) => screen.getByRole<HTMLButtonElement>('button', { name }),
    marker: (kind: 'pickup' | 'dropoff') => root.querySelector<HTMLElement>(`.map__marker--${kind}`),
    /** Waits for the map itself. */
    stands: async () => {
      await expect.poll(() => root.querySelector('.picker__note')).not.toBeNull();
      await expect.poll(() => root.querySelector('canvas')).not.toBeNull();
    },
    /** Presses the map so many pixels from its middle. */
    press: (right = 0, down = 0) => {
      const { width, height } = ground().getBoundingClientRect();
      // Else it would be looked for by its text, which changes while the map gets its names.
      ground().dataset['testid'] = 'ground';
      return userEvent.click(ground(), { position: { x: width / 2 + right, y: height / 2 + down } });
    },
  };
}

/** The address of a house in Karlstad that is not the first one. */
export const anotherAddress = /^(?!Östra Torggatan 1,)\S.* \d+, .*Karlstad, Sverige$/;

/** Makes every request for the map's files reach the server, even if the browser has cached them. */
export function withoutBrowserCache(): void {
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => fetch(input, { ...init, cache: 'reload' }));
}

/** Where the second house is, in pixels from the first. */
export const toAnotherHouse = [(anotherHouse.lng - aHouse.lng) * pixelsPerDegree, -2.6] as const;
