import { mayAskOthers } from '#consent/consent.ts';
import { configuration } from '#platform/configuration.ts';
import type { MapProvider } from './mapProvider.ts';

/**
 * The page's maps service: Google's with a key, else the open map (OPEN-43), also before consent. Its code loads on
 * demand.
 */
export async function mapProvider(): Promise<MapProvider> {
  if (configuration.getState().googleMaps && mayAskOthers())
    return (await import('./google/googleMap.ts')).googleMap;
  return (await import('./open/openMap.ts')).openMap;
}
