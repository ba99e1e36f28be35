import { limits } from '@freight/contract';
import type { ProfileText } from './profileTexts.ts';

/** Recommended size of a picture, in pixels a side [PROFILE-17]. */
export const recommendedSide = 200;

/** How long the documented removal takes, in milliseconds; nothing is sent meanwhile [PROFILE-20] (OPEN-05). */
export const removalDelay = 1000;

/** Checks a file by its size and type, without decoding it [PROFILE-14] [PROFILE-15] (OPEN-87). */
export function checkFile({ size, type }: File): ProfileText | undefined {
  if (size > limits.profileImageBytes) return 'photo.tooLarge';
  return type.startsWith('image/') ? undefined : 'photo.notAnImage';
}

/** Decodes the picture in a file; undefined when that fails, even for a file of an image type. */
export async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/** Draws the middle of a picture so that it fills the canvas. */
export function drawCovering(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
