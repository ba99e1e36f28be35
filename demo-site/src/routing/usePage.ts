import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { brand } from '#brand.ts';
import type { SiteTexts } from '#content/sv.ts';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { scrollPositionHere } from '#routing/scrollPositions.ts';

/**
 * Sets title, description and canonical address of a page, and returns the props of its heading, which takes the focus
 * after a navigation. `ownTitle` describes what the page shows at the moment.
 */
export function usePage(page: keyof SiteTexts['meta'], ownTitle?: string) {
  const { title: usualTitle, description } = useSiteTexts().meta[page];
  const title = ownTitle ?? usualTitle;
  const heading = useRef<HTMLHeadingElement>(null);
  const isBack = useNavigationType() === 'POP';

  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    const canonical = document.querySelector('link[rel=canonical]');
    canonical?.setAttribute('href', `${brand.siteUrl}${location.pathname}`);
  }, [title, description]);

  const arrive = useEffectEvent(() => {
    if (isFirstPage()) return;
    window.scrollTo({ top: isBack ? scrollPositionHere() : 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => arrive(), []);

  return { ref: heading, tabIndex: -1 } as const;
}

/** The page a visit begins with keeps the focus where the browser put it. */
let shown = 0;
function isFirstPage(): boolean {
  shown += 1;
  return shown === 1;
}
