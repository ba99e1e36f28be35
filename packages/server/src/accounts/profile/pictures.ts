import sharp from 'sharp';
import { createSemaphore } from '#accounts/passwords/semaphore.ts';
import { HttpError } from '#http/httpError.ts';

/** The side of a stored picture in pixels, at most. */
const side = 512;
/** A phone's largest photo; a small file that unpacks to more is an attack. */
const mostPixels = 50_000_000;
/** The first bytes of each format; the file name is ignored. SVG drawings can contain programs and are never read. */
const signatures: readonly ((start: Buffer) => boolean)[] = [
  (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  (start) => /^GIF8[79]a$/.test(start.toString('latin1', 0, 6)),
];

// Unpacked pictures are large and none is needed twice.
sharp.cache(false);
/** A picture takes up to 200 MB while it is unpacked. */
const semaphore = createSemaphore({ concurrency: 2, queue: 20, perOwner: 20 });

/**
 * Makes a square WebP of at most 512 pixels of a JPEG, PNG, WebP or the first frame of a GIF: turned as the camera was
 * held, cropped around its middle, and without the file's data about place, time and camera.
 * Throws `HttpError` 400 for anything else, damaged and oversized pictures included, and 429 when too many wait.
 */
export async function makeProfilePicture(upload: Buffer): Promise<Buffer> {
  if (!signatures.some((matches) => matches(upload))) throw new HttpError('imageInvalid');
  return semaphore(async () => {
    try {
      return await shrink(upload);
    } catch {
      throw new HttpError('imageInvalid');
    }
  });
}

async function shrink(upload: Buffer): Promise<Buffer> {
  const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true });
  const { width, height } = await picture.metadata();
  const length = Math.min(side, width, height);
  return picture.resize(length, length, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
}
