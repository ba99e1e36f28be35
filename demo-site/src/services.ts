import type { ConfigurationChange } from '@freight/kit';

/** What the server that delivers the page has written into its head. */
const setting = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="freight-${name}"]`)?.content || undefined;

/** The services of others that this site is set up to use; its policy lets in the same. */
export function services(): Pick<ConfigurationChange, 'googleMaps' | 'analytics'> {
  const key = setting('google-maps-key');
  const scriptUrl = setting('analytics-url');
  const kind = setting('analytics-kind') === 'module' ? 'module' : 'classic';
  const id = setting('analytics-id');
  return {
    ...(key && { googleMaps: { key } }),
    ...(scriptUrl && {
      analytics: { scriptUrl, kind, ...(id && { id, attributes: { 'data-site-id': id } }) },
    }),
  };
}
