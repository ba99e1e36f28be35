import { useEffect, useRef } from 'react';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** Where the verification mail's link lands [ROUTE-13]. A link that failed stays on screen, with the way to a new one. */
export function MagicLink() {
  const { magicLink } = useSiteTexts();
  const heading = usePage('magicLink');
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = page;
    let hasFailed = false;
    const onFailed = () => {
      hasFailed = true;
    };
    const onNavigate = (event: Event) => {
      if (!hasFailed || (event as CustomEvent<{ to: string }>).detail.to !== 'home') return;
      event.preventDefault();
      event.stopPropagation();
    };
    current?.addEventListener('freight-verification-failed', onFailed);
    current?.addEventListener('freight-navigate', onNavigate);
    return () => {
      current?.removeEventListener('freight-verification-failed', onFailed);
      current?.removeEventListener('freight-navigate', onNavigate);
    };
  }, []);
  return (
    <div className="page page--narrow" ref={page}>
      <h1 {...heading}>{magicLink.heading}</h1>
      <freight-magic-link />
    </div>
  );
}
