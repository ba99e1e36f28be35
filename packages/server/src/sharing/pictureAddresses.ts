import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '#http/apiPath.ts';
import { HttpError } from '#http/httpError.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import { deriveKey, type KeyPurpose } from '#http/tokens/deriveKey.ts';
import type { Clock } from '#orderFacts/clock.ts';

const minute = 60_000;
const worksMs = 60 * minute;
/** The address stays the same for so long, so that a page that reads again does not load the picture again. */
const steadyMs = 5 * minute;
const signatureBytes = 16;

/** Private pictures: each is served by its signed address alone, for an hour. */
export interface PrivatePictures {
  readonly purpose: KeyPurpose;
  readonly path: (id: string) => string;
  readonly secret: string;
}

const signatureOf = ({ purpose, secret }: PrivatePictures, id: string, until: number): Buffer =>
  createHmac('sha256', deriveKey(secret, purpose))
    .update(`${id} ${until}`)
    .digest()
    .subarray(0, signatureBytes);

/** The path of a picture that works for an hour without a login. */
export function signedPath(pictures: PrivatePictures, id: string, now: Date): string {
  const until = Math.ceil(now.getTime() / steadyMs) * steadyMs + worksMs;
  const signature = signatureOf(pictures, id, until).toString('base64url');
  return `${pictures.path(id)}?${new URLSearchParams({ until: `${until}`, signature })}`;
}

/** Whether the address of a picture was signed here, and still works. */
function isSigned(
  pictures: PrivatePictures,
  id: string,
  { until, signature }: { until: string; signature: string },
  now: Date,
): boolean {
  const given = Buffer.from(signature, 'base64url');
  if (!/^\d{13}$/.test(until) || given.length !== signatureBytes) return false;
  return timingSafeEqual(given, signatureOf(pictures, id, Number(until))) && Number(until) > now.getTime();
}

type PictureRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: { until?: unknown; signature?: unknown };
}>;

/** Serves WebP pictures by their signed addresses; `find` returns undefined for one that was deleted. */
export function servePictures(
  app: FastifyInstance,
  pictures: PrivatePictures,
  clock: Pick<Clock, 'now'>,
  find: (id: string) => Promise<Uint8Array | undefined>,
): void {
  app.get(routeOf(pictures.path(':id')), forEverybody, async (request: PictureRequest, reply) => {
    const { id } = request.params;
    const given = { until: `${request.query.until}`, signature: `${request.query.signature}` };
    const content = isSigned(pictures, id, given, clock.now()) ? await find(id) : undefined;
    if (content === undefined) throw new HttpError('imageNotFound');
    return reply
      .type('image/webp')
      .headers({
        'cache-control': 'private, max-age=3600',
        // The kit shows the picture on pages of any origin.
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
      })
      .send(Buffer.from(content));
  });
}
