import { configuration } from '#platform/configuration.ts';

/** Where maps begin that do not know where the person is: Stockholm, unless the host has another place (OPEN-44). */
export const mapCentre = () => configuration.getState().mapCentre ?? { lat: 59.3293, lng: 18.0686 };
