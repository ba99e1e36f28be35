import { session } from '@freight/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type Tab = 'track' | 'send';

/**
 * The card's tab: it opens on sending, the main job, unless the visitor is signed in or came to track (`#track`).
 * `#send` in the address opens the send tab at any time (OPEN-50). A tab that a person opens is followed, so that the
 * same link works again. In a prerendered page `public/card.js` has chosen the tab before the first paint, and nothing
 * changes it afterwards but the person.
 */
export function useCardTab(): { tab: Tab; follow: (tab: string) => void } {
  const location = useLocation();
  // The prerendered markup is the same for all visitors: what was chosen for this one is read in an effect.
  const [tab, setTab] = useState<Tab>('send');
  useEffect(() => {
    const marks = document.documentElement.dataset;
    const isTracking =
      marks['cardTab'] === undefined
        ? session.getState().status === 'signed-in'
        : marks['cardTab'] === 'track';
    if (isTracking) setTab('track');
    // The next visit to this page chooses the tab anew.
    return () => void delete marks['cardTab'];
  }, []);
  // Following the same link again gives another location with the same address.
  useEffect(() => {
    if (location.hash === '#send') setTab('send');
    if (location.hash === '#track') setTab('track');
  }, [location]);
  return { tab, follow: (opened) => setTab(opened === 'send' ? 'send' : 'track') };
}
