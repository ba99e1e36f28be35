import { sharePrefix } from '@freight/contract';
import { fieldsOf, text } from '#fields/fields.ts';
import type { Http } from '#http/http.ts';
import { complete, found, type Options } from './answers.ts';

/** A picture in base64 on a slow connection takes longer than an ordinary call. */
const uploadTimeout = 120_000;

/** The order by its id or number, or by the token of a link, which is only ever in the body. */
export const subjectOf = (id: string) =>
  id.startsWith(sharePrefix) ? { share: id.slice(sharePrefix.length) } : { order: id };

async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  // In pieces, because a call takes only so many arguments.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192)),
  );
  return btoa(pieces.join(''));
}

/** Uploads a picture to a path that answers with its id. */
export async function uploadPicture(
  http: Http,
  path: string,
  { id, key, picture }: { id: string; key: string; picture: Blob },
  options?: Options,
): Promise<string> {
  const body = { ...subjectOf(id), key, data: await base64Of(picture) };
  const answer = await http.post(path, body, { ...options, timeout: uploadTimeout });
  return complete(text(fieldsOf(found(answer, 'invalidAnswer'))['id']), answer);
}
