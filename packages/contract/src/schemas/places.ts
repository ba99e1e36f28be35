import { z } from 'zod';

/** One hit of a Photon-protocol geocoder: GeoJSON, coordinates as [longitude, latitude]. */
export const photonFeature = z.looseObject({
  type: z.literal('Feature'),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.looseObject({
    osm_type: z.string().optional(),
    osm_id: z.number().optional(),
    type: z.string().optional(),
    name: z.string().optional(),
    housenumber: z.string().optional(),
    street: z.string().optional(),
    postcode: z.string().optional(),
    city: z.string().optional(),
    district: z.string().optional(),
    county: z.string().optional(),
    state: z.string().optional(),
    country: z.string().optional(),
    countrycode: z.string().optional(),
  }),
});
export const photonAnswer = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(photonFeature),
});
/** Photon's answer to parameters that are unknown or cannot be read. */
export const photonRefusal = z.object({ message: z.string() });

export type PhotonFeature = z.infer<typeof photonFeature>;
export type PhotonAnswer = z.infer<typeof photonAnswer>;
