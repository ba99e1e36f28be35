import { notify, openSignIn, session } from '@freight/kit';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Loading } from '#account/Loading.tsx';
import { requestPage } from '#account/requestedPage.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';

const isSignedIn = () => session.getState().status === 'signed-in';

/**
 * A page for signed-in customers. Until the session is read it shows that it is loading; without a user
 * it reports that a login is required, opens the login and shows the public page [ROUTE-22] to [ROUTE-26].
 */
export function Protected({ children }: { children: ReactNode }) {
  const signedIn = useSyncExternalStore(session.subscribe, isSignedIn, () => false);
  // The prerendered file has no session.
  if (!useIsHydrated()) return <Loading />;
  return <Guarded signedIn={signedIn}>{children}</Guarded>;
}

function Guarded({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const [cameSignedIn] = useState(signedIn);
  const isRefused = useRefusal();
  if (signedIn || isRefused) return children;
  return cameSignedIn ? <GoHome /> : <SignInFirst />;
}

/** Whether the API has refused the session: the page stays, because its element reports it and offers the login. */
function useRefusal(): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const onRefused = () => setRefused(true);
    document.addEventListener('freight-session-refused', onRefused);
    // A new session may end in another way.
    const stop = session.subscribe(({ status }) => status === 'signed-in' && setRefused(false));
    return () => {
      document.removeEventListener('freight-session-refused', onRefused);
      stop();
    };
  }, []);
  return isRefused;
}

function SignInFirst() {
  const { texts, isSettled } = useSite();
  const location = useLocation();
  const ask = useEffectEvent(() => {
    notify(texts.loginRequired, 'info', { about: 'session' });
    openSignIn('login', texts.loginRequired);
    requestPage(location);
  });
  useEffect(() => {
    if (isSettled) ask();
  }, [isSettled]);
  return isSettled ? <GoHome /> : <Loading />;
}

/** After a sign-out, here or in another tab, no message is needed. */
function GoHome() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/', { replace: true }), [navigate]);
  return <Loading />;
}
