/** A page that can be shown elsewhere. */
export interface ShownPage {
  readonly path: string;
  /** The element that shows it. */
  readonly tag: string;
  readonly title: string;
  /** In px, at first. */
  readonly height: number;
}

const pages: readonly ShownPage[] = [
  { path: '/', tag: 'freight-start', title: 'Skicka och spåra paket', height: 520 },
  { path: '/tracking', tag: 'freight-track', title: 'Spåra paket', height: 640 },
];

/** The page at a path of the site, with or without a slash at its end. */
export function shownPage(pathname: string): ShownPage | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  return pages.find((page) => page.path === path);
}

/** The characters of an order number; any other text is left out of the answer. */
export const orderNumber = /^[\w-]{1,40}$/;

const link = /(<link rel="alternate" type="application\/json\+oembed" href=")[^"]*/;

/** The order number in the address of a tracking page. */
export function parcelOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const asked = shownPage(pathname)?.path === '/tracking' ? searchParams.get('orderId') : null;
  return asked !== null && orderNumber.test(asked) ? asked : undefined;
}

/**
 * A page whose discovery link, which editors follow, names the site that answers and the parcel (oembed.com, section 4);
 * unchanged where the page cannot be shown elsewhere.
 */
export function withDiscovery(html: string, pathname: string, site: string, parcel?: string): string {
  const page = shownPage(pathname);
  if (page === undefined) return html;
  const url = `${site}${page.path}${parcel === undefined ? '' : `?orderId=${parcel}`}`;
  return html.replace(link, (_, before: string) => `${before}${site}/oembed?${new URLSearchParams({ url })}`);
}
