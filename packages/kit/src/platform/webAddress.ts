/** A base for relative addresses; only the protocol of the result is used. */
const anyPage = 'https://page.invalid';

/**
 * Whether an address leads to the web: http or https, or relative to such a page. Addresses come from attributes,
 * settings and answers, and `javascript:` followed there would run in the page's origin.
 */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address, anyPage) && /^https?:$/.test(new URL(address, anyPage).protocol);
