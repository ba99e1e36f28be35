import type { Destination } from '@freight/kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, destinations } from '#routing/destinations.ts';

type Params = Readonly<Record<string, string>>;

/** Pages that links from outside open once; going back must not open them again. */
const landings = ['/auth/callback', '/magic-link', '/reset-password'];

/** Turns the kit's requests to navigate into routes; destinations this site does not have are left to the kit. */
export function useKitNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onNavigate = (event: Event) => {
      const { to, params } = (event as CustomEvent<{ to: Destination; params: Params }>).detail;
      if (!Object.hasOwn(destinations, to)) return;
      event.preventDefault();
      void navigate(addressOf(to, params), {
        state: { ...params, from: 'kit' },
        replace: landings.includes(location.pathname),
      });
    };
    // An expired session leaves the person on the public page, at any anchor they are at there [SESS-10].
    const onExpired = () => {
      if (location.pathname !== destinations.home) void navigate(destinations.home);
    };
    document.addEventListener('freight-navigate', onNavigate);
    document.addEventListener('freight-session-expired', onExpired);
    return () => {
      document.removeEventListener('freight-navigate', onNavigate);
      document.removeEventListener('freight-session-expired', onExpired);
    };
  }, [navigate]);
}
