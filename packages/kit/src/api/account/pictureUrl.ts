import { apiOrigin } from '#platform/configuration.ts';
import { isWebAddress } from '#platform/webAddress.ts';

const isImageData = (address: string) => /^data:image\//i.test(address);
const isOwnBlob = (address: string) => address.startsWith(`blob:${location.origin}/`);

/**
 * The URL of a profile picture; relative ones are resolved against the API. Empty for none, and for anything but http(s),
 * `data:image/…` and blobs of this page.
 */
export function pictureUrl(url: string): string {
  if (!url.trim() || !URL.canParse(url, apiOrigin())) return '';
  const address = new URL(url, apiOrigin()).href;
  return isWebAddress(address) || isImageData(address) || isOwnBlob(address) ? address : '';
}
