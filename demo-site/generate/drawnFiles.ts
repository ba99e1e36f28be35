import { pathToFileURL } from 'node:url';
import { pages } from '#publicPages.ts';
import { listings } from './listings.ts';
import type { Rendering } from './pageHtml.ts';
import { pictures } from './pictures.ts';

/** The files of the site that are neither pages nor modules, by their paths: files for robots, icons and drawings. */
export async function drawnFiles(
  { drawPictures }: Rendering,
  publicFolder: string,
): Promise<Record<string, string | Buffer>> {
  return {
    ...listings(pages),
    ...(await pictures(pathToFileURL(`${publicFolder}/`))),
    ...Object.fromEntries(drawPictures()),
  };
}
