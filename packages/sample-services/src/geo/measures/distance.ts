/** A place on Earth in degrees, latitude first (GeoJSON has it the other way round). */
export type LatLon = readonly [lat: number, lon: number];

/** Mean radius the product's documents use, in km (B§9). */
const earthRadiusKm = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance between two places in km. */
export function distanceInKm(from: LatLon, to: LatLon): number {
  const halfLat = radians(to[0] - from[0]) / 2;
  const halfLon = radians(to[1] - from[1]) / 2;
  const haversine =
    Math.sin(halfLat) ** 2 + Math.cos(radians(from[0])) * Math.cos(radians(to[0])) * Math.sin(halfLon) ** 2;
  // Antipodes round to a hair above 1, where asin has no answer.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
