import { session } from '@freight/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type Tab = 'track' | 'send';

/**
 * The card's tab: it opens on sending, the main job, unless the visitor is signed in or came to track (`#track`).
 * `#send` in the address opens the send tab at any time (OPEN-50). A tab that a person opens is followed, so that the
 * same link works again. A card that was used before the session was read keeps its tab: `public/theme.js` marks it.
 */
export function useCardTab(): { tab: Tab; follow: (tab: string) => void } {
  const location = useLocation();
  // The prerendered page is the same for all visitors: read the session in an effect.
  const [tab, setTab] = useState<Tab>('send');
  useEffect(() => {
    const marks = document.documentElement.dataset;
    if (session.getState().status === 'signed-in' && !('cardUsed' in marks)) setTab('track');
    // The next visit to this page chooses the tab anew.
    return () => void delete marks['cardUsed'];
  }, []);
  // Following the same link again gives another location with the same address.
  useEffect(() => {
    if (location.hash === '#send') setTab('send');
    if (location.hash === '#track') setTab('track');
  }, [location]);
  return { tab, follow: (opened) => setTab(opened === 'send' ? 'send' : 'track') };
}
