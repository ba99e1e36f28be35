import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type Tab = 'track' | 'send';

/**
 * The card's tab: `#send` in the address opens the send tab (OPEN-50). What a person opens is followed, so that the
 * same link works again. Undefined until then, which leaves the card its first frame.
 */
export function useCardTab(): { tab: Tab | undefined; follow: (tab: string) => void } {
  const location = useLocation();
  const [tab, setTab] = useState<Tab>();
  // A link that is followed again is another location at the same address.
  useEffect(() => {
    if (location.hash === '#send') setTab('send');
  }, [location]);
  return { tab, follow: (opened) => setTab(opened === 'send' ? 'send' : 'track') };
}
