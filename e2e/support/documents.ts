import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import sharp from 'sharp';

/** The first five characters, which identify a PDF. */
export async function beginningOf(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  return bytes.subarray(0, 5).toString('latin1');
}

/** The number of colours in a picture of a frame; one whose document the browser refuses to show has some 150. */
export async function coloursOf(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    colours.add(data.subarray(at, at + 3).toString('hex'));
  return colours.size;
}
