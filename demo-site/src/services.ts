import type { ConfigurationChange } from '@freight/kit';

/** A setting that the server has written into the page's head. */
const setting = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="freight-${name}"]`)?.content || undefined;

/** The third-party services that this site is set up to use; its policy allows the same ones. */
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
