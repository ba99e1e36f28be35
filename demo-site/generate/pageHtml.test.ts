import { expect, test } from 'vitest';
import type { PublicPage } from '#publicPages.ts';
import { pageHtml, type Rendering } from './pageHtml.ts';

const template =
  '<head><title><!--title--></title><meta name="description" content="<!--description-->"></head><body><!--page--></body>';
const page: PublicPage = { path: '/about', file: 'about/index.html', meta: 'about', isListed: true };
const rendering = {
  metaOf: () => ({ title: 'Om "oss" $&', description: 'Fråga & svar' }),
  faq: [],
} as unknown as Rendering;
const files = { styles: ['about.css'], scripts: [] };

test('a page has its own title, description, head and markup, none of it read as markup or pattern [T10]', () => {
  const html = pageHtml(template, page, { rendering, files, markup: '<main>Om oss, $1</main>' });
  expect(html).toContain('<title>Om &quot;oss&quot; $&amp; – Exempelfrakt</title>');
  expect(html).toContain('<meta name="description" content="Fråga &amp; svar">');
  expect(html).toContain('<body><main>Om oss, $1</main></body>');
  expect(html).not.toContain('<!--');
});

test("a page's own styles are the last of its head, after those of the site [T10]", () => {
  const html = pageHtml(template, page, { rendering, files, markup: '' });
  expect(html).toMatch(/<link rel="stylesheet" href="\/about\.css">\s*<\/head><body>/);
  expect(html).toContain('<meta property="og:url" content="https://www.example.com/about">');
});
