import type { SiteServices } from '#config/config.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (letter) => escapes[letter] ?? letter);

const meta = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta name="freight-${name}" content="${escapeAttribute(content)}">`;

/** A page with the services it may use, as `meta` elements at the end of its head; unchanged when there are none. */
export function withServices(html: string, { emptyRuns, googleMapsKey, analytics }: SiteServices): string {
  const settings = [
    meta('empty-runs', emptyRuns),
    meta('google-maps-key', googleMapsKey),
    meta('analytics-url', analytics?.scriptUrl),
    meta('analytics-id', analytics?.id),
    meta('analytics-kind', analytics?.kind),
  ].join('');
  return html.replace('</head>', () => `${settings}</head>`);
}
