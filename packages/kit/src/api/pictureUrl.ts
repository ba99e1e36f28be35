import { apiOrigin } from '#platform/configuration.ts';
import { isWebAddress } from '#platform/webAddress.ts';

const isImageData = (address: string) => /^data:image\//i.test(address);
const isOwnBlob = (address: string) => address.startsWith(`blob:${location.origin}/`);

/**
 * Where the picture of a profile is, as an address of the API's when it is relative. Empty for none, for nonsense, and
 * for whatever is neither on the web nor a picture itself: `data:` of an image, or a blob that this page has made.
 */
export function pictureUrl(url: string): string {
  if (!url.trim() || !URL.canParse(url, apiOrigin())) return '';
  const address = new URL(url, apiOrigin()).href;
  return isWebAddress(address) || isImageData(address) || isOwnBlob(address) ? address : '';
}
