import { expect, test } from 'vitest';
import type { PublicPage } from '#publicPages.ts';
import { headOf } from './head.ts';

const listed: PublicPage = { path: '/contact', file: 'contact/index.html', meta: 'contact', isListed: true };
const hidden: PublicPage = { ...listed, path: '/my-orders', isListed: false };
const content = {
  title: 'Kontakt "oss" <nu>',
  description: 'Fråga & svar',
  faq: [{ question: 'Hur </script> snabbt?', answer: 'Samma dag.' }],
};
const none = { styles: [], scripts: [] };

test('keeps the pages of a person out of search engines, and lists the others [T9]', () => {
  const noindex = '<meta name="robots" content="noindex">';
  expect(headOf(hidden, content, none)).toBe(noindex);
  expect(headOf(listed, content, none)).not.toContain('noindex');
});

test('names the own address of a page to search engines and to those it is shared with [T9]', () => {
  const head = headOf(listed, content, none);
  expect(head).toContain('<link rel="canonical" href="https://www.example.com/contact">');
  expect(head).toContain('<meta property="og:url" content="https://www.example.com/contact">');
  expect(head).toContain('<meta property="og:locale" content="sv_SE">');
  expect(head).toContain('<meta property="og:image" content="https://www.example.com/share.png">');
});

test('writes no words of a page as markup [T9]', () => {
  const head = headOf(listed, content, none);
  expect(head).toContain('<meta property="og:title" content="Kontakt &quot;oss&quot; &lt;nu>">');
  expect(head).toContain('<meta property="og:description" content="Fråga &amp; svar">');
  expect(head).toContain('Hur \\u003c/script> snabbt?');
});

test('has the questions on the contact page, the company on the first, and neither elsewhere [T9]', () => {
  expect(headOf(listed, content, none)).toContain('"@type":"FAQPage"');
  const first = headOf({ ...listed, path: '/' }, content, none);
  expect(first).toContain('"@type":"Organization"');
  expect(first).toContain('"postalCode":"652 00","addressLocality":"Karlstad"');
  expect(headOf({ ...listed, path: '/about' }, content, none)).not.toContain('ld+json');
});

test('links the first page and the tracking page to their oEmbed answer, and no other page [T9]', () => {
  for (const path of ['/', '/tracking']) {
    const url = encodeURIComponent(`https://www.example.com${path}`);
    expect(headOf({ ...listed, path }, content, none)).toContain(`/oembed?url=${url}"`);
  }
  expect(headOf(listed, content, none)).not.toContain('oembed');
});

test('fetches the own files of a page beside it [T9]', () => {
  expect(headOf(hidden, content, { styles: ['a.css'], scripts: ['a.js'] })).toBe(
    [
      '<meta name="robots" content="noindex">',
      '<link rel="stylesheet" href="/a.css">',
      '<link rel="modulepreload" href="/a.js">',
    ].join('\n    '),
  );
});

test('describes a shared page with its picture, in the words of its title [T10]', () => {
  const head = headOf(listed, content, none);
  for (const [name, value] of [
    ['og:type', 'website'],
    ['og:site_name', 'Exempelfrakt'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Exempelfrakt. Kontakt &quot;oss&quot; &lt;nu>'],
  ])
    expect(head).toContain(`<meta property="${name}" content="${value}">`);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('search engines read the questions with their answers, and the company with its address [T10]', () => {
  const dataOf = (path: string) => {
    const head = headOf({ ...listed, path }, content, none);
    return JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '');
  };
  expect(dataOf('/contact')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Hur </script> snabbt?',
        acceptedAnswer: { '@type': 'Answer', text: 'Samma dag.' },
      },
    ],
  });
  const company = dataOf('/');
  expect(company).toMatchObject({
    name: 'Exempelfrakt',
    url: 'https://www.example.com',
    logo: 'https://www.example.com/icon-512.png',
    areaServed: 'SE',
    address: { '@type': 'PostalAddress', addressCountry: 'SE' },
  });
  expect(company.sameAs.length).toBeGreaterThan(0);
  for (const address of company.sameAs) expect(address).toMatch(/^https:\/\//);
});
