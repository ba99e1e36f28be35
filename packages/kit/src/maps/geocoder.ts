import { apiOrigin, configuration } from '#runtime/configuration.ts';
import { createPhoton } from './open/photon.ts';
import type { AddressProvider } from './places.ts';

/** The page's places service: the configured Photon geocoder, else the one of the API (OPEN-43). */
export const addressProvider = (): AddressProvider =>
  createPhoton(configuration.getState().geocoderUrl || apiOrigin());
