import type { Destination } from '@freight/kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

type Params = Readonly<Record<string, string>>;

/** Where each screen of the kit lives on this site. */
const addresses: Partial<Record<Destination, (params: Params) => string>> = {
  home: () => '/',
  tracking: ({ orderId = '' }) => `/tracking?${new URLSearchParams({ orderId })}`,
  packageSending: () => '/package-sending',
  orderSuccess: () => '/order-success',
};

/** Where links from outside arrive once; going back must not arrive there again. */
const landings = ['/auth/callback', '/magic-link'];

/** Turns the kit's wish to go somewhere into a route; destinations this site does not have are left to the kit. */
export function useKitNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onNavigate = (event: Event) => {
      const { to, params } = (event as CustomEvent<{ to: Destination; params: Params }>).detail;
      const address = addresses[to]?.(params);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address, {
        state: { ...params, from: 'kit' },
        replace: landings.includes(location.pathname),
      });
    };
    // A session that ran out leaves the person on the public page [SESS-10].
    const onExpired = () => void navigate('/');
    document.addEventListener('freight-navigate', onNavigate);
    document.addEventListener('freight-session-expired', onExpired);
    return () => {
      document.removeEventListener('freight-navigate', onNavigate);
      document.removeEventListener('freight-session-expired', onExpired);
    };
  }, [navigate]);
}
