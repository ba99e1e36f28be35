import type { MapProvider } from '#maps/mapProvider.ts';
import { googleLibrary } from './loadGoogleMaps.ts';

/** Google's route for a car, highways and tolls allowed [DETAIL-42] [DETAIL-44]. */
export const googleDirections: NonNullable<MapProvider['directions']> = async (
  origin,
  destination,
  { language, signal },
) => {
  const { DirectionsService, TravelMode } = await googleLibrary('routes');
  const { routes } = await new DirectionsService().route({
    origin: { lat: origin.lat, lng: origin.lng },
    destination: { lat: destination.lat, lng: destination.lng },
    travelMode: TravelMode.DRIVING,
    avoidHighways: false,
    avoidTolls: false,
    language,
  });
  signal.throwIfAborted();
  const [route] = routes;
  if (!route) throw new Error('Google knows no route there.');
  const [leg] = route.legs;
  return {
    points: route.overview_path.map((point) => point.toJSON()),
    metres: leg?.distance?.value ?? 0,
    seconds: leg?.duration?.value ?? 0,
    distanceText: leg?.distance?.text ?? '',
    durationText: leg?.duration?.text ?? '',
  };
};
