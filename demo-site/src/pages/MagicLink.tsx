import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** The page that the verification mail's link opens [ROUTE-13]. */
export function MagicLink() {
  const { magicLink } = useSiteTexts();
  const heading = usePage('magicLink');
  return (
    <div className="page page--narrow">
      <h1 {...heading}>{magicLink.heading}</h1>
      <freight-magic-link stay />
    </div>
  );
}
