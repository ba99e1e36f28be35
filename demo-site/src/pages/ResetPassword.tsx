import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { usePage } from '#routing/usePage.ts';

/** Requests a link for a new password, and is the page that the link opens (OPEN-30). */
export function ResetPassword({ page }: { page: 'forgotPassword' | 'resetPassword' }) {
  const texts = useSiteTexts();
  const heading = usePage(page);
  return (
    <div className="page page--narrow">
      <h1 className="visually-hidden" {...heading}>
        {texts[page].heading}
      </h1>
      {/* Its form is in the page's own tree: hydrating the prerendered page, React would find more than it left. */}
      {useIsHydrated() && <freight-reset-password key={page} />}
    </div>
  );
}
