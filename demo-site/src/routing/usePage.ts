import { useEffect, useRef } from 'react';
import { brand } from '#brand.ts';
import type { SiteTexts } from '#content/sv.ts';
import { useSiteTexts } from '#content/useSiteTexts.tsx';

/** Sets title and description of a page, and gives the heading that takes the focus after a navigation. */
export function usePage(page: keyof SiteTexts['meta']) {
  const { title, description } = useSiteTexts().meta[page];
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);

  useEffect(() => {
    if (isFirstPage()) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return { ref: heading, tabIndex: -1 } as const;
}

/** The page a visit begins with keeps the focus where the browser put it. */
let shown = 0;
function isFirstPage(): boolean {
  shown += 1;
  return shown === 1;
}
