import { z } from 'zod';

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);
export const directionsQuery = z.object({
  origin_lat: latitude,
  origin_lng: longitude,
  destination_lat: latitude,
  destination_lng: longitude,
});

const measure = z.looseObject({ text: z.string(), value: z.number().optional() });
/** The part of Google's directions answer that the map reads [CLIENT-40]; metres and seconds in `value`. */
export const directions = z.looseObject({
  status: z.string().optional(),
  routes: z.array(
    z.looseObject({
      overview_polyline: z.object({ points: z.string() }),
      legs: z.array(z.looseObject({ distance: measure, duration: measure })),
    }),
  ),
});

export type DirectionsQuery = z.infer<typeof directionsQuery>;
export type Directions = z.infer<typeof directions>;
