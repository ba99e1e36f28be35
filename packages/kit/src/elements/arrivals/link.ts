const mark = '#board=';

/** The address of this page as the screen in the hall opens it. */
export const boardLink = (token: string): string => `${location.href.replace(/#.*/s, '')}${mark}${token}`;

/** The token of such an address. It stays there, so that the screen shows its board again after a reload. */
export function boardInAddress(): string {
  const { hash } = location;
  return hash.startsWith(mark) ? hash.slice(mark.length) : '';
}
