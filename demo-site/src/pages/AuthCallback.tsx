import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** The page to which a social sign-in returns [ROUTE-12]. */
export function AuthCallback() {
  const { authCallback } = useSiteTexts();
  const heading = usePage('authCallback');
  return (
    <div className="page page--narrow">
      <h1 {...heading}>{authCallback.heading}</h1>
      <freight-auth-callback />
    </div>
  );
}
