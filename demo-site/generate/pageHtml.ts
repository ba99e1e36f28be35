import { brand } from '#brand.ts';
import type { PublicPage } from '#publicPages.ts';
import { escaped, headOf } from './head.ts';
import type { PageFiles } from './pageFiles.ts';

export type Rendering = typeof import('#prerender.tsx');

/** The html of one page: the template with its title, its own lines of the head, and its markup. */
export function pageHtml(
  template: string,
  page: PublicPage,
  parts: { rendering: Rendering; files: PageFiles; markup: string },
): string {
  const { rendering, files, markup } = parts;
  const { title, description } = rendering.metaOf(page.meta);
  const head = headOf(page, { title, description, faq: rendering.faq }, files);
  return (
    template
      .replace('<!--title-->', () => escaped(`${title} – ${brand.name}`))
      .replace('<!--description-->', () => escaped(description))
      // After the site's own style sheet, so that the page's styles win.
      .replace('</head>', () => `  ${head}\n  </head>`)
      .replace('<!--page-->', () => markup)
  );
}
