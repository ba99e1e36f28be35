import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** Where a social sign-in comes back to [ROUTE-12]. */
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
