/** Degrees, longitude first, as in GeoJSON. */
export type Position = [longitude: number, latitude: number];

/** Of the map in its own units. */
export const width = 440;
/** Web Mercator, so that the outline looks as people know it; the box holds Sweden with a little air. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const box = { west: 10.4, east: 24.6, south: 55.1, north: 69.2 };
const unit = width / ((box.east - box.west) * (Math.PI / 180));
export const height = Math.round((mercator(box.north) - mercator(box.south)) * unit);

/** Where a place lies on the map of pictures/sweden.svg. */
export const project = ([longitude, latitude]: Position): Position => [
  (longitude - box.west) * (Math.PI / 180) * unit,
  (mercator(box.north) - mercator(latitude)) * unit,
];
