import sharp, { type Sharp } from 'sharp';
import { createSemaphore } from '#accounts/passwords/semaphore.ts';
import { HttpError } from '#http/httpError.ts';

/** The side of a stored picture in pixels, at most. */
const side = 512;
/** A phone's largest photo; a small file that unpacks to more is an attack. */
const mostPixels = 50_000_000;
type Format = 'jpeg' | 'png' | 'webp' | 'gif';
/** The first bytes of each format; the file name is ignored. SVG drawings can contain programs and are never read. */
const signatures: Readonly<Record<Format, (start: Buffer) => boolean>> = {
  jpeg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  gif: (start) => /^GIF8[79]a$/.test(start.toString('latin1', 0, 6)),
};

// Unpacked pictures are large and none is needed twice.
sharp.cache(false);
/** A picture takes up to 200 MB while it is unpacked. */
const semaphore = createSemaphore({ concurrency: 2, queue: 20, perOwner: 20 });

/**
 * Makes a WebP of an uploaded picture in one of the formats: turned as the camera was held, in the size that `resize`
 * gives it, and without the file's data about place, time and camera.
 * Throws `HttpError` 400 for anything else, damaged and oversized pictures included, and 429 when too many wait.
 */
export async function makePicture(
  upload: Buffer,
  formats: readonly Format[],
  resize: (picture: Sharp) => Sharp | Promise<Sharp>,
): Promise<Buffer> {
  if (!formats.some((format) => signatures[format](upload))) throw new HttpError('imageInvalid');
  return semaphore(async () => {
    try {
      const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true });
      const resized = await resize(picture);
      return await resized.webp({ quality: 82 }).toBuffer();
    } catch {
      throw new HttpError('imageInvalid');
    }
  });
}

/** Makes a square of at most 512 pixels, cropped around the picture's middle; of a GIF, of its first frame. */
export const makeProfilePicture = (upload: Buffer): Promise<Buffer> =>
  makePicture(upload, ['jpeg', 'png', 'webp', 'gif'], async (picture) => {
    const { width, height } = await picture.metadata();
    const length = Math.min(side, width, height);
    return picture.resize(length, length, { fit: 'cover' });
  });
