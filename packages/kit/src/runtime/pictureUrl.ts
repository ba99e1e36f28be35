import { apiOrigin } from '#runtime/configuration.ts';

/** Where the picture of a profile is, as an address of the API's when it is relative; empty for none or nonsense. */
export function pictureUrl(url: string): string {
  if (!url.trim() || !URL.canParse(url, apiOrigin())) return '';
  return new URL(url, apiOrigin()).href;
}
