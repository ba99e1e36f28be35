import { changeLimits, claimLimits } from '@freight/contract';

/** Of a picture that every request takes. */
const mostBytes = Math.min(changeLimits.pictureBytes, claimLimits.pictureBytes);

/** Pixels of a picture's longer side: enough to judge damage or to find a door, and quick to upload. */
const longestSide = 1600;

const qualities = [0.85, 0.7, 0.5] as const;

function drawn(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/**
 * A picture as a JPEG that the server accepts, without the location and camera data of the file. Rejects for a file that
 * this browser cannot decode, as most cannot decode HEIC.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    for (let side = longestSide; side >= 400; side /= 2) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const size = (length: number) => Math.max(1, Math.round(length * scale));
      const canvas = drawn(picture, size(picture.width), size(picture.height));
      for (const quality of qualities) {
        const data = await encoded(canvas, quality);
        if (data && data.size <= mostBytes) return data;
      }
    }
    throw new Error('The picture cannot be made small enough.');
  } finally {
    picture.close();
  }
}
