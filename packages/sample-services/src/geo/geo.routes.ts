import { languages, paths } from '@freight/contract';
import { directionsQuery } from '@freight/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptedEncoding, etagOf, isHeld, type MapFile } from './maps/mapFile.ts';
import { basemapFile, housesFile, labelsFile, roadsFile, streetsFile } from './maps/streetFiles.ts';
import { directionsBetween } from './roads/directions.ts';
import { type CreditedAnswer, photonReverse, photonSearch } from './search/photon.ts';
import { PhotonError } from './search/photonParameters.ts';

/** Photon repeats parameters (`layer=house&layer=street`), so the query is read as it was sent. */
function searchParamsOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1));
}

function photonRoute(answer: (params: URLSearchParams) => CreditedAnswer) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return answer(searchParamsOf(request));
    } catch (error) {
      if (!(error instanceof PhotonError)) throw error;
      return reply.code(error.status).send({ message: error.message });
    }
  };
}

/** `Number('')` is 0, a place in the Gulf of Guinea: an empty value must count as missing. */
const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => String(value).trim() !== ''));
const filledQuery = z.preprocess(withoutEmpty, directionsQuery);
const languageQuery = z.object({ language: z.enum(languages).catch('sv') });

async function answerDirections(request: FastifyRequest, reply: FastifyReply) {
  const points = filledQuery.safeParse(request.query);
  if (!points.success) {
    const names = [...new Set(points.error.issues.map((issue) => issue.path.join('.')))].join(', ');
    return reply.code(400).send({ success: false, message: `Valid coordinates are required: ${names}` });
  }
  const { origin_lat, origin_lng, destination_lat, destination_lng } = points.data;
  const { language } = languageQuery.parse(request.query);
  return directionsBetween([origin_lat, origin_lng], [destination_lat, destination_lng], language);
}

const mapFileRoute = (fileOf: () => MapFile) => async (request: FastifyRequest, reply: FastifyReply) => {
  const file = fileOf();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = etagOf(file, encoding);
  // Added to, not set: cross-origin answers already vary by origin.
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.headers({ etag, 'cache-control': 'public, max-age=86400', vary });
  if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(await file.encoded(encoding));
};

/**
 * Places, directions and map files: public, read only, from the sample data.
 * - `GET /api`, `GET /reverse`: a Photon geocoder; its refusals are `400 {message}`.
 * - `GET /api/v1/route/direction-api`: Google's Directions shape [CLIENT-40]; `language` (sv, en, de) is optional.
 * - `GET /map/{basemap,streets,houses,roads,labels}.json`: compressed, cached for a day, checked by ETag.
 */
export async function geoRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api', photonRoute(photonSearch));
  app.get('/reverse', photonRoute(photonReverse));
  app.get(paths.directions, answerDirections);
  app.get('/map/basemap.json', mapFileRoute(basemapFile));
  app.get('/map/streets.json', mapFileRoute(streetsFile));
  app.get('/map/houses.json', mapFileRoute(housesFile));
  app.get('/map/roads.json', mapFileRoute(roadsFile));
  app.get('/map/labels.json', mapFileRoute(labelsFile));
}
