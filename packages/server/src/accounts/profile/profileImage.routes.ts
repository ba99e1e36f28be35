import fastifyMultipart from '@fastify/multipart';
import { limits, paths } from '@freight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsParts } from '#accounts/parts.ts';
import { findUser } from '#accounts/users.ts';
import { HttpError } from '#http/httpError.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { makeProfilePicture } from './pictures.ts';
import { findProfileImage, storeProfileImage } from './profileImages.ts';

const field = 'profileImage';
/** Room for the lines around the file in a form. */
const formOverhead = 16 * 1024;

/** Uploading the own profile image [PROFILE-18], and serving everybody's by names that cannot be guessed. */
export async function profileImageRoutes(app: FastifyInstance, parts: AccountsParts): Promise<void> {
  app.get<{ Params: { name: string } }>(
    `${paths.profileImage}/:name`,
    forEverybody,
    async (request, reply) => {
      const content = await findProfileImage(parts.database.db, request.params.name);
      if (content === undefined) throw new HttpError('imageNotFound');
      return reply
        .type('image/webp')
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          // The kit shows the picture on pages of any origin.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(Buffer.from(content));
    },
  );
  // In a scope of its own: everywhere else a form stays refused.
  await app.register(async (uploads) => {
    await uploads.register(fastifyMultipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: limits.profileImageBytes },
    });
    const perCaller = app.limitAttempts((request) => `image ${request.headers.authorization ?? ''}`);
    uploads.post(paths.profileImage, { preHandler: perCaller }, async (request) => {
      const { userId } = await requireUser(request);
      if ((await findUser(parts.database.db, userId)) === undefined) throw new HttpError('unauthorized');
      const picture = await makeProfilePicture(await readUpload(request));
      const path = await storeProfileImage(parts.database, userId, picture, parts.now());
      return { success: true, imageUrl: parts.apiUrl(request) + path };
    });
  });
}

/** The one file of the form. Throws `HttpError` 400, 413 or 415. */
async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new HttpError('imageNotInForm', { values: { field } });
  // Refused before two megabytes of a larger file have been read.
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limits.profileImageBytes + formOverhead) throw new HttpError('imageTooLarge');
  try {
    let upload: Buffer | undefined;
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== field) {
        throw new HttpError('imageFieldMissing', { values: { field } });
      }
      upload = await part.toBuffer();
    }
    if (upload === undefined) throw new HttpError('imageFieldMissing', { values: { field } });
    return upload;
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError('imageTooLarge');
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new HttpError('onlyOneImage');
  }
  // Every other error in a form comes from the data that was sent.
  return new HttpError('formIncomplete');
}
