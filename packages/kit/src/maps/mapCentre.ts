import { configuration } from '#platform/configuration.ts';

/** Where a map starts when the person's position is unknown: Stockholm, unless the host names another place (OPEN-44). */
export const mapCentre = () => configuration.getState().mapCentre ?? { lat: 59.3293, lng: 18.0686 };
