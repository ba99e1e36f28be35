import { notify, openSignIn, session } from '@freight/kit';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { usePage } from '#routing/usePage.ts';

/**
 * The wizard, once two addresses were chosen on the landing page; otherwise that page [ROUTE-15] [ROUTE-16].
 * The choice travels in the navigation's state, which a reload keeps (OPEN-57).
 */
export function PackageSending() {
  const { state } = useLocation();
  const signedIn = useSyncExternalStore(session.subscribe, isSignedIn, isSignedIn);
  // The prerendered file knows neither the state nor the session.
  if (!useIsHydrated()) return null;
  if (state?.from !== 'kit') return <GoHome />;
  return signedIn ? <Wizard /> : <SignInFirst />;
}

const isSignedIn = () => session.getState().status === 'signed-in';

function Wizard() {
  const { packageSending } = useSiteTexts();
  const heading = usePage('packageSending');
  return (
    <div className="page">
      <h1 className="visually-hidden" {...heading}>
        {packageSending.heading}
      </h1>
      <freight-send />
    </div>
  );
}

/** A protected page without a user: say so, open the login, show the public page [ROUTE-23] [ROUTE-24] [ROUTE-25]. */
function SignInFirst() {
  const { loginRequired } = useSiteTexts();
  useEffect(() => {
    notify(loginRequired);
    openSignIn('login');
  }, [loginRequired]);
  return <GoHome />;
}

function GoHome() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/', { replace: true }), [navigate]);
  return null;
}
