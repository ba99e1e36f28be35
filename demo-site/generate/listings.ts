import { brand } from '#brand.ts';
import type { PublicPage } from '#publicPages.ts';

/** The files for robots, by file name. */
export function listings(pages: readonly PublicPage[]): Record<string, string> {
  const addresses = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `  <url><loc>${brand.siteUrl}${path}</loc></url>`);
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`,
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${brand.siteUrl}/sitemap.xml\nSitemap: ${brand.siteUrl}/docs/sitemap.xml\n`,
    'manifest.webmanifest': `${JSON.stringify(
      {
        name: brand.name,
        short_name: brand.name,
        lang: 'sv',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f6f5ef',
        theme_color: '#f6f5ef',
        icons: [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
      },
      undefined,
      2,
    )}\n`,
  };
}
