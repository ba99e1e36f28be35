import { useRef } from 'react';
import { useEffectOn } from '#platform/useEffectOn.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Guest } from './Guest.tsx';

/** The signed-in person's menu, or the ways to become one [NAV-08] to [NAV-17]. */
export function UserMenu() {
  const user = useStore(pageSession(), (session) => session.user);
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);

  // Whoever logs out here loses the button they were on: the focus goes to what has taken its place.
  useEffectOn([user === null], () => {
    if (focusNext.current) place.current?.querySelector('button')?.focus();
    focusNext.current = false;
  });

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
