import { useEffect, useRef } from 'react';
import { useByPartner } from '#platform/useByPartner.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { texts } from './strings/index.ts';

/** The signed-in person's menu, or the buttons to log in and sign up [NAV-08] to [NAV-17]. */
export function UserMenu() {
  const user = useStore(pageSession(), (session) => session.user);
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);
  const isGuest = user === null;

  // After a logout the menu button is gone: focus what has replaced it.
  useEffect(() => {
    if (isGuest && focusNext.current) place.current?.querySelector('button')?.focus();
    focusNext.current = false;
  }, [isGuest]);

  return (
    <div className="user-menu" ref={place}>
      {user ? (
        <AccountMenu
          user={user}
          onSigningOut={() => {
            focusNext.current = true;
          }}
        />
      ) : (
        <Guest />
      )}
    </div>
  );
}

/** Shown while no user is signed in [NAV-17]; nothing where the page's partner signs people in. */
function Guest() {
  const t = texts.use();
  if (useByPartner()) return null;
  return (
    <div className="guest" part="guest">
      <Button kind="quiet" part="login" onClick={() => openSignIn('login')}>
        {t('guest.login')}
      </Button>
      <Button part="sign-up" onClick={() => openSignIn('sign-up')}>
        {t('guest.signUp')}
      </Button>
    </div>
  );
}
