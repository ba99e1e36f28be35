import type { Point } from '#maps/places/places.ts';

/** Milliseconds. */
const positionTimeout = 6_000;
/** Milliseconds: a position of the last five minutes is good enough. */
const oldestPosition = 300_000;

/** Where the person is; undefined when that is refused, unknown, too slow or unavailable (OPEN-44). */
export function ownPosition(): Promise<Point | undefined> {
  return new Promise((resolve) => {
    // A page's policy can remove the whole interface.
    if (!navigator.geolocation) {
      resolve(undefined);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => resolve({ lat, lng }),
      () => resolve(undefined),
      { timeout: positionTimeout, maximumAge: oldestPosition },
    );
  });
}
