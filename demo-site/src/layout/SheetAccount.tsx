import { openSignIn, session } from '@freight/kit';
import { useSyncExternalStore } from 'react';
import { useSiteTexts } from '#content/useSiteTexts.tsx';

/** Log in and sign up at the foot of the sheet; signed-in people have the menu in the bar [NAV-17]. */
export function SheetAccount({ onLeave }: { onLeave: () => void }) {
  const { nav } = useSiteTexts();
  const isSignedOut = useSyncExternalStore(
    session.subscribe,
    () => session.getState().status === 'signed-out',
    () => true,
  );
  if (!isSignedOut) return null;
  const open = (form: 'login' | 'sign-up') => {
    onLeave();
    openSignIn(form);
  };
  return (
    <div className="sheet__account">
      <button type="button" className="outline-button" onClick={() => open('login')}>
        {nav.login}
      </button>
      <button type="button" className="pill-button" onClick={() => open('sign-up')}>
        {nav.signUp}
      </button>
    </div>
  );
}
