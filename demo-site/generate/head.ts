import { brand } from '#brand.ts';
import type { PublicPage } from '#publicPages.ts';
import type { PageFiles } from './pageFiles.ts';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Data for search engines; it is not a script, so the policy of the pages allows it. */
const structured = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

const [street, place = ''] = brand.address.split(', ');
const organisation = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: brand.siteUrl,
  logo: `${brand.siteUrl}/icon-512.png`,
  email: brand.infoMail,
  telephone: brand.helpPhone,
  areaServed: 'SE',
  sameAs: brand.networks.map(({ url }) => url),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: place.slice(0, 6),
    addressLocality: place.slice(7),
    addressCountry: 'SE',
  },
};

interface Content {
  title: string;
  description: string;
  faq: { question: string; answer: string }[];
}

function structuredData(path: string, { faq }: Content): string[] {
  if (path === '/') return [structured(organisation)];
  if (path !== '/contact') return [];
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [structured({ '@type': 'FAQPage', mainEntity })];
}

/** The link by which editors find how to embed the page (oembed.com). */
function discovery(path: string): string[] {
  if (path !== '/' && path !== '/tracking') return [];
  const query = new URLSearchParams({ url: `${brand.siteUrl}${path}` });
  const address = escaped(`${brand.siteUrl}/oembed?${query}`);
  return [`<link rel="alternate" type="application/json+oembed" href="${address}" title="${brand.name}">`];
}

/** The meta data of a listed page for search engines and shared links. */
function listing(path: string, content: Content): string[] {
  const address = `${brand.siteUrl}${path}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': 'sv_SE',
    'og:title': content.title,
    'og:description': content.description,
    'og:url': address,
    'og:image': `${brand.siteUrl}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${brand.name}. ${content.title}`,
  };
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escaped(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...structuredData(path, content),
  ];
}

/** The lines of the head that are specific to a page. */
export function headOf({ path, isListed }: PublicPage, content: Content, files: PageFiles): string {
  const lines = [
    ...discovery(path),
    ...(isListed ? listing(path, content) : ['<meta name="robots" content="noindex">']),
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...files.scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
  return lines.join('\n    ');
}
