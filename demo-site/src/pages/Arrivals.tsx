import { useLocation } from 'react-router';
import { Loading } from '#account/Loading.tsx';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { usePage } from '#routing/usePage.ts';

/**
 * Boards of what comes, under the element's own visible heading. With a board in its address it is the page of a screen in
 * a hall: without the bar, the footer and the question about cookies, since nobody would answer it.
 */
export function Arrivals() {
  const { arrivals } = useSiteTexts();
  const heading = usePage('arrivals');
  const isBoard = useLocation().hash.startsWith('#board=');
  // The prerendered file does not know what is behind the `#`.
  if (!useIsHydrated()) return <Loading />;
  return (
    <div className={isBoard ? 'hall' : 'page'}>
      <h1 className="visually-hidden" {...heading}>
        {arrivals.heading}
      </h1>
      <freight-arrivals key={String(isBoard)} />
    </div>
  );
}
